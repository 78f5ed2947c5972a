/**
 * Addresses. They live behind the `#`, which a browser never sends to a server: the key of a seat stays out of logs.
 *
 *     #/                              the lobby
 *     #/new/GAME                      makes a room for that game and leads there
 *     #/room/ROOM                     a room; anybody who has the link may come in
 *     #/join/CODE                     makes this device somebody's own, by a code
 *     #/table/MATCH?key=K             a seat (or a spectator's place); the key is stored and taken out of the address
 *     #/replay/MATCH?at=N&watch=K     a match, at a decision
 *     #/review/MATCH                  the review of a match that is over
 *     #/rules/GAME?id=C3.4            the rules of a game
 *     #/learn/GAME?lesson=L           goal, turn and points of a game, and its lessons; with one named, it begins
 *     anything else                   nowhere; the page says so
 */

export interface Route {
  page: 'lobby' | 'new' | 'room' | 'join' | 'table' | 'replay' | 'review' | 'rules' | 'learn' | 'nowhere';
  id: string;
  query: URLSearchParams;
}

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', id = ''] = path.split('/');
  const known = (['new', 'room', 'join', 'table', 'replay', 'review', 'rules', 'learn'] as const).find((one) => one === page);
  const lost = page === '' ? 'lobby' : 'nowhere';
  return { page: known && id ? known : lost, id: decoded(id), query: new URLSearchParams(query) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // Not of our making; the page that asks for it will say that it is unknown.
  }
}

class Router {
  now = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.now = parse(location.hash)));
  }

  go(address: string): void {
    location.hash = address;
  }

  /** Change the address without a new entry in the history. */
  replace(address: string): void {
    history.replaceState(null, '', `#${address}`);
    this.now = parse(location.hash);
  }
}

export const router = new Router();

export function link(address: string): string {
  return new URL(`#${address}`, location.href).toString();
}

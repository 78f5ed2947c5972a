/** The HTTP side of the server. */

import type { Cover, GameCard, Measure, MatchCreated, MatchRequest, MatchSummary, Palette, Position, Rule, Value } from './protocol';

/** An answer of the server that is not a success: a message id with arguments, and an English sentence. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly message_id: string,
    readonly args: Record<string, Value>,
    detail: string,
  ) {
    super(detail);
  }
}

export async function ask(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(`./api${path}`, init);
  if (answer.ok) return answer;
  let message = '';
  let args: Record<string, Value> = {};
  let detail = `${answer.status} ${answer.statusText}`;
  try {
    const body = (await answer.json()) as { error?: { message?: string; args?: Record<string, Value>; detail?: string } };
    message = body.error?.message ?? '';
    args = body.error?.args ?? {};
    detail = body.error?.detail ?? detail;
  } catch {
    // Not JSON: the status line says what there is to say.
  }
  throw new ApiError(answer.status, message, args, detail);
}

export async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await ask(path, init)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await ask(path)).text();
}

export const part = encodeURIComponent;

export const api = {
  games: () => json<GameCard[]>('/games'),
  words: (lang: string) => text(`/words/${part(lang)}`),
  gameWords: (game: string, lang: string) => text(`/games/${part(game)}/words/${part(lang)}`),
  symbols: (game: string) => text(`/games/${part(game)}/symbols.svg`),
  palette: (game: string) => json<Palette>(`/games/${part(game)}/palette`),
  measures: (game: string) => json<Measure[]>(`/games/${part(game)}/measures`),
  cover: (game: string) => json<Cover>(`/games/${part(game)}/cover`),
  rules: (game: string) => json<Rule[]>(`/games/${part(game)}/rules`),
  create: (request: MatchRequest) =>
    json<MatchCreated>('/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    }),
  summary: (match: string, key: string) => json<MatchSummary>(`/matches/${part(match)}?key=${part(key)}`),
  at: (match: string, key: string, decision: number) =>
    json<Position>(`/matches/${part(match)}/at/${decision}?key=${part(key)}`),
  recordUrl: (match: string, key: string) => `./api/matches/${part(match)}/record?key=${part(key)}`,
  upload: (record: string) =>
    json<{ match: string; watch: string }>('/records', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: record,
    }),
  /** `have`: hashes of the panels that the page holds. */
  liveUrl: (match: string, key: string, after: number, have: string[], way: 'live' | 'trial' = 'live') => {
    const url = new URL(`./api/matches/${part(match)}/${way}?key=${part(key)}&after=${after}&changes=1&have=${have.join()}`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.hash = '';
    return url.toString();
  },
};

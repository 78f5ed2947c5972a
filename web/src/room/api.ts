/** Rooms and people over HTTP. */

import { ask, json, part } from '../lib/api';
import type {
  AboutMe,
  Addresses,
  Claim,
  Code,
  Door,
  Forgotten,
  Known,
  Me,
  Mine,
  MineView,
  NewPerson,
  NewRoom,
  Phrase,
  Picture,
  RoomMade,
  RoomOf,
  SignedOff,
  Subscription,
} from './protocol.gen';

type Method = 'POST' | 'PATCH' | 'PUT' | 'DELETE';

function as(key: string, method?: Method, body?: unknown): RequestInit {
  const headers: Record<string, string> = {};
  if (key) headers['authorization'] = `Bearer ${key}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  return { headers, ...(method ? { method } : {}), ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}

export const roomApi = {
  person: (wish: NewPerson) => json<Known>('/people', as('', 'POST', wish)),
  me: (key: string) => json<Me>('/people/me', as(key)),
  change: (key: string, about: AboutMe) => json<Me>('/people/me', as(key, 'PATCH', about)),
  phrase: (key: string) => json<Phrase>('/people/me/phrase', as(key, 'POST', {})),
  code: (key: string) => json<Code>('/people/me/code', as(key, 'POST', {})),
  claim: (key: string, claim: Claim) => json<Known>('/people/claim', as(key, 'POST', claim)),
  signOff: (key: string) => json<SignedOff>('/people/me/sign-off', as(key, 'POST', {})),
  subscribe: (key: string, to: Subscription) => json<Me>('/people/me/push', as(key, 'PUT', to)),
  unsubscribe: (key: string) => json<Me>('/people/me/push', as(key, 'DELETE')),
  mine: (key: string) => json<Mine>('/people/me/matches', as(key)),
  finished: (key: string, start: number) => json<MineView[]>(`/people/me/finished?start=${start}`, as(key)),
  forget: (key: string, what: Forgotten) => json<Mine>('/people/me/forget', as(key, 'POST', what)),
  make: (key: string, wish: NewRoom) => json<RoomMade>('/rooms', as(key, 'POST', wish)),
  door: (key: string, room: string) => json<Door>(`/rooms/${part(room)}`, as(key)),
  enter: (key: string, room: string, name: string) => json<Door>(`/rooms/${part(room)}/enter`, as(key, 'POST', { name })),
  roomOf: (match: string) => json<RoomOf>(`/matches/${part(match)}/room`),
  picture: (match: string, key: string) => json<Picture>(`/matches/${part(match)}/picture?key=${part(key)}`),
  addresses: () => json<Addresses>('/addresses'),
  qr: async (text: string) => (await ask('/qr', as('', 'POST', { text }))).text(),
  liveUrl: (room: string, key: string, after: number) => {
    const url = new URL(`./api/rooms/${part(room)}/live?key=${part(key)}&after=${after}`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.hash = '';
    return url.toString();
  },
};

/** Which seats of a match the person at this browser holds. */

import { api } from '../lib/api';
import { ApiError } from '../lib/api';
import type { Remembered } from '../lib/memory';
import { roomApi } from './api';
import { release, take } from './links';
import { me } from './me.svelte';
import type { Room } from './room.svelte';

export interface Held {
  known: Remembered;
  key: string;
  room: Room;
}

/** A match that belongs to a room: what opens it here; its door for whoever has not come in; null if it has no room. */
export async function seatsOf(match: string): Promise<Held | { door: string } | null> {
  let id: string;
  try {
    id = (await roomApi.roomOf(match)).room;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
  if (!me.key) return { door: id };
  let summary;
  try {
    summary = await api.summary(match, me.key);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { door: id };
    throw error;
  }
  const room = take(id);
  try {
    await first(room);
  } catch (error) {
    release(room);
    throw error;
  }
  const played = room.now?.match === match ? room.mine : [];
  const seats = summary.viewer !== null ? [summary.viewer] : played;
  const several = seats.length > 1;
  const known: Remembered = {
    match,
    game: summary.game,
    keys: seats.map((seat) => ({ seat, kind: 'me', key: several ? `${me.key}:${seat}` : me.key })),
    watch: '',
    screen: `${me.key}:watch`,
    since: Date.now(),
    over: summary.over,
    room: id,
  };
  return { known, key: several ? `${me.key}:watch` : me.key, room };
}

/** Wait until the room is known. */
async function first(room: Room): Promise<void> {
  while (!room.now) {
    if (room.status === 'gone' || room.status === 'barred') throw new Error('the room is closed');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

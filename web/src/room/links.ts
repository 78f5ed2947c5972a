/** Open rooms of this page. Going from the room to its table, or back, keeps the connection. */

import { Room } from './room.svelte';

const LINGER = 1200;
const open = new Map<string, { room: Room; users: number; closing?: ReturnType<typeof setTimeout> }>();

/** Look at a room; whoever does lets it go again. */
export function take(id: string): Room {
  let one = open.get(id);
  if (!one || one.room.status === 'gone' || one.room.status === 'barred') {
    one = { room: new Room(id), users: 0 };
    open.set(id, one);
  }
  clearTimeout(one.closing);
  one.users++;
  return one.room;
}

export function release(room: Room): void {
  const one = open.get(room.id);
  if (!one || one.room !== room) {
    room.close();
    return;
  }
  one.users--;
  if (one.users) return;
  one.closing = setTimeout(() => {
    room.close();
    open.delete(room.id);
  }, LINGER);
}

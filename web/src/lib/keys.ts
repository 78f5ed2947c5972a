/** Keys at the table. A key that is held down acts once, and one that has just changed the match rests for a moment. */

import type { Desk } from './desk.svelte';
import { settings } from './settings.svelte';

export type Area = 'board' | 'hand' | 'list' | 'cards' | 'question' | '';

export interface Room {
  desk: Desk;
  /** Move the focus to a part of the page. */
  go(area: Area): void;
  /** Open something beside the board. */
  open(what: 'help' | 'points' | 'log' | 'list' | 'chat' | 'goal' | 'advice'): void;
}

/** How long after an answer the same key does nothing. */
const REST = 350;
let last = { key: '', at: 0 };

function rests(key: string): boolean {
  const now = performance.now();
  if (last.key === key && now - last.at < REST) return true;
  last = { key, at: now };
  return false;
}

/** What leaves the turn: each has a key of its own, so that none is pressed for another. */
const ENDS: Record<string, string> = { e: 'end', n: 'skip', x: 'decline' };

/** Handle a key; true if it was one of ours. */
export function handle(event: KeyboardEvent, room: Room): boolean {
  const { desk } = room;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const on = event.target as HTMLElement;
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(on.tagName) || on.closest('dialog')) return false;
  if (event.key === 'Escape') return !event.repeat && (desk.behind ? (desk.backToNow(), true) : desk.back());
  if (event.key === '?') {
    room.open('help');
    return true;
  }
  if (!settings.letters) return false;
  const digit = /^Digit([0-9])$/.exec(event.code)?.[1];
  if (digit) return !event.repeat && (event.shiftKey ? card(desk, Number(digit)) : shelf(desk, Number(digit)));
  const reel = desk.match.reel;
  if (reel) {
    if (event.key === 'ArrowLeft') void reel.go(reel.at - 1);
    else if (event.key === 'ArrowRight') void reel.go(reel.at + 1);
    else if (event.key === ' ' && on === document.body) reel.toggle();
    else return look(event.key.toLowerCase(), room);
    return true;
  }
  const pressed = event.key.toLowerCase();
  return look(pressed, room) || (!event.repeat && act(pressed, room));
}

const placeOf = (digit: number): number => (digit + 9) % 10;

function shelf(desk: Desk, digit: number): boolean {
  const board = desk.stage.boards[placeOf(digit)];
  if (board) desk.stage.toggle(board.id);
  return board !== undefined;
}

function card(desk: Desk, digit: number): boolean {
  const place = desk.cards[placeOf(digit)];
  if (place && !desk.busy && !rests(`card ${digit}`)) desk.pick(place);
  return place !== undefined;
}

/** Keys that only look. */
function look(pressed: string, { desk, open }: Room): boolean {
  const board = desk.stage.board;
  const camera = board && desk.stage.camera(`${board.panels[0]?.id} `);
  switch (pressed) {
    case '+':
    case '=':
      camera?.zoomAt(1.35);
      return true;
    case '-':
      camera?.zoomAt(1 / 1.35);
      return true;
    case 'k':
      desk.reading = '';
      return true;
    case 'g':
      open('goal');
      return true;
    case 's':
      open('points');
      return true;
    case 'o':
      open('log');
      return true;
    case 'a':
      if (desk.mayAdvise) open('advice');
      return desk.mayAdvise;
    case 'm':
      if (desk.room) open('chat');
      return desk.room !== null;
    case 'p':
      desk.match.flow?.pause();
      return true;
  }
  return false;
}

/** Keys that choose, take back and end. */
function act(pressed: string, { desk, go, open }: Room): boolean {
  const kind = ENDS[pressed];
  if (kind) {
    const place = desk.endings.find((one) => one.kind === kind && one.actions.length);
    if (!place || desk.busy) return place !== undefined;
    // The second press of an end that was asked about must come after one has read the question.
    if (!rests(pressed)) desk.pick(place);
    return true;
  }
  switch (pressed) {
    case 'u':
      desk.undo();
      return true;
    case 'y':
      desk.redo();
      return true;
    case 't':
      desk.restart();
      return true;
    case 'r':
      return desk.rotate();
    case 'f':
      return desk.rotate(true);
    case 'enter':
      return !rests('enter') && desk.confirm();
    case 'b':
      go('board');
      return true;
    case 'c':
      go('cards');
      return true;
    case 'h':
      go('hand');
      return true;
    case 'l':
      open('list');
      return true;
    case 'w':
      if (!desk.match.asked) return false;
      desk.asking = !desk.asking;
      go('board');
      return true;
  }
  return false;
}

/**
 * What the server and the page say to each other, under the page's names; `docs/protocol.md` is the description.
 * The types themselves are made from the server's: `protocol.gen.ts`.
 */
import type { Choice, Message, Position as Shown, Text, Value } from './protocol.gen';

export type * from './protocol.gen';
export type {
  Card as DrawerCard,
  Drawer as DrawerScene,
  GameInfo as GameCard,
  Heard as Happening,
  NewMatch as MatchRequest,
  Opened as MatchCreated,
  OptionInfo as GameOption,
  PaletteInfo as Palette,
  ParagraphInfo as Rule,
  Players as PlayersMessage,
  Problem as ErrorMessage,
  SeatWish as SeatRequest,
  Summary as MatchSummary,
  Why as WhyMessage,
} from './protocol.gen';

/** What an answer does to the turn: goes on with it, passes over one thing, refuses something, or ends it. */
export type AnswerKind = 'act' | 'skip' | 'decline' | 'end';

/** A legal action; `slot` is its place in the turn bar. */
export interface Action extends Choice {
  slot?: string;
  kind?: AnswerKind;
}

export interface Crumb {
  text: Text;
  state: 'done' | 'now' | 'next';
}

export interface SlotReason {
  rule: string;
  message: string;
  args: Record<string, Value>;
}

/** A fixed place in the turn bar; without codes it is impossible now, for the reason given. */
export interface Slot {
  id: string;
  title: Text;
  codes?: number[];
  group?: string;
  symbol?: string;
  kind?: AnswerKind;
  note?: Text | null;
  reason?: SlotReason | null;
  /** Its answers may be taken one after the other, in any order. */
  all?: boolean;
}

/** The turn of the seat that must answer. */
export interface Turn {
  crumbs?: Crumb[];
  slots?: Slot[];
  forced?: boolean;
  undo_why?: Text | null;
}

/** How far a measure moves: `by`, or from `by` to `most`; `now` is the number then. */
export interface Delta {
  measure: string;
  by: number;
  now: number;
  seat?: number | null;
  most?: number | null;
}

/** What the next question would offer. */
export interface Then {
  slot: string;
  title: Text;
  changes?: Delta[];
  locked?: boolean;
}

/** What an answer would change, as far as its seat can know. */
export interface Outlook {
  changes?: Delta[];
  locked?: boolean;
  ends?: boolean;
  open?: boolean;
  about?: boolean;
  next?: Text | null;
  waste?: Delta[];
  then?: Then[];
}

/** Something that a game counts; `sign`: whether more is good (1), bad (-1) or neither for its seat. */
export interface Measure {
  id: string;
  symbol?: string;
  sign?: number;
  common?: boolean;
}

export interface Position extends Shown {
  actions: Action[];
  turn?: Turn | null;
}

export interface OutlookMessage {
  type: 'outlook';
  seq: number;
  decision: number;
  outlooks: Record<string, Outlook>;
}

export type ServerMessage = Exclude<Message, Shown> | Position | OutlookMessage;

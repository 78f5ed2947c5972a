/** Made by `make types` from the structs that the server sends and takes; not written by hand. */

import type { Box, Panel, Pong, Problem, Text } from '../lib/protocol.gen';

/** How fast a table plays: seconds a turn, seconds of reserve a seat, and what happens when both are used. */
export interface Pace {
  turn?: number;
  bank?: number;
  end?: 'nothing' | 'bot' | 'concede';
}

/** Where a match comes from: it goes on from another one, after so many of its decisions. */
export interface Origin {
  match: string;
  decision: number;
}

/** A question to those who play: shall a bot take over a seat, shall the match pause? */
export interface Vote {
  kind: 'bot' | 'pause';
  yes: string[];
  seat?: number;
}

/** A place: who holds it and whether they are here. Once a match has begun its number is the seat's. */
export interface PlaceView {
  kind: 'open' | 'person' | 'bot';
  person: string;
  name: string;
  level: string;
  online: boolean;
  /** Seconds since they were last seen; 0 while they are here. */
  away: number;
  /** The level of the bot that plays for this person, "" if they play themselves. */
  taken: string;
  conceded: boolean;
}

/** Somebody who came in. */
export interface GuestView {
  person: string;
  name: string;
  online: boolean;
  watches: boolean;
}

/** The clocks at the moment the message was sent: seconds of the running turn, and of every seat's reserve. */
export interface ClockView {
  seat: number | null;
  running: boolean;
  turn: number;
  banks: number[];
}

/** What the table has agreed on. */
export interface TermsView {
  options: Record<string, number | boolean | string>;
  pace: Pace;
  absent: number;
  level: string;
  chat: 'all' | 'phrases' | 'off';
  first: number;
  advice: 'alone' | 'all' | 'off';
  /** Who agrees that everybody may ask for hints. */
  agreed: string[];
}

/** The whole room, as one of its guests sees it. */
export interface RoomView {
  type: 'room';
  id: string;
  game: string;
  me: string;
  host: string;
  state: 'waiting' | 'playing' | 'over';
  number: number;
  match: string;
  places: PlaceView[];
  guests: GuestView[];
  terms: TermsView;
  paused: string;
  votes: Vote[];
  ready: string[];
  asked: number | null;
  clock: ClockView | null;
  /** How the match ended. */
  ranking: number[][] | null;
  /** Seconds of absence before people may vote for a bot. */
  grace: number;
  /** The lesson that the match is, "" if it is none or no longer. */
  lesson: string;
  /** The match that this one goes on from. */
  origin: Origin | null;
}

/** A line of chat. A phrase, and what the room tells, is said in the reader's language: `body` is a message id. */
export interface Line {
  number: number;
  kind: 'said' | 'phrase' | 'told';
  person: string;
  name: string;
  body: string;
  args: Record<string, number | boolean | string>;
  match: string;
  at: number;
}

/** New lines, the oldest first. */
export interface Lines {
  type: 'chat';
  lines: Line[];
}

/** Take an open place. */
export interface Sit {
  type: 'sit';
  place: number;
  id?: number;
}

/** Let somebody else at this screen take an open place. */
export interface Share {
  type: 'share';
  place: number;
  name: string;
  id?: number;
}

/** Give the own places up, and watch. */
export interface Stand {
  type: 'stand';
  id?: number;
}

/** Set a bot on a place (the host). */
export interface SeatBot {
  type: 'bot';
  place: number;
  level: string;
  id?: number;
}

/** Open a place (the host, or who sits there). */
export interface Clear {
  type: 'clear';
  place: number;
  id?: number;
}

/** Let two places change (the host). */
export interface Swap {
  type: 'swap';
  one: number;
  other: number;
  id?: number;
}

/** Let the lot decide who sits where (the host). */
export interface Shuffle {
  type: 'shuffle';
  id?: number;
}

/** Set the number of places (the host). */
export interface Resize {
  type: 'seats';
  count: number;
  id?: number;
}

/** Set the game's options (the host). */
export interface Choose {
  type: 'options';
  options: Record<string, number | boolean | string>;
  id?: number;
}

/** Set the terms, those that are named (the host). */
export interface Agree {
  type: 'terms';
  pace?: Pace | null;
  absent?: number | null;
  level?: string | null;
  chat?: 'all' | 'phrases' | 'off' | null;
  advice?: 'alone' | 'all' | 'off' | null;
  first?: number | null;
  id?: number;
}

/** Say whether one agrees that everybody may ask for hints. */
export interface Consent {
  type: 'consent';
  yes: boolean;
  id?: number;
}

/** Show somebody the door (the host). */
export interface Remove {
  type: 'remove';
  person: string;
  id?: number;
}

/** Make somebody else host; or become it oneself if the host has been away for long. */
export interface MakeHost {
  type: 'host';
  person: string;
  id?: number;
}

/** Go for good. */
export interface Leave {
  type: 'leave';
  id?: number;
}

/** Change the own name, or that of a place one holds. */
export interface Call {
  type: 'name';
  name: string;
  place?: number | null;
  id?: number;
}

/** Begin the match (the host). */
export interface Begin {
  type: 'start';
  id?: number;
}

/** Say something: own words, or a phrase. */
export interface Say {
  type: 'say';
  text?: string;
  phrase?: string;
  id?: number;
}

/** Let a bot play for the own seat; vote for one that plays an absent one's. */
export interface AskBot {
  type: 'takeover';
  seat: number;
  level?: string;
  id?: number;
}

/** Play an own seat oneself again. */
export interface TakeBack {
  type: 'giveback';
  seat: number;
  id?: number;
}

/** Stop the match; with a clock, vote for it. */
export interface Pause {
  type: 'pause';
  id?: number;
}

/** Go on. */
export interface Resume {
  type: 'resume';
  id?: number;
}

/** Say no to what is asked. */
export interface Refuse {
  type: 'refuse';
  kind: 'bot' | 'pause';
  seat?: number;
  id?: number;
}

/** Give an own seat up for good. */
export interface Concede {
  type: 'concede';
  seat: number;
  id?: number;
}

/** Play on without the lesson. */
export interface EndLesson {
  type: 'lesson-off';
  id?: number;
}

/** Ask for another match; it begins when all who sit here have. The first who asks may want stronger bots. */
export interface Rematch {
  type: 'rematch';
  stronger?: boolean;
  id?: number;
}

/** Lead everybody back to the waiting room (the host). */
export interface Reopen {
  type: 'reopen';
  id?: number;
}

/** Ask for a sign of life. */
export interface Ping {
  type: 'ping';
  id?: number;
}

/** Who shall sit somewhere in a new room: the host, somebody else at the host's screen, a bot, or whoever comes. */
export interface PlaceWish {
  kind: 'me' | 'screen' | 'bot' | 'open';
  name?: string;
  level?: string;
}

/** A finished match to be played on from one of its positions, in one of its seats. */
export interface PlayOn {
  match: string;
  decision: number;
  seat: number;
  level: string;
}

/** A room to be made. With `start` its match begins at once; `first` is then the place that is asked first. A `lesson` has its own places and options, and so has a match that is played on: both begin at once. */
export interface NewRoom {
  game: string;
  places?: PlaceWish[];
  options?: Record<string, number | boolean | string>;
  first?: number;
  start?: boolean;
  lesson?: string;
  /** The step of the lesson to begin with, "" for the first. */
  step?: string;
  play_on?: PlayOn | null;
}

/** A new room, and its match if that has begun. */
export interface RoomMade {
  room: string;
  match: string;
}

/** What a stranger with the link sees of a room before coming in. */
export interface Door {
  room: string;
  game: string;
  /** The host's name. */
  host: string;
  state: string;
  match: string;
  seats: number;
  open: number;
  names: string[];
  /** Whether the asker has come in before. */
  member: boolean;
}

/** Somebody comes in, under this name. */
export interface Entry {
  name?: string;
}

/** How other devices reach this server. */
export interface Addresses {
  addresses: string[];
  /** The server listens on this machine only. */
  only_here: boolean;
  /** What opens it to the network. */
  command: string;
}

/** A text to be drawn as a QR code. */
export interface Drawing {
  text: string;
}

/** Somebody who wants to be known here. */
export interface NewPerson {
  name: string;
  lang?: 'en' | 'fr';
  /** What the device is called: phone, computer. */
  label?: string;
}

/** Somebody, and the key of the device that asked: it is shown only here. */
export interface Known {
  person: string;
  name: string;
  key: string;
}

/** A device of somebody. */
export interface DeviceView {
  label: string;
  created: number;
  /** The one that asks. */
  here: boolean;
  push: boolean;
}

/** What is known of the person who asks. */
export interface Me {
  person: string;
  name: string;
  lang: string;
  has_phrase: boolean;
  webhook: string;
  devices: DeviceView[];
  /** The key with which a browser subscribes to notices; "" if this server sends none. */
  push_key: string;
}

/** What shall be changed; what is not named stays. */
export interface AboutMe {
  name?: string | null;
  lang?: 'en' | 'fr' | null;
  webhook?: string | null;
}

/** A recovery phrase: it is shown only here. */
export interface Phrase {
  phrase: string;
}

/** A short code that makes another device one's own, once, for so many seconds. */
export interface Code {
  code: string;
  seconds: number;
}

/** A device becomes somebody's: by a code or by a recovery phrase. */
export interface Claim {
  code?: string;
  phrase?: string;
  label?: string;
}

/** The keys of a subscription. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Where a browser wants to be told that a turn has come, as the browser gives it. */
export interface Subscription {
  endpoint: string;
  keys: PushKeys;
}

/** A seat of a match in the list of one's matches. */
export interface SeatLine {
  seat: number;
  name: string;
  level: string;
  mine: boolean;
  bot: boolean;
  online: boolean;
  score: number | null;
}

/** A room or a match of one's own, as the lobby lists it. */
export interface MineView {
  room: string;
  match: string;
  game: string;
  state: 'waiting' | 'playing' | 'over';
  my_turn: boolean;
  asked: number | null;
  seats: SeatLine[];
  /** Places that wait for somebody. */
  open: number;
  /** Seconds since the last turn began, or since the room changed. */
  since: number;
  wants_rematch: boolean;
  ranking: number[][] | null;
  /** The lesson that the match is, "" if it is none or no longer. */
  lesson: string;
}

/** One's matches: those that wait or run, and how many are finished. */
export interface Mine {
  now: MineView[];
  finished: number;
}

/** A room, or one finished match of it, shall leave the list of one's matches, or come back. */
export interface Forgotten {
  room: string;
  match?: string;
  hidden?: boolean;
}

/** How many devices were signed off. */
export interface SignedOff {
  devices: number;
}

/** A match at a glance, drawn: its main board, how far it is, who is asked, the scores as the seats show them. */
export interface Picture {
  panel: Panel;
  box: Box;
  status: Text[];
  asked: number | null;
  scores: string[];
}

/** The room of a match. */
export interface RoomOf {
  room: string;
}

export type Message = RoomView | Lines | Problem | Pong;

export type Request = Sit | Share | Stand | SeatBot | Clear | Swap | Shuffle | Resize | Choose | Agree | Consent | Remove | MakeHost | Leave | Call | Begin | Say | AskBot | TakeBack | Pause | Resume | Refuse | Concede | EndLesson | Rematch | Reopen | Ping;

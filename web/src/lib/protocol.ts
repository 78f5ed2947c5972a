/** What the server and the page say to each other; `docs/protocol.md` is the description. */

export type Value = number | string | boolean | null | (number | string)[];

export interface Text {
  id: string;
  args?: Record<string, Value>;
}

export interface Zone {
  id: string;
  x: number;
  y: number;
  shape?: 'hex' | 'circle' | 'rect' | 'path';
  w?: number;
  h?: number;
  r?: number;
  d?: string;
  symbol?: string;
  fill?: string;
  stroke?: string;
  label?: string;
  caption?: Text | null;
  tip?: Text | null;
  rule?: string;
  lift?: number;
}

export interface Piece {
  id: string;
  symbol: string;
  x: number;
  y: number;
  w?: number;
  h?: number;
  seat?: number | null;
  mark?: boolean;
  label?: string;
  label_y?: number;
  label_size?: number;
  label_fill?: string;
  count?: number;
  rotate?: number;
  flip?: boolean;
  faded?: boolean;
  tip?: Text | null;
  rule?: string;
  zone?: string;
  quiet?: boolean;
}

export interface Panel {
  id: string;
  title: Text;
  w: number;
  h: number;
  place?: 'board' | 'seat' | 'hand' | 'side';
  seat?: number | null;
  art?: string;
  zones?: Zone[];
  pieces?: Piece[];
}

export interface Stat {
  symbol: string;
  value: number | string;
  tip: Text;
}

export interface SeatLine {
  seat: number;
  score: number | string;
  stats?: Stat[];
  note?: Text | null;
}

export interface Meter {
  left: number;
  most: number;
  tip: Text;
}

export interface Scene {
  panels: Panel[];
  seats: SeatLine[];
  meter?: Meter | null;
  status?: Text[];
}

export interface Action {
  code: number;
  text: string;
  family: string;
  fields: Record<string, number | string>;
  targets?: string[];
  ghost?: Piece[];
  ghost_panel?: string;
  gain?: Text | null;
}

export interface Question {
  step: string;
  seat: number;
  message: string;
  args: Record<string, Value>;
  rules: string[];
}

export interface Happening {
  event: string;
  args: Record<string, Value>;
  rules?: string[];
}

export interface LogLine {
  decision: number;
  seat: number | null;
  events: Happening[];
  /** Only for the viewer's own decisions. */
  action?: string;
  family?: string;
  fields?: Record<string, number | string>;
}

export interface Player {
  seat: number;
  name: string;
  kind: string;
  connected: boolean;
  taken_over: boolean;
  level?: string;
}

export interface Position {
  type: 'position';
  seq: number;
  decision: number;
  viewer: number | null;
  question: Question | null;
  scene: Scene;
  actions: Action[];
  undo: { undo: number; redo: number };
  scores: number[] | null;
  ranking: number[][] | null;
  ledger: [number, number, string][];
  players: Player[];
  /** The log continues after this decision; later lines held before are void. */
  log_from: number;
  log: LogLine[];
  over: boolean;
  /** The pending question is answered by the server. */
  auto: boolean;
}

export interface WhyAnswer {
  target?: string;
  action?: string;
  rule: string;
  message: string;
  args: Record<string, Value>;
}

export interface WhyMessage {
  type: 'why';
  id: number;
  answers: WhyAnswer[];
}

export interface ErrorMessage {
  type: 'error';
  id?: number;
  message: string;
  args?: Record<string, Value>;
  rule?: string;
  detail: string;
}

export interface PlayersMessage {
  type: 'players';
  players: Player[];
}

export type ServerMessage = Position | WhyMessage | ErrorMessage | PlayersMessage | { type: 'pong' };

export interface GameOption {
  id: string;
  default: number | boolean | string;
  choices: (number | boolean | string)[];
  seats?: number[] | null;
}

export interface GameCard {
  id: string;
  name: string;
  version: string;
  seats: number[];
  options: GameOption[];
  levels: string[];
  stage?: string;
}

export interface Rule {
  id: string;
  title: string;
  en: string;
  fr: string;
  kind: string;
  source?: string;
}

export interface Palette {
  light: Record<string, string>;
  dark: Record<string, string>;
}

export type SeatKind = 'me' | 'open' | 'screen' | 'bot';

export interface SeatRequest {
  kind: SeatKind;
  name?: string;
  level?: string;
}

export interface MatchRequest {
  game: string;
  seats: SeatRequest[];
  options: Record<string, number | boolean | string>;
  first?: number | null;
  lang?: string;
}

export interface SeatKey {
  seat: number;
  kind: SeatKind;
  /** A bot has none. */
  key: string | null;
}

export interface MatchCreated {
  match: string;
  /** In the order of the request; `seat` may differ from the place in it. */
  keys: SeatKey[];
  watch: string;
}

export interface MatchSummary {
  match: string;
  game: string;
  version: string;
  options: Record<string, number | boolean | string>;
  viewer: number | null;
  players: Player[];
  decisions: number;
  seq: number;
  over: boolean;
  scores: number[] | null;
  ranking: number[][] | null;
  created: number;
  imported: boolean;
}

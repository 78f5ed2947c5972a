/** Made by `make types` from the structs that the server sends and takes; not written by hand. */

/** A value that words, events and errors take as an argument. */
export type Value = number | string | boolean | null | (number | string)[];

/** Ask for the best plans for the own turn. */
export interface AskHint {
  type: 'hint';
  id: number;
  decision: number;
}

/** Ask what comes of answers, of all if none is named; with a `path`, of those that follow if it is given. */
export interface AskOutlook {
  type: 'outlook';
  id: number;
  decision: number;
  codes?: number[] | null;
  path?: number[];
}

/** Ask why an action, or the actions that aim at a target after those of `prefix`, are not legal. */
export interface AskWhy {
  type: 'why';
  id: number;
  decision: number;
  code?: number | null;
  target?: string;
  prefix?: string[];
}

/** What the lobby says of a game: weight from 1 to 5, least and most minutes of a match, seats it is best at. */
export interface CardInfo {
  weight: number;
  minutes: [number, number];
  best: [number, number];
}

/** A legal action: where it is clicked and what it would look like. */
export interface Choice {
  code: number;
  text: string;
  family: string;
  fields: Record<string, number | string>;
  targets: string[];
  /** Its targets may be clicked in any order. */
  loose?: boolean;
  ghost?: Piece[];
  ghost_panel?: string;
  /** How the ghost gets there. */
  way?: Stop[];
  gain?: Text;
  later?: Text;
  tag?: Tag;
  pose?: string;
  /** The id of its place in the turn bar. */
  slot?: string;
  /** act, skip, decline or end. */
  kind?: string;
}

/** A match that is a lesson: how many answers it has had, and the code of the next one, if it is the viewer's. */
export interface Coaching {
  lesson: string;
  done: number;
  code?: number;
}

/** What stands for a game in the lobby: a board some decisions into a match, and the part of it that is shown. */
export interface CoverInfo {
  panel: Panel;
  box: Box;
}

/** What was wrong: a message id with arguments, and an English sentence. */
export interface ErrorBody {
  message: string;
  args: Record<string, Value>;
  detail: string;
}

/** The body of every answer that is no success. */
export interface ErrorInfo {
  error: ErrorBody;
}

/** A position; `scene` is the number of a scene without panels, `ledger` how much of the ledger is there by now. */
export interface Frame {
  decision: number;
  scene: number;
  /** Their numbers among the panels. */
  panels: number[];
  question: Question | null;
  scores: number[] | null;
  ranking: number[][] | null;
  ledger: number;
  over: boolean;
}

/** A panel without its zones and pieces, and these, by their numbers among the things. */
export interface FramePanel {
  panel: number;
  zones: number[];
  pieces: number[];
}

/** Positions one after the other, and everything that is drawn in them. */
export interface Frames {
  things: (Scene | Panel | Zone | Piece)[];
  panels: FramePanel[];
  frames: Frame[];
  ledger: [number, number, string][];
}

/** A game of the catalogue. */
export interface GameInfo {
  id: string;
  name: string;
  version: number;
  versions: number[];
  seats: number[];
  options: OptionInfo[];
  rulings: OptionInfo[];
  card: CardInfo | null;
  levels: string[];
  /** By level, where it was measured. */
  ratings: Record<string, RatingInfo>;
  lessons: LessonCard[];
}

/** Take the own seat back from the bot. */
export interface GiveBack {
  type: 'giveback';
  seat: number;
  id?: number;
}

/** Whether the server can serve. */
export interface Health {
  status: string;
  version: string;
  database: string;
  /** How the rules run: `compiled`, or `pure`. */
  rules: string;
  matches: number;
  viewers: number;
}

/** An event as one viewer may hear of it. */
export interface Heard {
  event: string;
  args: Record<string, Value>;
  rules: string[];
}

/** The answer to a request for a hint: the best plans, best first. */
export interface Hint {
  type: 'hint';
  id: number;
  decision: number;
  plans: PlanInfo[];
  /** Whether a network tells what to expect in the end; else the scores are what is on the table then. */
  learned: boolean;
}

/** What some symbols mean, `icon-<id>`, and the rules that say so. */
export interface IconInfo {
  id: string;
  /** Drawn in the icon key. */
  symbols: string[];
  /** They mean the same. */
  also: string[];
  rules: string[];
}

/** A picture for a rule: a part of a real position, with what is lit in it. */
export interface IllustrationInfo {
  panel: Panel;
  box: Box;
  lit: string[];
}

/** A match made from a record, and the key to watch it. */
export interface Imported {
  match: string;
  watch: string;
}

/** Say that a panel, or the position that a change is based on, is not there: everything is sent again. */
export interface Lack {
  type: 'lack';
  id?: number;
}

/** A lesson of a game at a glance; its words come with it. One of no steps stands for all examples of paragraphs. */
export interface LessonCard {
  id: string;
  minutes: number;
  steps: number;
  /** The rules that it shows, and the step that does. */
  rules: Record<string, string>;
}

/** A lesson in one language; `words` is Fluent, with messages named after the steps. */
export interface LessonInfo {
  id: string;
  game: string;
  seats: number;
  seat: number;
  minutes: number;
  steps: StepInfo[];
  words: string;
}

/** A decision and what came of it. Only its own seat is told the action; a seat of null is chance. */
export interface LogLine {
  decision: number;
  seat: number | null;
  events: Heard[];
  action?: string;
  family?: string;
  fields?: Record<string, number | string>;
}

/** A number that a game counts; its words are `measure-<id>` with `count`. */
export interface MeasureInfo {
  id: string;
  symbol: string;
  /** 1 if more is good for its owner, -1 if it is bad, 0 if it is neither. */
  sign: number;
  /** It belongs to nobody. */
  common: boolean;
  /** It lives within a turn. */
  fleeting: boolean;
  /** So many make one in words: 2 if it counts halves. */
  per: number;
}

/** A table to be opened; `first` is the place in `seats` that is asked first, None: by lot. */
export interface NewMatch {
  game: string;
  seats: SeatWish[];
  options?: Record<string, number | boolean | string>;
  first?: number | null;
  lang?: 'en' | 'fr';
}

/** The position after the one with seq `base`, for a page that follows by changes; base 0: after nothing. */
export interface Next {
  type: 'next';
  seq: number;
  base: number;
  decision: number;
  viewer: number | null;
  question: Question | null;
  /** The panels of the scene, in order, by their content. */
  hashes: string[];
  /** Those that the page lacks. */
  panels: PanelChange[];
  /** The scene without panels and seats. */
  scene: Scene;
  seats: [number, number, SeatLine[]][];
  actions: Choice[];
  undo: Undo;
  scores: number[] | null;
  ranking: number[][] | null;
  ledger: [number, number, [number, number, string][]][];
  players: Player[];
  log_from: number;
  log: LogLine[];
  over: boolean;
  auto: boolean;
  turns: [number, number, TurnSpan[]][];
  turn?: Turn;
  conceded?: number[];
  coach?: Coaching;
}

/** A new match: a key for each entry of the wish, in its order, and one for spectators. */
export interface Opened {
  match: string;
  keys: SeatKey[];
  watch: string;
}

/** A choice made before the match. */
export interface OptionInfo {
  id: string;
  default: number | boolean | string;
  choices: (number | boolean | string)[];
  seats: number[] | null;
}

/** What comes of answers, by code; only for the seat that must answer. */
export interface Outlooks {
  type: 'outlook';
  seq: number;
  decision: number;
  outlooks: Record<string, Outlook>;
  /** Why places of the turn bar are impossible, by their ids, for a page that follows by changes. */
  reasons?: Record<string, Reason>;
  /** That of the request, if it was asked for. */
  id?: number;
  /** Answers that are supposed to be given before; then `question` and `actions` are what would be asked next. */
  path?: number[];
  question?: Question;
  actions?: Choice[];
}

/** Colours of a game, for light and dark. */
export interface PaletteInfo {
  light: Record<string, string>;
  dark: Record<string, string>;
}

/** A panel that the page lacks: whole, or as what differs from the one with the hash `base`. */
export interface PanelChange {
  hash: string;
  panel?: Panel;
  base?: string;
  /** The panel without zones and pieces, if that differs. */
  head?: Panel;
  zones?: [number, number, Zone[]][];
  pieces?: [number, number, Piece[]][];
}

/** A numbered paragraph of a game's rules. */
export interface ParagraphInfo {
  id: string;
  title: string;
  en: string;
  fr: string;
  kind: string;
  source: string;
  /** By language; English is always there. */
  titles: Record<string, string>;
  texts: Record<string, string>;
}

/** Ask for a sign of life. */
export interface Ping {
  type: 'ping';
  id?: number;
}

/** A way to play the turn, up to where chance has a say. */
export interface PlanInfo {
  steps: PlanStep[];
  /** Points before the best rival in the end. */
  lead: number;
  /** Points to expect, by seat. */
  scores: number[];
  /** Chances to win, by seat; none where nobody can be beaten. */
  wins?: number[];
}

/** An action of a plan, as it is put into words. */
export interface PlanStep {
  code: number;
  /** As a record writes it. */
  text: string;
  family: string;
  fields: Record<string, number | string>;
}

/** Answer the question with the action of that code. */
export interface Play {
  type: 'play';
  id: number;
  decision: number;
  code: number;
  seq?: number | null;
}

/** Who holds a seat. */
export interface Player {
  seat: number;
  name: string;
  kind: string;
  connected: boolean;
  taken_over: boolean;
  level?: string;
}

/** Somebody came, went, was renamed or taken over. */
export interface Players {
  type: 'players';
  players: Player[];
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong';
}

/** All that one viewer sees. `log` continues after decision `log_from`; later lines held before are void. */
export interface Position {
  type: 'position';
  seq: number;
  decision: number;
  viewer: number | null;
  question: Question | null;
  scene: Scene;
  actions: Choice[];
  undo: Undo;
  scores: number[] | null;
  ranking: number[][] | null;
  ledger: [number, number, string][];
  players: Player[];
  log_from: number;
  log: LogLine[];
  over: boolean;
  auto: boolean;
  /** For the seat that must answer. */
  turn?: Turn;
  /** The last turns, all of them when it is over; the log's lines between `start` and `end` tell what happened. Not in a position of the past. */
  turns?: TurnSpan[];
  /** The match ended before its rules end it: by these seats, who gave up, or by the operator. */
  conceded?: number[];
  /** In a lesson that nobody has left. */
  coach?: Coaching;
}

/** Goal, turn and points of a game in one language, its icons, and which rules have a picture; `words` is Fluent. */
export interface PrimerInfo {
  lines: PrimerLine[];
  words: string;
  /** Chapters of the rules that are read first. */
  first: string[];
  last: string[];
  icons: IconInfo[];
  /** Rules and the messages that tell what their pictures show. */
  illustrations: Record<string, string>;
}

/** A sentence of a primer, `learn-line-<id>`, with its symbols; `value` says how many points there are. `part` is goal, pieces, turn or points. */
export interface PrimerLine {
  id: string;
  part: string;
  symbols: string[];
  rules: string[];
  value: string;
}

/** A request that changed nothing, and why. */
export interface Problem {
  type: 'error';
  message: string;
  args: Record<string, Value>;
  detail: string;
  id?: number;
  rule?: string;
}

/** What is asked, of which seat; `message` is the id of the sentence. */
export interface Question {
  step: string;
  seat: number;
  message: string;
  args: Record<string, Value>;
  rules: string[];
}

/** What was measured of a level of bots: its place on the scale of its game, and how long it thinks. */
export interface RatingInfo {
  rating: number;
  low: number;
  high: number;
  /** Seconds for a turn, on one core. */
  turn: number;
}

/** Change the own name. */
export interface Rename {
  type: 'name';
  name: string;
  id?: number;
}

/** A match to look back at. */
export interface ReplayInfo {
  match: string;
  game: string;
  version: number;
  options: Record<string, Value>;
  viewer: number | null;
  players: Player[];
  decisions: number;
  over: boolean;
  log: LogLine[];
  turns: TurnSpan[];
  ranking: number[][] | null;
  /** As in a position. */
  conceded?: number[];
}

/** Take back all that may be taken back. */
export interface Restart {
  type: 'restart';
  id: number;
  decision: number;
  seq?: number | null;
}

/** The review of a match that is over, or how far it is. */
export interface ReviewInfo {
  state: 'none' | 'waiting' | 'running' | 'done' | 'failed';
  done: number;
  total: number;
  review: Review | null;
  /** The actions that its mistakes name, by their codes. */
  steps: PlanStep[];
}

/** The rules that a match is played by. */
export interface RulesInForce {
  version: number;
  rulings: RulingInForce[];
  paragraphs: ParagraphInfo[];
}

/** A house ruling and the reading that a table has chosen: `ruling-<id>` and `ruling-<id>-<choice>` say it. */
export interface RulingInForce {
  id: string;
  choice: string;
  /** Whether it is our own reading. */
  usual: boolean;
}

/** The secret of a seat; a bot's is null. */
export interface SeatKey {
  seat: number;
  kind: 'me' | 'open' | 'screen' | 'bot';
  key: string | null;
}

/** Who shall sit somewhere: me, a guest with a link, somebody at my screen, or a bot. */
export interface SeatWish {
  kind: 'me' | 'open' | 'screen' | 'bot';
  name?: string;
  level?: string;
}

/** A step of a lesson: what is lit, its rules, and how many answers have been given before and after it. */
export interface StepInfo {
  id: string;
  rules: string[];
  spot: string[];
  start: number;
  end: number;
}

/** A match at a glance. */
export interface Summary {
  match: string;
  game: string;
  version: number;
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
  /** A seat may see something that another one may not: people at one screen look away from each other's turns. */
  secrets: boolean;
}

/** Take a decision again that was taken back. */
export interface TakeAgain {
  type: 'redo';
  id: number;
  decision: number;
  seq?: number | null;
}

/** Take the last own decision back. */
export interface TakeBack {
  type: 'undo';
  id: number;
  decision: number;
  seq?: number | null;
}

/** Let a bot play for an absent seat. */
export interface TakeOver {
  type: 'takeover';
  id: number;
  seat: number;
  level: string;
}

/** How many decisions the viewer may take back, and take again. */
export interface Undo {
  undo: number;
  redo: number;
}

/** The answer to a why question; without reasons, a legal action aims there. */
export interface Why {
  type: 'why';
  id: number;
  answers: WhyAnswer[];
}

/** One reason: the rule that forbids it and the sentence that says so. */
export interface WhyAnswer {
  rule: string;
  message: string;
  args: Record<string, number | string>;
  action?: string;
  target?: string;
}

/** A thing that lies or stands on a panel; later pieces are drawn over earlier ones. */
export interface Piece {
  id: string;
  symbol: string;
  /** Centre. */
  x: number;
  y: number;
  w?: number;
  h?: number;
  /** The owner: `var(--seat)` and `var(--seat-ink)` are set for the symbol; `mark` draws the seat's mark on it. */
  seat?: number | null;
  mark?: boolean;
  label?: string;
  /** Offset of the label from the centre, in board units. */
  label_y?: number;
  label_size?: number;
  label_fill?: string;
  /** A badge with the number if it is not 1. */
  count?: number;
  rotate?: number;
  flip?: boolean;
  faded?: boolean;
  tip?: Text | null;
  rule?: string;
  /** The zone it belongs to: pointing at the piece also points at the zone. */
  zone?: string;
  /** True for pieces that are never pointed at (walls, decoration). */
  quiet?: boolean;
  /** A number that must be in sight whatever stands there (how high a tile lies): on a cap at the upper left corner, above pieces, lines, ghosts and prices; `flag-1` to `flag-6` of the palette colour it. A ghost with a flag takes the place of the one that has its zone. */
  flag?: string;
  /** A symbol on top of the cap. */
  flag_symbol?: string;
}

/** A point on the way of what moves: `number` is the step that ends there, 0 for where it begins and for bends. */
export interface Stop {
  x: number;
  y: number;
  number?: number;
}

/** A message id of the game's words, with arguments. */
export interface Text {
  id: string;
  args?: Record<string, number | string | number[] | string[]>;
}

/** What a target and its card say of themselves where the measures do not: a price, and a fact in two words. */
export interface Tag {
  /** A literal in a dark cap ("5"). */
  price?: string;
  /** "sled full", "+2 cards". */
  text?: Text | null;
  tone?: '' | 'good' | 'bad';
  /** What its card alone has room for. */
  more?: Text | null;
  /** The symbol of what the price is paid in. */
  symbol?: string;
}

/** A drawing area with its own units. */
export interface Panel {
  id: string;
  title: Text;
  w: number;
  h: number;
  /** board: the big middle (several become tabs where there is no room for all); seat: a seat's own board; hand: the viewer's cards at the bottom; side: small, beside the board. */
  place?: 'board' | 'seat' | 'hand' | 'side';
  /** Whose panel it is, for place `seat` and `hand`. */
  seat?: number | null;
  /** Id of a symbol drawn behind everything over the whole w x h. */
  art?: string;
  zones?: Zone[];
  pieces?: Piece[];
  /** What the stage shows of it; its thumbnail shows everything. */
  view?: Box | null;
  /** Rectangles, in reading order, that a stage of another shape sets side by side; together all that matters. */
  parts?: Part[];
  /** Coordinates on the frame, named as in the log. */
  rulers?: Ruler[];
  /** CSS colour or palette variable that goes on around it to the edges of the stage. */
  ground?: string;
  /** What of it stays in sight in the column of the seats: a seat's own tracks, a row of cards without its words. */
  dock?: Box | null;
  /** A narrow upright `side` panel that is drawn in the shelf itself, to be read and clicked there. */
  shelf?: boolean;
}

/** A rectangle of a panel: its upper left corner, width and height. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** All that a viewer sees of the match. */
export interface Scene {
  panels: Panel[];
  seats: SeatLine[];
  meter?: Meter | null;
  /** Short public facts for the top of the board: round, phase, cards left. */
  status?: Text[];
  ribbon?: Ribbon | null;
  drawer?: Drawer | null;
}

/** A place on a panel that can be pointed at; it is highlighted when it is a legal target. */
export interface Zone {
  id: string;
  /** Centre of the zone. */
  x: number;
  y: number;
  /** hex: pointy-top, `w` wide; circle: diameter `w`; rect: `w` x `h`, corner `r`; path: `d` from (x, y). */
  shape?: 'hex' | 'circle' | 'rect' | 'path';
  w?: number;
  h?: number;
  r?: number;
  d?: string;
  /** Id of a symbol of symbols.svg, drawn in the box w x h around the centre. */
  symbol?: string;
  /** CSS colour or variable of the palette, e.g. `var(--field)`; empty: not filled. */
  fill?: string;
  stroke?: string;
  /** A short literal (a number, a price) in the middle. */
  label?: string;
  /** Words under or in the zone. */
  caption?: Text | null;
  tip?: Text | null;
  /** The rule id that explains it. */
  rule?: string;
  /** How far up the page the highlight is drawn (height of a stack), in board units. */
  lift?: number;
}

/** A seat in the right column. */
export interface SeatLine {
  seat: number;
  score: number | string;
  stats?: Stat[];
  note?: Text | null;
  bars?: Bar[];
  /** The word under the score. */
  unit?: Text | null;
}

/** A turn of the past: decisions `start` + 1 to `end`, and how far they moved the measures. */
export interface TurnSpan {
  start: number;
  end: number;
  /** Whose turn it was; None for what happens outside of turns. */
  seat?: number | null;
  /** Of its owner first, then of the others; without what lives within a turn. */
  changes?: Effect[];
}

/** The turn of the seat that is asked. */
export interface Turn {
  crumbs: Crumb[];
  slots: Slot[];
  /** There is one legal answer: it may be played by itself. */
  forced?: boolean;
  /** The code of an answer that may be played by itself although there are others. */
  obvious?: number;
  /** Why nothing can be taken back. */
  undo_why?: Text | null;
  /** Answers that take all that is due, one after the other; none if there is but one, or something to choose. */
  all?: number[];
  /** What they bring. */
  due?: Effect[];
}

/** What comes of an answer, as far as the seat can know. */
export interface Outlook {
  /** The own ones first, in the order of the game's measures. */
  changes?: Effect[];
  /** It cannot be taken back: chance answers, something is turned up, or another seat is asked. */
  locked?: boolean;
  /** The seat's turn is over after it. */
  ends?: boolean;
  /** Something hidden or random, or another answer of the same unit, decides more. */
  open?: boolean;
  /** The ranges rest on some continuations only. */
  about?: boolean;
  /** The question that follows for the same seat. */
  next?: Text | null;
  /** What is lost by it. */
  waste?: Effect[];
  then?: Then[];
}

/** Why no answer of a place is legal; `<message>-short` says it in a few words, where that is there. */
export interface Reason {
  rule: string;
  message: string;
  args: Record<string, number | string>;
}

/** All of it. */
export interface Review {
  format: number;
  game: string;
  seats: number;
  decisions: number;
  /** Whether a network judged; else the hand-written evaluation did. */
  learned: boolean;
  moments: Moment[];
  /** The largest first. */
  mistakes: Mistake[];
  /** The strokes of luck that moved most, in their order. */
  luck: Luck[];
  balance: Balance[];
}

/** A rectangle of a panel that the stage may set beside others; no zone or piece is cut by it. */
export interface Part {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  /** How much its size counts. */
  weight?: number;
}

/** A coordinate on the frame: at the left edge of the stage at height `y`, or at its top edge at `x`. */
export interface Ruler {
  label: string;
  x?: number | null;
  y?: number | null;
  /** It is about this part of the panel, and stands at its edges where the stage sets parts side by side. */
  part?: string;
}

/** What is left to spend in the question line (action points, moves): `left` of `most`, as `measure` counts it. */
export interface Meter {
  left: number;
  most: number;
  tip: Text;
  /** Id of the measure that it shows: what an answer would leave of it is told beside. */
  measure?: string;
}

/** A strip of another panel, shown above the stage while the question links two boards. */
export interface Ribbon {
  panel: string;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Other values of `y`: the strip goes to the lane that holds the ghosts of all answers that are left. */
  lanes?: number[];
}

/** What happens in between (a festival, a ceremony): it lies over the side of the stage away from `spot`. */
export interface Drawer {
  title: Text;
  note?: Text | null;
  symbol?: string;
  facts?: Fact[];
  bids?: Bid[];
  cards?: Card[];
  /** What else one should have in mind, beside the cards. */
  words?: Text[];
  /** Id of the panel with the spot. */
  board?: string;
  spot?: Spot | null;
  /** What else is decided by it, a line each. */
  more?: Fact[];
}

/** One public number of a seat in the right column: a symbol, a value, a tooltip. */
export interface Stat {
  symbol: string;
  value: number | string;
  tip: Text;
}

/** One side of a score that has several: `value`, and `more` that is sure to come. */
export interface Bar {
  symbol: string;
  value: number;
  tip: Text;
  more?: number;
  /** The value of a full bar; 0: the page chooses, the same for all seats. */
  most?: number;
  /** This side is the score now. */
  counts?: boolean;
}

/** How far a measure moves: `by`, or from `by` to `most`; `now` is the number then (with `by`). */
export interface Effect {
  measure: string;
  by: number;
  now: number;
  /** None for a measure in common. */
  seat?: number | null;
  most?: number | null;
}

/** A station of the way of a turn. */
export interface Crumb {
  text: Text;
  state: 'done' | 'now' | 'next';
}

/** A fixed place in the turn bar: the same ones in the same order whenever the step asks. */
export interface Slot {
  id: string;
  title: Text;
  /** The legal answers in it; none: impossible now. */
  codes?: number[];
  group?: string;
  symbol?: string;
  /** act, skip, decline or end, as its answers are. */
  kind?: string;
  note?: Text | null;
  reason?: Reason | null;
}

/** What the next question would offer. */
export interface Then {
  slot: string;
  title: Text;
  changes?: Effect[];
  locked?: boolean;
}

/** What was to be expected after so many decisions, at the end of a turn. */
export interface Moment {
  decision: number;
  /** Whose turn it was; None for what happens outside of turns. */
  seat: number | null;
  /** The final points to expect, of all seats, an automa's included. */
  scores: number[];
  /** Their chances to win; None, where nobody can be beaten. */
  wins: number[] | null;
}

/** A way to play that was clearly worse than another one. */
export interface Mistake {
  seat: number;
  /** After so many decisions the two ways part. */
  decision: number;
  /** The codes that were played from there, up to where chance or somebody else had a say. */
  played: number[];
  better: number[];
  /** How many points of its lead the seat gave away. */
  loss: number;
  /** The standard error of the loss, over the ways in which the match could have gone on. */
  error: number;
  /** The chance to win that it gave away. */
  win: number | null;
  /** What the loss is made of: they sum to it. */
  shares: Share[];
}

/** What chance gave, against what it gives on average. */
export interface Luck {
  /** The number of its last answer. */
  decision: number;
  /** Whose turn it was. */
  turn: number | null;
  /** By seat: points of the lead. */
  points: number[];
  wins: number[] | null;
}

/** A seat's match in a line. */
export interface Balance {
  seat: number;
  /** Points of the lead that chance gave it, beyond the average. */
  luck: number;
  win_luck: number | null;
  /** Points of the lead that it gave away by the mistakes that are named. */
  given: number;
  /** In so many choices. */
  judged: number;
}

/** What a drawer is about: a number or word, and what it means. */
export interface Fact {
  value: string;
  text: Text;
  symbol?: string;
  good?: boolean;
}

/** How a seat stands in what the drawer is about. */
export interface Bid {
  seat: number;
  value: string;
  text?: Text | null;
  symbols?: string[];
  /** How it stands in the other things that are decided. */
  also?: Text[];
}

/** Something the viewer holds, and what it is worth in the drawer's matter. */
export interface Card {
  symbol: string;
  value: string;
  text?: Text | null;
  /** The target of an action: the card can be clicked. */
  target?: string;
}

/** A circle of a panel that stays lit beside an open drawer. */
export interface Spot {
  x: number;
  y: number;
  r: number;
}

/** A part of a difference: the points of a source, of the rival, or what is still to come. */
export interface Share {
  source: string;
  points: number;
}

export type Message = Position | Next | Players | Why | Outlooks | Hint | Problem | Pong;

export type Request = Play | TakeBack | TakeAgain | Restart | AskWhy | AskOutlook | AskHint | TakeOver | GiveBack | Rename | Ping | Lack;

export type Change = Play | TakeBack | TakeAgain | Restart;

export type SeatKind = 'me' | 'open' | 'screen' | 'bot';

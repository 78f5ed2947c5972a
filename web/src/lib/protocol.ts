/**
 * What the server and the page say to each other, under the page's names; `docs/protocol.md` is the description.
 * The types themselves are made from the server's: `protocol.gen.ts`.
 */
export type * from './protocol.gen';
export type {
  Card as DrawerCard,
  Choice as Action,
  CoverInfo as Cover,
  Drawer as DrawerScene,
  GameInfo as GameCard,
  Heard as Happening,
  MeasureInfo as Measure,
  Message as ServerMessage,
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

# Words of the page itself: lobby, table, replay. Words of a game are in its own folder.

## Every page
page-tagline = An open table for strategy games
page-lobby = Lobby
page-loading = Setting up the table …
page-close = Close
page-cancel = Cancel
page-save = Save
page-copied = Copied
page-unreachable = The server cannot be reached. Trying again.
page-nowhere = There is nothing at this address. Perhaps it was cut off when it was copied.
page-language-en = English
page-language-fr = Français
page-theme = Light or dark
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark

## Lobby
page-play-now = Play now
page-starting = Starting …
page-finished = finished
page-running = in progress
page-forget = Forget
page-open-record = Open a record

## New table
page-how-many = How many seats?
page-solo = Solo
page-name = Name
page-options = Options
page-on = on
page-off = off
page-first = Who begins?
page-by-lot = By lot

## Rules
page-rules = Rules
page-rules-of = Rules of { $game }
page-rules-own = Our own wording, paragraph by paragraph; the same numbers stand in questions, log and refusals.
page-rules-search = Search the rules
page-rules-count = { $count ->
    [one] { $count } paragraph
   *[other] { $count } paragraphs
}
page-rule = Rule { $id }
page-ruling = ruling

## The table
page-menu = Menu
page-board = Board
page-side = Seats, and what happened
page-boards = Boards
page-board-of = Board of { $name }
page-mine = Mine
page-changed-legend = ringed on the board: changed since your turn
page-trace = Who stands where
page-trace-of = Light up the pieces of { $name }
page-choose-there = See where to choose: { $board }
page-choose-here = something to choose here
page-changed-here = something changed here
page-pinned = stays on stage; choose it again to follow what happens
page-double = A second board where there is room
page-hand = Your hand
page-choices = Choices
page-way = The way of this turn
page-crumb-where = where
page-crumb-which = which
page-waiting = { $name } plays
page-thinking = { $name } is thinking
page-not-now = not now
page-reason = { $what }. { $reason }
page-colon = :{" "}
page-up-to = up to { $what }
page-other-gain = { $name } { $what }
page-and-more = … and { $count } more
page-locked = cannot be taken back
page-ways-then = { $count ->
    [one] One way to go on.
   *[other] { $count } ways to go on: choose next.
}
page-now-choose = { $count ->
    [one] Only one choice is left.
   *[other] Now choose: { $count } possibilities.
}
page-now-answer = { $count ->
    [one] Now confirm it.
   *[other] Now choose one of { $count } answers.
}
page-by-itself = The only answer: it plays itself.
page-then = Then: { $what }.
page-turn-help = R or the wheel turns it, a click puts it down.
page-turn-touch = Turn it, then confirm.
page-lay-help = A click puts it down.
page-lay-touch = Confirm to put it down.
page-confirm = Confirm
page-turn-it = Turn
page-poses = Ways it can lie
page-pose = Way { $number }
page-take-all = Take all
page-waste = Lost if you stop here: { $what }.
page-waste-more = Do you want that?
page-waste-go = Stop anyway
page-waste-stay = Stay here
page-undo-nothing = Nothing to take back: what was turned up, or passed on, stays.
page-undo-not-yours = Only in your own turn
page-since = Since your turn
page-earlier = Earlier
page-all = all
page-again = Show the turn of { $name } again
page-again-now = once more
page-set-up = Set-up
page-hurry = Twice as fast
page-skip = To what is now
page-bids = How everybody stands
page-worth-here = What each is worth here
page-what-comes = What each answer does
page-tab-log = Story
page-question = Question
page-watching = watching
page-undo = Undo
page-redo = Redo
page-restart = Restart turn
page-replay = Replay
page-to-table = To the table
page-full = Full screen
page-help = Help and settings
page-your-turn = Your turn
page-over = The match is over
page-result = Result
page-back = Back
page-actions = Legal actions
page-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
page-nothing-to-do = Nothing is asked of you now.
page-tab-list = Actions
page-log-empty = Nothing has happened yet.
page-jump = Go to decision { $decision }
page-show-board = Show this seat’s board
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Fit the board
page-you-tag = you
page-this-screen = at this screen
page-bot-plain = bot
page-bot = bot · { $level }
page-online = online
page-away = away
page-taken-over = played by a bot
page-take-over = Let a bot play
page-give-back = Take your seat back
page-connection-lost = The connection is lost. Your place is kept; trying again.
page-gone = This match, or the key to it, is unknown here.
page-no-key = This browser has no seat at that table. Open it with an invitation or a spectator’s link.

## Why not?
page-why-not = Why not?
page-why-nothing = Nothing in this question aims there.
page-asking = Walk with the arrow keys and press Enter to ask why something is not allowed. Esc ends it.

## Hand-over
page-hand-over = { $name }, it is your turn
page-hand-over-help = Hand the screen over. Nobody’s cards are shown until you are ready.
page-ready = I am { $name }: go on

## Points and result
page-points = Points by source
page-source = Source
page-total = Total
page-no-points = No points yet.
page-winner = { $name } wins
page-winners = Tie: { $names }
page-winner-conceded =
    { $count ->
        [one] { $name } wins: { $names } conceded
       *[other] { $name } wins: { $names } have conceded
    }
page-winner-early = The match ended early; { $name } is first
page-winner-score = { $name } wins, { $score } to { $other }
page-sides = { $name }: { $sides }. The lower one counts.
page-score = Score
page-counts = counts
page-total-lower = Score, the lower of the two
page-what-decided = What decided it.
page-decided = { $source }: { $own } for { $name }, { $other } for { $rival }.
page-how-it-went = How it went
page-curve-help = Click a turn to see it.
page-curve-sides = Solid: the score; dotted: the higher side.
page-curve-start = start
page-curve-final = final count
page-final-count = The final count, place by place
page-curve-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
page-another-look = Turns worth another look
page-swing = { $name } { $what } in one turn
page-download = Download record
page-look = Look at the board

## Invitation
page-invite = Invite

## Replay
page-scrub = Go to a decision
page-decision = { $decision ->
    [0] Before the first decision
   *[other] Decision { $decision }
}
page-to-start = To the start
page-to-end = To the end
page-step-back = One decision back
page-step-on = One decision on
page-turn-back = One turn back
page-turn-on = One turn on
page-play = Play
page-pause = Pause
page-permalink = Copy link

## Help and settings
page-help-mouse = What you may choose is bright and outlined; what the pointer rests on speaks in the turn bar. Click by click the choice narrows until one action is left; Esc is one step back. Click anything else to learn why it is not allowed. Wheel, pinch, + and − enlarge a board, dragging moves it; the thumbnails bring any board on the stage, at any time.
page-keys = Keys
page-key-end = end of turn
page-key-shelf = a board on the stage
page-key-cards = a choice card; hold ⇧ to see its key
page-key-to-cards = to the choice cards
page-key-turn = turn what you lay
page-key-flip = flip it
page-key-skip = skip
page-key-decline = decline
page-key-zoom = nearer, further
page-key-pause = pause the others
page-key-advice = hints for your turn
page-key-log = the story
page-key-board = to the board
page-key-hand = to the hand
page-key-list = the actions as a list
page-key-arrows = walk over what may be chosen
page-key-enter = choose
page-key-escape = one step back
page-key-why = ask “why not?”
page-key-undo = undo
page-key-redo = redo
page-key-restart = restart turn
page-key-rules = rules
page-key-points = points by source
page-key-help = this page
page-settings = Settings
page-letters = Keys of one letter or digit
page-forced = Answers without an alternative play themselves
page-confirm-always = Confirm every choice
page-pace = Moves of others
page-pace-slow = slow
page-pace-normal = normal
page-pace-instant = at once
page-your-name = Your name

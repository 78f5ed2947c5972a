# Caral
game-name = Caral
game-blurb = Build pyramids along the spiral path of Caral and sacrifice to the gods more than your rivals.
option-first = First family
option-first-help = Drawn at random, or named by the table: whoever saw an alpaca most recently.
option-first-drawn = Drawn at random
option-first-asked = Named by the table
option-desire = Desire of the gods
option-desire-help = Together the families must sacrifice enough each year, or some of them lose figures, cards or stones.
option-yearly = Yearly tiles
option-yearly-help = Each year rewards one category, and the family with the least in it goes first next year.
option-status = Status cards
option-status-help = Five goals: the first family to reach one scores it.
option-progress = Progress tiles
option-progress-help = Three tiles improve action spaces when pyramids are completed.
option-anaconda = Anaconda
option-anaconda-help = A giant snake blocks an action space until somebody pays to chase it.
option-emissaries = Emissaries
option-emissaries-help = Send Caralis and alpacas abroad for rewards, lasting advantages and the diplomacy token.

# Questions
question-first-family-choice = Which family saw an alpaca most recently? It is the first family.
question-first-site = Choose the site of your first large pyramid.
question-neutral-site = Choose one of the first twelve sites for a neutral pyramid.
question-die-choice = How far does the architect go?
question-movement =
    Move your pawn: { $movement ->
        [one] { $movement } space
       *[other] { $movement } spaces
    }, one more for each card you discard.
question-second-movement =
    Alpaca pair: move again, at most { $movement ->
        [one] { $movement } space
       *[other] { $movement } spaces
    }.
question-action-phase =
    You are here: { $spot }. { $may ->
        [act-pair-end] Act, play a pair, or end your turn
        [act-end] Act, or end your turn
        [pair-end] Play a pair, or end your turn
        [end] End your turn
       *[act] Act
    }.
question-relocation = Move one of your placed Caralis, or leave them where they are.
question-placement = Where does this Carali go?
question-payment =
    Discard { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } { $purpose }.
question-retrieval =
    Take { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } from the discard pile.
question-sacrifice-choice = Sacrifice cards of one type. The largest sacrifice scores { $prize } fame.
question-desire-loss = The gods are angry. Choose what goes back to your reserve ({ $figure }, { $left } to go).
question-tile-placement = Lay the progress tile “{ $tile }” on a space of this kind: { $kind }.
question-anaconda-placement =
    Where does the anaconda go? Whoever wants to act on its space must pay an alpaca, or { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    } and { $fame } fame.
question-first-family = Who is the first family?
question-architect-die = The architect die is rolled.
question-drawing = A card is drawn.
question-blocked-type = Which type is blocked this year?
question-desire-reveal = The desire of the gods is revealed.
question-yearly-reveal = The yearly tiles are laid out.
question-status-reveal = The status cards are revealed.
question-progress-reveal = The progress tiles are laid out.
for-range = for range
for-tile = for the progress tile
for-trade = for the trade
for-gods = for the angry gods

# Actions: the sentence in the list, then the short verb
action-choose-first = First family: { $start_seat }
group-choose-first = First family
action-deal = The next card: { $card }
group-deal = Deal
action-roll = The die shows face { $face }
group-roll = Roll
action-reveal = Number { $number } is revealed
group-reveal = Reveal
action-found = Found your first pyramid on { $site }
group-found = Found
action-set-neutral = Put the neutral pyramid on { $site }
group-set-neutral = Neutral
action-advance =
    { $steps ->
        [0] The architect waits
        [one] The architect goes { $steps } space on
       *[other] The architect goes { $steps } spaces on
    }
group-advance = Architect
action-move-to-space = Go to { $space }
group-move-to-space = To a space
action-move-to-site = Go to { $site }
group-move-to-site = To a site
action-enter-centre = Enter the centre and end the year
group-enter-centre = Enter
action-discard = Discard a card: { $card }
group-discard = Discard
action-use-space = Use this space
group-use-space = Use the space
action-employ = Place a worker: { $quarry }
group-employ = Worker
action-reserve = Reserve { $site } with a builder
group-reserve = Builder
action-ordain = Place a priest on { $site }
group-ordain = Priest
action-send-carali = Send a Carali as emissary
group-send-carali = Emissary
action-harness = Put a new alpaca on your sled
group-harness = Alpaca
action-send-alpaca = Send a new alpaca with the emissaries
group-send-alpaca = Send alpaca
action-build = Build { $stage }
group-build = Build
action-build-at = Build a level on { $site }
group-build-at = Build there
action-pair = Play a pair: { $card }
group-pair = Pair
action-mixed-pair = Play a mixed pair as { $card }
group-mixed-pair = Mixed pair
action-trade = Trade cards for stones
group-trade = Trade
action-chase-with-alpaca = Chase the anaconda by giving an alpaca back ({ $place }), then act here
group-chase-with-alpaca = Chase the anaconda: alpaca
slot-chase-sled = Chase: alpaca
slot-chase-board = Chase: emissary alpaca
slot-chase-stone = Chase: stone
action-chase-with-stone = Chase the anaconda with a stone, then act here
group-chase-with-stone = Chase the anaconda: stone
action-lead-anaconda = Put the anaconda on { $space }
group-lead-anaconda = Anaconda
action-lay-tile = Lay the tile on { $space }
group-lay-tile = Tile
action-recall-worker = Take a worker back: { $quarry }
group-recall-worker = Worker back
action-recall-builder = Take the builder of { $site } back
group-recall-builder = Builder back
action-recall-priest = Take the priest of { $site } back
group-recall-priest = Priest back
action-recall-emissary = Take an emissary back
group-recall-emissary = Emissary back
action-recall-alpaca = Take an alpaca back ({ $place })
group-recall-alpaca = Alpaca back
action-take = Take a card: { $card }
group-take = Take
action-sacrifice =
    Sacrifice { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $card }
group-sacrifice = Sacrifice
action-withhold = Sacrifice nothing
group-withhold = Nothing
action-stay = Leave all Caralis in place
group-stay = Stay
action-extend-range = Discard a card to go 1 space further
group-extend-range = Further
action-end-turn = End your turn
group-end-turn = End turn

# Pieces and places
stone = stone
clay = clay
fish = fish
alpaca = alpaca
carali = Carali
next = the next level
small = a small pyramid (3 levels)
large = a large pyramid (5 levels)
sled = sled
board = emissary board
alpaca-of-sled = an alpaca of the sled
alpaca-of-board = an alpaca of the emissary board
start = START
centre = the centre
village = village
quarry = quarry
worship = place of worship
market = animal market
a1 = village A1
a2 = quarry A2
a3 = place of worship A3
a4 = animal market A4
a5 = village A5
a6 = quarry A6
a7 = place of worship A7
a8 = animal market A8
a9 = village A9
s1 = site S1
s2 = site S2
s3 = site S3
s4 = site S4
s5 = site S5
s6 = site S6
s7 = site S7
s8 = site S8
s9 = site S9
s10 = site S10
s11 = site S11
s12 = site S12
s13 = site S13
s14 = site S14
s15 = site S15
s16 = site S16
s17 = site S17
s18 = site S18
s19 = site S19
s20 = site S20
s21 = site S21
s22 = site S22
s23 = site S23
s24 = site S24
quarry-1 = outer quarry A2
quarry-2 = inner quarry A6
desire-1 = D1, the gods want hands
desire-2 = D2, the gods want servants
desire-3 = D3, the gods want herds
desire-4 = D4, the gods want the straggler's herd
desire-5 = D5, the gods want stone
desire-6 = D6, the gods want the miser's stones
desire-7 = D7, the gods want goods
yearly-1 = Caralis placed
yearly-2 = cards in hand
yearly-3 = stones on the sled
yearly-4 = reserved sites
yearly-5 = alpacas placed
yearly-6 = workers in the quarries
yearly-7 = way gone on the path
status-1 = Stonecutter
status-2 = Herder
status-3 = Foreman
status-4 = Surveyor
status-5 = Keeper of Rites
status-6 = Quartermaster
status-7 = City Planner
status-8 = Master Builder
status-9 = Benefactor
tile-1 = draw 3, discard 1
tile-2 = discard 2, draw 4
tile-3 = Carali and a card
tile-4 = Carali, then move one
tile-5 = alpaca and a stone
tile-6 = stones, then move a Carali
tile-7 = alpaca, or cards of choice
tile-8 = stones, or a level anywhere
face-none = no tile
face-swap-stone-clay = swap stone and clay
face-swap-fish-alpaca = swap fish and alpaca
face-draw-per-alpaca = a card per alpaca
face-trade = trade cards for stones
face-plus-one = sacrifice plus one
use-face-none = No emissary tile yet.
use-face-swap-stone-clay = Once a turn, stone and clay stand in for each other in a pair.
use-face-swap-fish-alpaca = Once a turn, fish and alpaca stand in for each other in a pair.
use-face-draw-per-alpaca = Draw a card for each alpaca you place.
use-face-trade = Discard two cards to load two stones.
use-face-plus-one = Your sacrifice counts one card more.

# Events
first-family-named = { $seat } is the first family and takes the die.
piece-revealed = Revealed: { $piece }.
pyramid-founded = { $seat } founds a large pyramid on { $site }.
neutral-set = { $seat } puts a neutral pyramid on { $site }.
year-begun = Year { $year } begins; { $seat } goes first.
die-rolled = { $seat } rolls the architect die: { $options }.
architect-moved =
    { $steps ->
        [0] The architect stays
        [one] The architect goes { $steps } space on
       *[other] The architect goes { $steps } spaces on
    }: { $spot }.
pawn-moved =
    { $seat } moves { $cost ->
        [one] { $cost } space
       *[other] { $cost } spaces
    } and reaches: { $spot }.
card-discarded = { $seat } discards a card: { $card }.
card-drawn = { $seat } draws a card: { $card }.
card-drawn-hidden = { $seat } draws a card.
card-drawn-hidden-many =
    { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
card-taken = { $seat } takes a card of the discard pile: { $card }.
deck-renewed =
    The discard pile becomes the deck ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }).
stones-loaded =
    { $seat } loads { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }.
stones-lost =
    { $seat } loses { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }.
worker-placed = { $seat } places a worker: { $quarry }.
site-reserved = { $seat } reserves { $site }.
priest-ordained = { $seat } places a priest on { $site }.
alpaca-harnessed = { $seat } harnesses an alpaca: movement { $movement }.
emissary-sent = { $seat } sends an emissary to level { $level }: { $figure }.
emissary-level-reached = { $seat } completes emissary level { $level }: { $face }.
token-taken = { $seat } takes the diplomacy token.
cards-traded = { $seat } trades cards for stones.
level-built = { $seat } lays a level of size { $size } on { $site }.
pyramid-completed = { $seat } completes a pyramid on { $site }, number { $nth } of the game.
central-raised =
    The central pyramid has { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }; the largest sacrifice now scores { $prize } fame.
pair-played = { $seat } plays a pair for the power of { $card }: { $card } and { $other }.
anaconda-chased = { $seat } chases the anaconda and pays this: { $price }.
anaconda-moved = { $seat } puts the anaconda on { $space }.
tile-laid = { $seat } covers { $space } with a progress tile: { $tile }.
carali-recalled = { $seat } takes a Carali back from { $spot }.
alpaca-recalled = { $seat } takes an alpaca back ({ $place }).
high-priest-named = { $seat } is High Priest: { $cause }.
by-pawn = the family's pawn has entered the centre
by-architect = the architect reached the centre
type-blocked = This year nobody may sacrifice { $card }.
sacrifice-made =
    { $seat } sacrifices { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of { $card }.
sacrifice-withheld = { $seat } sacrifices nothing.
gods-satisfied =
    The gods wanted { $need ->
        [one] { $need } card
       *[other] { $need } cards
    } and received { $total }: they are content.
gods-angered =
    The gods wanted { $need ->
        [one] { $need } card
       *[other] { $need } cards
    } and received only { $total }: they are angry.
yearly-scored = { $position ->
    [1] { $seat } gets { $points } fame for the tile of the year, { $tile }: first place.
   *[other] { $seat } gets { $points } fame for the tile of the year, { $tile }: second place.
}
status-taken = { $seat } earns the status of { $card }.
match-ended = The last ceremony is over: { $ending }.
central-pyramid = the central pyramid is complete
last-year = the last year has passed
scored =
    { $points ->
        [-1] { $seat } loses 1 fame
       *[other] { $seat } gets { $points } fame
    } ({ $source }).

# Why not
refuse-no-such-family = There is no family number { $number } at this table.
refuse-empty-hand = You have no card to discard.
refuse-no-range = Cards do not extend the move of an alpaca pair.
refuse-no-such-site = The board has no { $site }.
refuse-site-taken = The { $site } is taken.
refuse-neutral-site = Neutral pyramids stand on the sites S1 to S{ $last } only, not on { $site }.
refuse-not-on-die = The die does not show { $steps }.
refuse-stay = The pawn stands there already; it may not stay.
refuse-move-first = Move your pawn first: it cannot stay where it is.
refuse-empty-site = Nobody stops on { $site }: it has no level and is not your reserved site.
refuse-stop-without-stone = You may stop on your empty site only to build, and there is no stone on your sled.
refuse-stop-without-level = You may stop on your empty site only to build, and no base is left in the supply.
refuse-stop-behind = Your empty site lies behind the architect: you could not build there.
refuse-too-far =
    That costs { $cost ->
        [one] { $cost } movement point
       *[other] { $cost } movement points
    }; you have at most { $reach }.
refuse-no-such-card = You hold no such card: { $card }.
refuse-not-in-discard = The discard pile has no such card: { $card }.
refuse-discard-empty = The discard pile is empty.
refuse-no-cards-left = There are no cards left to draw.
refuse-behind = Your pawn is behind the architect: no action.
refuse-acted = You have already acted here this turn.
refuse-not-here = This place does not offer that action.
refuse-other-tile = The tile on this space does something else.
refuse-place-first = The tile's first part comes first: place the figure.
refuse-no-carali = Your reserve has no Carali left.
refuse-same-place = The Carali must go to another place than it came from.
refuse-not-own-pyramid = The { $site } is not yours.
refuse-unfinished = The pyramid on { $site } is not finished.
refuse-small-priest = The pyramid on { $site } is small; priests serve large ones only.
refuse-has-priest = The { $site } has its priest already.
refuse-no-module = This belongs to a module that is not in this match.
refuse-no-carali-needed = Your emissary level needs no Carali now.
refuse-no-alpaca-needed = Your emissary level needs no alpaca now.
refuse-no-alpaca = Your reserve has no alpaca left.
refuse-sled-alpacas = Your sled has no room for another alpaca.
refuse-sled-full = Your sled can carry no more stones.
refuse-no-workers = You have no workers in this quarry.
refuse-not-own-site = Your pawn does not stand on a site of yours.
refuse-no-stone = There is no stone on your sled to pay with.
refuse-choose-kind = The first level decides: a small or a large pyramid.
refuse-kind-fixed = This pyramid is started; its kind is settled.
refuse-not-started = The { $site } has no level yet.
refuse-finished = The pyramid on { $site } is finished.
refuse-sold-out = No level of size { $size } is left in the supply.
refuse-must-build = You stopped on your empty site to build: build first.
refuse-must-act = You paid for this action: use it first.
refuse-pair-used = This power was used this turn: { $card }.
refuse-no-pair = You do not hold two cards of this type: { $card }.
refuse-no-swap-face = Your emissary tile does not allow this mixed pair.
refuse-swapped = You have mixed a pair this turn already.
refuse-no-mixed-pair = A mixed pair needs one { $card } and one { $other }.
refuse-no-level-before = An extra level follows a level that you build here this turn.
refuse-fish-space = Fish repeat the action of an action space only.
refuse-fish-first = Fish repeat an action that you have performed here this turn.
refuse-no-effect = That would have no effect.
refuse-no-trade-face = You do not hold the emissary tile that trades.
refuse-traded = You have traded this turn already.
refuse-too-few-cards =
    That takes { $need ->
        [one] { $need } card
       *[other] { $need } cards
    }.
refuse-no-anaconda = The anaconda is not here.
refuse-blocked = The anaconda blocks this space; chase it first.
refuse-no-sled-alpaca = There is no alpaca on your sled.
refuse-no-board-alpaca = There is no alpaca on your incomplete emissary level.
refuse-same-space = The anaconda must go elsewhere than { $space }.
refuse-tile-kind = This tile belongs on a space of another kind: { $kind }.
refuse-no-worker = You have no worker there: { $quarry }.
refuse-no-carali-away = There is no Carali on your incomplete emissary level.
refuse-no-own-carali = You have no Carali on { $site }.
refuse-arrow = The Carali of { $site } marks the owner of a pyramid and stays.
refuse-move-priest = A priest stays with the pyramid.
refuse-no-priest = There is no priest on { $site }.
refuse-type-blocked = This type is blocked this year: { $card }.
refuse-type-given = { $giver_seat } has given this type already: { $card }.
refuse-not-held =
    You hold only { $held ->
        [one] { $held } card
       *[other] { $held } cards
    } of this type: { $card }.

# Sources of fame
source-setup = Start
source-progress-table = Progress table
sources-ceremony = Ceremonies
sources-yearly = Yearly tiles
sources-final = At the end
source-ceremony-prize = Largest sacrifice
source-ceremony-gift = Sacrifice
source-ceremony-nothing = No sacrifice
source-blessing-priests = Blessing of priests
source-status-card = Status cards
source-yearly-first = Yearly tile, first
source-yearly-second = Yearly tile, second
source-emissary-level = Emissaries
source-anaconda-stone = Chasing the anaconda
source-final-priests = Priests
source-final-small = Small pyramids
source-final-large = Large pyramids
source-final-levels = Unfinished pyramids
source-final-diplomacy = Diplomacy token

# Chapters of the rules
chapter-K1 = Pieces and limits
chapter-K2 = Set-up
chapter-K3 = The year and the architect
chapter-K4 = Movement
chapter-K5 = Actions
chapter-K6 = Building
chapter-K7 = Progress table and central pyramid
chapter-K8 = Resource cards
chapter-K9 = Annual ceremony
chapter-K10 = Blessing
chapter-K11 = End and final scoring
chapter-K12 = Two families
chapter-K13 = Modules
chapter-K14 = Desire of the gods
chapter-K15 = Yearly tiles
chapter-K16 = Status cards
chapter-K17 = Progress tiles
chapter-K18 = Anaconda
chapter-K19 = Emissaries
chapter-K20 = Choices and secrets
chapter-R = Rulings

# The table
panel-board = The path of Caral
panel-progress = Progress table and supplies
panel-desire = Desire of the gods
panel-yearly = Yearly tiles
panel-status = Status cards
panel-emissaries = Emissary tiles
panel-envoys = Emissaries of { $seat }
panel-family = Sled of { $seat }
panel-hand = Your cards
tip-start = START: pawns and architect begin the year here.
tip-centre = Central pyramid: level { $levels } of { $of }. The largest sacrifice of the year scores { $prize } fame.
tip-village = Village: place a Carali as worker, builder or priest.
tip-quarry = Quarry: load a stone for each of your workers here.
tip-worship =
    Place of worship: draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
tip-market = Animal market: harness one more alpaca.
tip-covered = Progress tile: { $tile }.
tip-workers =
    { $seat }: { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } here.
tip-priest = Priest of { $seat }: { $yearly } fame at each blessing, { $fame } at the end.
tip-free-site = Free { $site }.
tip-neutral = Neutral pyramid on { $site }: it counts as a space.
tip-reserved = { $seat } has reserved { $site }.
tip-pyramid = Pyramid of { $seat } on { $site }: level { $levels } of { $height }. Completed, it is worth { $fame } fame at the end.
tip-pyramid-complete = Completed pyramid of { $seat } on { $site }: level { $levels } of { $height }. It is worth { $fame } fame at the end.
tip-anaconda =
    The anaconda blocks this space. To use it, pay an alpaca, or { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    } and { $fame } fame.
tip-anaconda-start = The anaconda enters at the start of year { $year }; after that the first family moves it every new year.
caption-anaconda-waits = enters in year { $year }
caption-anaconda = every year
tip-architect = The architect: behind it nobody can act.
tip-pawn = Pawn of { $seat }.
tip-completion = Whoever completes pyramid number { $nth } scores { $fame } fame.
tip-step-central = This completion adds a level to the central pyramid: the largest sacrifice of the year is then worth { $prize } fame.
tip-slot = Progress tile for pyramid number { $nth }: { $tile }. It goes on a space of this kind: { $kind }.
tip-supply = Levels of size { $size }: { $count } left.
tip-supply-unlimited = Levels of size { $size }: as many as needed.
tip-deck =
    Deck: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
tip-discard = Discard pile, { $card }: { $count }.
tip-blocked = Nobody may sacrifice this type this year: { $card }.
tip-die = The architect die: how many action spaces the architect goes on. Its faces: { $faces }.
tip-steps =
    { $steps ->
        [0] The architect waits
        [one] The architect goes { $steps } space on
       *[other] The architect goes { $steps } spaces on
    }.
tip-first = { $seat } is the first family of the year.
tip-desire =
    Together sacrifice at least { $need ->
        [one] { $need } card
       *[other] { $need } cards
    }; otherwise { $hit } each lose { $loss }{ $amount ->
        [1] {""}
       *[other] { " " }(× { $amount })
    }.
hit-least = the families with the smallest sacrifice
hit-not-most = all families but those with the largest sacrifice
loss-carali = a Carali
loss-alpaca = an alpaca
loss-stone = a stone
loss-card = a card
tip-yearly = Year { $year }: { $tile }. The most: { $first } fame; the second: { $second }. The least: goes first next year.
tip-status-1 =
    Stonecutter: { $least ->
        [one] { $least } stone
       *[other] { $least } stones
    } on the sled. The first family to do so scores { $fame } fame.
tip-status-2 =
    Herder: { $least ->
        [one] { $least } alpaca
       *[other] { $least } alpacas
    } on the sled. The first family to do so scores { $fame } fame.
tip-status-3 =
    Foreman: { $least ->
        [one] { $least } worker
       *[other] { $least } workers
    } in one quarry. The first family to do so scores { $fame } fame.
tip-status-4 =
    Surveyor: { $least ->
        [one] { $least } reserved empty site
       *[other] { $least } reserved empty sites
    }. The first family to do so scores { $fame } fame.
tip-status-5 =
    Keeper of Rites: { $least ->
        [one] { $least } priest
       *[other] { $least } priests
    }. The first family to do so scores { $fame } fame.
tip-status-6 =
    Quartermaster: { $least ->
        [one] { $least } card
       *[other] { $least } cards
    } in hand. The first family to do so scores { $fame } fame.
tip-status-7 =
    City Planner: { $least ->
        [one] { $least } pyramid
       *[other] { $least } pyramids
    } started or completed. The first family to do so scores { $fame } fame.
tip-status-8 =
    Master Builder: { $least ->
        [one] { $least } level
       *[other] { $least } levels
    } in one turn. The first family to do so scores { $fame } fame.
tip-status-9 =
    Benefactor: { $least ->
        [one] { $least } card
       *[other] { $least } cards
    } sacrificed in one ceremony. The first family to do so scores { $fame } fame.
tip-status-owner = Taken by { $seat }.
caption-status-1 =
    { $least ->
        [one] { $least } stone on the sled
       *[other] { $least } stones on the sled
    }
caption-status-2 =
    { $least ->
        [one] { $least } alpaca on the sled
       *[other] { $least } alpacas on the sled
    }
caption-status-3 =
    { $least ->
        [one] { $least } worker in one quarry
       *[other] { $least } workers in one quarry
    }
caption-status-4 =
    { $least ->
        [one] { $least } reserved empty site
       *[other] { $least } reserved empty sites
    }
caption-status-5 =
    { $least ->
        [one] { $least } priest
       *[other] { $least } priests
    }
caption-status-6 =
    { $least ->
        [one] { $least } card in hand
       *[other] { $least } cards in hand
    }
caption-status-7 =
    { $least ->
        [one] { $least } pyramid, also unfinished
       *[other] { $least } pyramids, also unfinished
    }
caption-status-8 =
    { $least ->
        [one] { $least } level in one turn
       *[other] { $least } levels in one turn
    }
caption-status-9 =
    { $least ->
        [one] { $least } card given in one ceremony
       *[other] { $least } cards given in one ceremony
    }
tip-sled = Alpacas on the sled: movement { $movement }.
tip-load = Stones on the sled: { $stones } of { $room }.
tip-reserve = Caralis in reserve: { $count }.
tip-herd = Alpacas in reserve: { $count }.
tip-hand = Cards of { $seat }: { $cards }.
tip-gift =
    { $seat } sacrifices { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of { $card }.
tip-high-priest = High Priest of this year's ceremony.
tip-token = Diplomacy token: { $fame } fame at the end.
tip-emissaries = Emissary levels completed: { $level } of { $of }.
tip-emissary-level =
    Level { $level }: { $fame } fame{ $stones ->
        [0] {""}
        [one] , { $stones } stone
       *[other] , { $stones } stones
    }{ $cards ->
        [0] {""}
        [one] , { $cards } card
       *[other] , { $cards } cards
    } and the tile “{ $face }”.
tip-envoy-alpaca = Take the alpaca of the incomplete level back.
tip-face = Emissary tile: { $face }.
tip-spare-face = Emissary tile of level { $level }: { $face }. In stock: { $count }.
caption-token = to whoever passes all others in levels
tip-pyramids = Pyramids started or completed: { $count }.
tip-card-stone = Stone: { $count } in hand. A pair: build 1 extra level.
tip-card-clay = Clay: { $count } in hand. A pair: build 1 extra level.
tip-card-fish = Fish: { $count } in hand. A pair: repeat the action of the space.
tip-card-alpaca =
    Alpaca: { $count } in hand. A pair: move again, at most { $movement ->
        [one] { $movement } space
       *[other] { $movement } spaces
    }.
note-high-priest = High Priest
note-first = first family
status-setup = Set-up
status-year = Year { $year } of { $years }
status-completed = Pyramids { $completed } of { $last }
status-prize = Ceremony prize: { $prize }
status-last = Last year
unit-fame = fame
drawer-ceremony = Annual ceremony, year { $year }
fact-prize = for the largest sacrifice; among equals the earliest
fact-giver = for every other family that gives
fact-nothing = for whoever gives nothing
fact-desire =
    Desire of the gods: together at least { $need ->
        [one] { $need } card
       *[other] { $need } cards
    }, otherwise { $hit } each lose { $loss }{ $amount ->
        [1] {""}
       *[other] { " " }(× { $amount })
    }
fact-yearly = Yearly tile, { $tile }: { $first } fame for the most, { $second } for the second; the least goes first next year
fact-status =
    Status card “Benefactor”: the first family to give { $least ->
        [one] { $least } card
       *[other] { $least } cards
    }
bid-yearly = yearly tile: { $value }, +{ $fame }
bid-yearly-begins = yearly tile: { $value }, +{ $fame }, goes first then
bid-plus-one = emissary tile: its sacrifice counts 1 more
bid-gift =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of { $card }
bid-waiting = still to sacrifice
bid-nothing = nothing
offer-leads = { $card }: all { $count } lead so far, +{ $fame }
offer-behind = { $card }: behind { $best }, +{ $fame }
offer-closed = { $card }: barred this year
price =
    Costs { $cost ->
        [one] { $cost } movement point
       *[other] { $cost } movement points
    }{ $cards ->
        [0] {""}
       *[other] , { $cards } of them by discarding cards
    }.
gain-centre = { price } Ends the year; the largest sacrifice scores { $prize } fame.
gain-behind = { price } Behind the architect: no action.
gain-build = { price } You can build here.
gain-nothing = { price } No action here.
gain-blocked-alpaca = { price } The anaconda blocks the action; you can pay an alpaca to use it.
gain-blocked-stone =
    { price } The anaconda blocks the action; you can pay { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    } and { $fame } fame to use it.
gain-blocked-either =
    { price } The anaconda blocks the action; you can pay an alpaca, or { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    } and { $fame } fame, to use it.
gain-blocked-wholly = { price } The anaconda blocks the action.
gain-tile = { price } Progress tile: { $tile }.
gain-no-tile = { price } The progress tile has no effect for you now: { $tile }.
gain-quarry = { price } Stones: +{ $stones }.
gain-sled-full = { price } Your sled is full: no stone.
gain-no-workers = { price } You have no workers here: no stone.
gain-worship = { price } Cards: +{ $drawn }.
gain-no-cards = { price } There is no card left to draw.
gain-village = { price } Place a Carali.
gain-no-carali = { price } You have no Carali left to place.
gain-market = { price } Place an alpaca.
gain-no-room = { price } There is no room for another alpaca.
gain-no-alpaca = { price } You have no alpaca left to place.
gain-leads = In the lead for now: fame +{ $fame }.
gain-trails = Behind a sacrifice of { $best }: fame +{ $fame }.
gain-leads-short = leads, +{ $fame }
gain-trails-short = +{ $fame }
gain-centre-short = sacrifice, prize { $prize }
gain-behind-short = no action
gain-build-short = +1 level
gain-nothing-short = no action
gain-blocked-alpaca-short = pay 1 alpaca
gain-blocked-stone-short = pay 1 stone, −1
gain-blocked-either-short = pay alpaca or stone
gain-blocked-wholly-short = blocked
gain-tile-short = progress tile
gain-no-tile-short = tile: no effect
gain-quarry-short = { $stones ->
    [one] +{ $stones } stone
   *[other] +{ $stones } stones
}
gain-sled-full-short = sled full
gain-no-workers-short = no workers
gain-worship-short = { $drawn ->
    [one] +{ $drawn } card
   *[other] +{ $drawn } cards
}
gain-no-cards-short = no card left
gain-village-short = +1 Carali
gain-no-carali-short = no Carali left
gain-market-short = +1 alpaca
gain-no-room-short = no room
gain-no-alpaca-short = no alpaca left

# The turn bar: measures, places, crumbs, short reasons
measure-estimate = { $count ->
    [one] { $count } fame if it ended now
   *[other] { $count } fame if it ended now
}
measure-points = { $count ->
    [one] { $count } fame
   *[other] { $count } fame
}
measure-action = { $count ->
    [one] { $count } action here
   *[other] { $count } actions here
}
measure-levels = { $count ->
    [one] { $count } level
   *[other] { $count } levels
}
measure-pyramids = { $count ->
    [one] { $count } finished pyramid
   *[other] { $count } finished pyramids
}
measure-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
measure-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
measure-gift = { $count ->
    [one] { $count } card sacrificed
   *[other] { $count } cards sacrificed
}
measure-alpacas = { $count ->
    [one] { $count } alpaca on the sled
   *[other] { $count } alpacas on the sled
}
measure-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
measure-sites = { $count ->
    [one] { $count } reserved site
   *[other] { $count } reserved sites
}
measure-priests = { $count ->
    [one] { $count } priest
   *[other] { $count } priests
}
measure-envoys = { $count ->
    [one] { $count } emissary
   *[other] { $count } emissaries
}
measure-caralis = { $count ->
    [one] { $count } Carali in reserve
   *[other] { $count } Caralis in reserve
}
measure-herd = { $count ->
    [one] { $count } alpaca in reserve
   *[other] { $count } alpacas in reserve
}
measure-central = { $count ->
    [one] { $count } level of the central pyramid
   *[other] { $count } levels of the central pyramid
}
slot-sites = A site
goal-a1 = Village A1
goal-a2 = Quarry A2
goal-a3 = Worship A3
goal-a4 = Market A4
goal-a5 = Village A5
goal-a6 = Quarry A6
goal-a7 = Worship A7
goal-a8 = Market A8
goal-a9 = Village A9
slot-centre = The centre
slot-name = { $card }
slot-pair = Pair: { $card }
slot-mixed = Mixed: { $card }
slot-steps = { $steps ->
    [0] Wait
    [one] { $steps } space
   *[other] { $steps } spaces
}
crumb-first = first family
crumb-site = site
crumb-architect = architect
crumb-move = move
crumb-act = act, pair, or end
crumb-pay = pay
crumb-take = take
crumb-from = from where
crumb-place = place
crumb-sacrifice = sacrifice
crumb-loss = loss
crumb-anaconda = anaconda
crumb-tile = tile
refuse-stay-short = you are here
refuse-move-first-short = move first
refuse-too-far-short = costs { $cost }, at most { $reach }
refuse-empty-site-short = no level there
refuse-no-such-card-short = no such card
refuse-not-in-discard-short = not in the pile
refuse-behind-short = behind the architect
refuse-acted-short = action taken
refuse-not-here-short = not here
refuse-no-carali-short = no Carali left
refuse-unfinished-short = pyramid unfinished
refuse-small-priest-short = large pyramids only
refuse-has-priest-short = priest there already
refuse-no-alpaca-short = no alpaca left
refuse-sled-alpacas-short = sled full
refuse-sled-full-short = sled full
refuse-no-workers-short = no workers here
refuse-not-own-site-short = not your site
refuse-not-own-pyramid-short = another’s pyramid
refuse-other-tile-short = another effect here
refuse-place-first-short = figure first
refuse-not-started-short = no level yet
refuse-no-stone-short = no stone
refuse-finished-short = pyramid finished
refuse-sold-out-short = no level left
refuse-must-build-short = build first
refuse-must-act-short = act first
refuse-pair-used-short = pair played already
refuse-no-pair-short = no two cards
refuse-no-level-before-short = after a level here
refuse-fish-space-short = on spaces only
refuse-fish-first-short = after an action
refuse-no-effect-short = no effect
refuse-no-cards-left-short = no cards left
refuse-blocked-short = anaconda here
refuse-same-space-short = stands here
refuse-type-blocked-short = blocked this year
refuse-type-given-short = given already
refuse-not-held-short = { $held } in hand

# House rulings: the question, the readings, our reason
ruling-levels = How many pyramid levels there are
ruling-levels-unlimited = As many as needed: every pyramid can be finished
ruling-levels-finishable = 48 levels for six large and six small pyramids
ruling-levels-scarce = 48 levels split otherwise: a size can sell out and a pyramid stay unfinished
ruling-levels-why = The rulebook gives 48 levels of five sizes, but no number by size and no rule for a shortage.
ruling-trade = How often the trade face of an emissary tile is used
ruling-trade-often = As often as there are cards and room
ruling-trade-once = Once per turn
ruling-trade-why = The rulebook limits the swap to once a turn; for the trade beside it there is no limit.
ruling-second-move = Whether cards lengthen the move of an alpaca pair
ruling-second-move-three = No: 1 to 3 spaces
ruling-second-move-cards = Yes: 1 more space for each card
ruling-second-move-why = The rulebook gives this move a range of its own, 1 to 3.
ruling-priests = How many priests a pyramid takes
ruling-priests-one = One
ruling-priests-any = Any number
ruling-priests-why = The rulebook names no limit, but there is room for one figure on the top.
ruling-fame-floor = Whether fame can fall below 0
ruling-fame-floor-zero = No: it stops at 0
ruling-fame-floor-none = Yes
ruling-fame-floor-why = The fame track begins at 0, and the rulebook says nothing of less.
ruling-last-blessing = Whether priests score at the end of the last year
ruling-last-blessing-none = No: only the 2 of final scoring
ruling-last-blessing-priests = Yes: 1 each, then the 2 of final scoring
ruling-last-blessing-why = The rulebook puts this fame at the start of a year; the game ends after the ceremony.
ruling-start-hand = The starting cards
ruling-start-hand-drawn = Drawn from the deck
ruling-start-hand-one-of-each = One of each type, only the rest drawn
ruling-start-hand-why = The rulebook gives only their number.

# What happens by itself is announced
herald-high-priest-named = The ceremony of the year
herald-emissary-level-reached = An emissary level
herald-token-taken = The diplomacy token
herald-status-taken = A status card
herald-central-raised = The central pyramid grows

# Endless Winter in English.
# The game, its options and its chapters.
game-name = Endless Winter
game-blurb = Paleoamericans: lead your tribe through four generations of camps, hunts, megaliths and eclipses.
option-megaliths = Megalith board
option-megaliths-help = How the four megalith tiles are laid. Plaza is meant for a first game.
option-setup-draft = Setup draft
option-setup-draft-help = One setup card more than seats is laid out; the last in turn order chooses first.
option-chief-draft = Chief draft
option-chief-draft-help = One Chief card more than seats is laid out; the first in turn order chooses first. All Chiefs play alike on side A.
plaza = Plaza
avenue = Avenue
ring = Ring
stairs = Stairs
chapter-E1 = Goal and material
chapter-E2 = Set-up
chapter-E3 = Golden rules
chapter-E4 = Action phase
chapter-E5 = Labor
chapter-E6 = Settle
chapter-E7 = Develop
chapter-E8 = Migrate
chapter-E9 = Hunt
chapter-E10 = Eclipse action
chapter-E11 = Eclipse phase
chapter-E12 = Preparation phase
chapter-E13 = Megaliths
chapter-E14 = Idol board
chapter-E15 = Final scoring
chapter-E16 = Variants
chapter-Q = Rulings

# Names of cards, animals, places and benefits.
hunter = Hunter
crafter = Crafter
explorer = Explorer
elder = Elder
shaman = Shaman
tribesman = Tribesman
tribeswoman = Tribeswoman
brave = Brave
fire-keeping = Fire Keeping
flint-knapping = Flint Knapping
bone-needles = Bone Needles
hide-tents = Hide Tents
snowshoes = Snowshoes
spear-thrower = Spear Thrower
basketry = Basketry
trail-marks = Trail Marks
kin-feast = Kin Feast
drum-circle = Drum Circle
burial-rite = Burial Rite
drying-racks = Drying Racks
pitfall-trap = Pitfall Trap
scouting-party = Scouting Party
skinning-knives = Skinning Knives
standing-stone = Standing Stone
storytelling = Storytelling
adoption = Adoption
barter = Barter
carved-totem = Carved Totem
ancestor-worship = Ancestor Worship
great-hunt = Great Hunt
mammoth-drive = Mammoth Drive
master-craft = Master Craft
long-trek = Long Trek
great-gathering = Great Gathering
council-fire = Council Fire
burial-mound = Burial Mound
grave-goods = Grave Goods
smokehouse = Smokehouse
stone-circle = Stone Circle
dolmen = Dolmen
oral-history = Oral History
wolf-taming = Wolf Taming
sledges = Sledges
permanent-hearths = Permanent Hearths
marriage-pact = Marriage Pact
shared-knowledge = Shared Knowledge
rock-art = Rock Art
trade-network = Trade Network
woolly-mammoth = Woolly Mammoth
woolly-rhino = Woolly Rhino
giant-sloth = Giant Sloth
glyptodon = Glyptodon
giant-beaver = Giant Beaver
saber-toothed-tiger = Saber-toothed Tiger
argentavis = Argentavis
trackers = Trackers
carvers = Carvers
wanderers = Wanderers
mourners = Mourners
dreamers = Dreamers
tuskbreaker = Tuskbreaker
thunderclaw = Thunderclaw
stonecarver = Stonecarver
hand-eye = Hand-Eye
fire-wolf = Fire Wolf
base = the Base
plains = Plains
forest = Forest
lake = Lake
valley = Valley
mountain = Mountain
glacier = Glacier
settle = Settle
develop = Develop
migrate = Migrate
hunt = Hunt
eclipse = Eclipse space
chief = Chief
figure = tribe figure
offering = Offering
honor = Honor
hand = hand
discards = the discard pile
above = above the board
deck = the deck
food = Food
tool = Tool
idol = Idol
draw = card
megalith = Megalith
labor = Labor
food-max = Food to the limit
camp = Camp
move = Camp moves
village = Village
bury = burial
bury-supply = burial from the supply
tribe = Tribe card
tribe-discard = Tribe card to the discard pile
culture = Culture card
animal = face-up Animal
animal-top = top Animal of the deck
reveal = turning up Animals
tip = tipping an Animal
vp = points
discard = discard
extra = Megalith by the arrows
pay = payment
on = trigger
eclipse-labor = Eclipse Labor
to-tribe = into hand
to-tribe-discard = to the discard pile
to-bury-supply = to the burial area

# Questions.
question-chief-choice = Take one of the Chief cards laid out.
question-setup-choice = Take one of the setup cards laid out.
question-setup-idol = Your setup card gives an Idol: on which track?
question-setup-burial = Your setup card lets you bury one of your starting cards: which?
question-culture-play = Play a Culture card ({ $left } more this turn) or go on to your figure.
question-placement = Place a figure: in a column or on your Eclipse space.
question-settle-top = Settle: play cards for Labor ({ $labor } at hand), take Tribe cards, or go on.
question-settle-middle = Settle: bury a card for 1 Tool (you have { $tools }), or go on.
question-develop-top = Develop: play cards for Labor ({ $labor } at hand), take Culture cards, or go on.
question-develop-middle = { $food ->
    [0] Develop: your stone spaces are full; go on.
   *[other] Develop: set a Sacred Stone for { $food } Food and { $tools ->
       [one] { $tools } Tool
      *[other] { $tools } Tools
    }, or go on.
}
question-migrate-top = Migrate: play cards for Labor ({ $labor } at hand), pitch or move Camps, or go on.
question-migrate-middle = Migrate: found a Village for { $food } Food and three Camps, or go on.
question-hunt-top = Hunt: play cards for Labor ({ $labor } at hand), turn up or take Animals, or go on.
question-hunt-middle = Hunt: tip upright Animals for their benefits, or go on.
question-gains = Benefits await you: which one next? Or decline the rest.
question-benefit = To gain: { $benefit } (× { $units }). Take it, or something worth less in its place, or decline.
question-payment = Pay for what the card offers?
question-discarding = Discard a card from your hand ({ $left } to go).
question-burial = Bury a card ({ $left } to go), or decline.
question-adoption = Take a Tribe card of the supply { $to }, or decline.
question-free-culture = Take a face-up Culture card, or decline.
question-camp-moves = Move your Camps ({ $left ->
    [one] { $left } step
   *[other] { $left } steps
} left), or stop.
question-free-village = Found a Village without paying Food, or decline.
question-free-animal = Take a face-up Animal, or decline.
question-free-tip = Tip one of your Animals, or decline.
question-pile-building = Put cards face down on your Eclipse pile, or stop.
question-pile-actions = Use the Eclipse action of a card of your pile, or stop.
question-tile-benefits = Take the benefit of a tile you lead, or stop.

# Actions, and a short verb for each kind.
action-done = Done
group-done = Done
action-deal-seat = Seat { $at } is next in order
group-deal-seat = Turn order
action-deal-tile = Tile laid: { $terrain }
group-deal-tile = Tile
action-deal-glacier = A Glacier lies on { $hex }
group-deal-glacier = Glacier
action-deal-stone = Stone laid out: { $stone }
group-deal-stone = Stone
action-deal-culture = Culture card turned up: { $card }
group-deal-culture = Culture
action-deal-animal = Animal turned up: { $animal }
group-deal-animal = Animal
action-deal-card = Card drawn: { $card }
group-deal-card = Draw
action-take-chief = Take { $chief }
group-take-chief = Chief
action-take-setup = Take { $setup }
group-take-setup = Setup card
action-play-culture = Play { $card }
group-play-culture = Play
action-place = Place { $figure ->
    [Chief] the Chief
   *[other] a tribe figure
}: { $place }
group-place = Place
action-work = Play { $card } for Labor
group-work = Work
action-eat = Eat 1 Food
group-eat = Eat
action-recruit = Take { $card }
group-recruit = Recruit
card-learn = { $card }
tag-culture = { $effects }
action-learn = Take { $card }
group-learn = Learn
action-pitch-camp = Put a Camp on the Base
group-pitch-camp = Camp
action-move-camp = Move a Camp from { $start } to { $end }
group-move-camp = Move
card-move-camp = { $start } → { $end }
tag-land = in the Eclipse: { $effects }
action-found-village = Found a Village at { $juncture }
group-found-village = Village
action-reveal = Turn up 2 Animals
group-reveal = Turn up
action-take-animal = Take { $animal }
group-take-animal = Take
action-feast = Take Food up to the limit
group-feast = Feast
action-tip = Tip { $animal }
group-tip = Tip
action-bury = Bury { $card } from { $origin }
group-bury = Bury
card-bury = { $card } ({ $origin })
slot-bury = { $card }
action-set-stone = Set { $stone }
group-set-stone = Stone
action-choose = Take: { $benefit }
group-choose = Next
action-gain-food = Gain 1 Food
group-gain-food = Food
action-gain-tool = Gain 1 Tool
group-gain-tool = Tool
action-draw-card = Draw 1 card
group-draw-card = Draw
action-raise-idol = Idol: up on the { $track } track
group-raise-idol = Idol
action-build-megalith = Place a Megalith at column { $x }, row { $y }
group-build-megalith = Megalith
action-pay = Pay
group-pay = Pay
action-discard-card = Discard { $card }
group-discard-card = Discard
action-offer = Put { $card } on the Eclipse pile
group-offer = Lay aside
action-use-card = Use { $card }
group-use-card = Use
action-harvest = Take the benefit of { $hex }
group-harvest = Harvest

# Events.
order-taken = { $seat } is number { $position } in the turn order
chief-taken = { $seat } is led by { $chief }
setup-taken = Setup card of { $seat }: { $setup }
round-begun = Round { $round } begins
culture-played = { $seat } plays { $card }
figure-placed = { $seat } places { $figure ->
    [Chief] the Chief
   *[other] a tribe figure
}: { $place }
card-worked = { $seat } plays { $card } for Labor
labor-gained = { $seat } gains { $labor } Labor
food-eaten = { $seat } spends 1 Food: { $labor ->
    [0] no Labor
   *[other] { $labor } Labor
}
bottom-reached = { $seat } is first in the bottom zone of the column { $place }
tribe-recruited = { $seat } takes { $card } { $to }
card-buried = { $seat } buries { $card } from { $origin }
card-entombed = { $seat } buries { $card } from { $origin }
card-entombed-hidden = { $seat } buries a card from { $origin }
culture-learned = { $seat } takes { $card }
stone-set = { $seat } sets { $stone } for { $food } Food and { $tools ->
    [one] { $tools } Tool
   *[other] { $tools } Tools
}
camp-pitched = { $seat } puts a Camp on the Base
camp-pitched-many = { $seat } puts { $count ->
    [one] { $count } Camp
   *[other] { $count } Camps
} on the Base
camp-moved = { $seat } moves a Camp from { $start } to { $end }
village-founded = { $seat } founds a Village at { $juncture }
animal-revealed = Animal turned up: { $animal }
animal-taken = { $seat } takes { $animal }
animal-tipped = { $seat } tips { $animal }
food-gained = { $seat } gains { $food } Food{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } lost)
}
tool-gained = { $seat } gains { $tools ->
    [one] { $tools } Tool
   *[other] { $tools } Tools
}{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } lost)
}
card-drawn = { $seat } draws { $card }
card-drawn-hidden = { $seat } draws a card
card-drawn-hidden-many = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-shuffled = { $seat } shuffles the discard pile into a new deck
card-discarded = { $seat } discards { $card }
idol-raised = { $seat } reaches level { $level } of the { $track } track
megalith-built = { $seat } places a Megalith at column { $x }, row { $y } (level { $level })
card-offered = { $seat } puts { $card } on the Eclipse pile
card-offered-hidden = { $seat } puts a card on the Eclipse pile
card-offered-hidden-many = { $seat } puts { $count ->
    [one] { $count } card
   *[other] { $count } cards
} on the Eclipse pile
pile-revealed = { $seat } reveals the Eclipse pile: { $cards } ({ $total } Labor in all)
card-used = { $seat } uses the Eclipse action of { $card }
tile-harvested = { $seat } takes the benefit of { $hex }
culture-returned = Back under its deck: { $card }
culture-revealed = Culture card turned up: { $card }
match-scored = The final scoring

# Refusals.
refuse-moment-take-chief = Chief cards are taken in the draft only.
refuse-moment-take-setup = Setup cards are taken in the draft only.
refuse-moment-play-culture = Culture cards are played at the start of a turn, before the figure.
refuse-moment-place = No figure is to be placed now.
refuse-moment-work = Cards are played for Labor in the top zone of a column.
refuse-moment-eat = Food is spent for Labor in the top zone of a column.
refuse-moment-recruit = Tribe cards are taken in the top zone of Settle, or by an effect.
refuse-moment-learn = Culture cards are taken in the top zone of Develop, or by an effect.
refuse-moment-pitch-camp = Camps are put on the Base in the top zone of Migrate.
refuse-moment-move-camp = Camps are moved in the top zone of Migrate, or by an effect.
refuse-moment-found-village = Villages are founded in the middle zone of Migrate, or by an effect.
refuse-moment-reveal = Animals are turned up in the top zone of Hunt.
refuse-moment-take-animal = Animals are taken in the top zone of Hunt, or by an effect.
refuse-moment-feast = Food for want of Animals is taken in the top zone of Hunt.
refuse-moment-tip = Animals are tipped in the middle zone of Hunt, or by an effect.
refuse-moment-bury = Cards are buried in the middle zone of Settle, or by an effect.
refuse-moment-set-stone = Sacred Stones are taken in the middle zone of Develop.
refuse-moment-choose = There is no choice of benefits now.
refuse-moment-gain-food = You gain nothing now that could become Food; benefits are not exchanged at other times.
refuse-moment-gain-tool = You gain nothing now that could become a Tool; benefits are not exchanged at other times.
refuse-moment-draw-card = You gain nothing now that could become a card; benefits are not exchanged at other times.
refuse-moment-raise-idol = You gain no Idol now.
refuse-moment-build-megalith = No effect lets you place a Megalith now.
refuse-moment-pay = There is nothing to pay for now.
refuse-moment-discard-card = No card is to be discarded now.
refuse-moment-offer = The Eclipse pile is built after your third figure.
refuse-moment-use-card = Eclipse actions are used in your part of the Eclipse phase.
refuse-moment-harvest = Tiles give their benefits in your part of the Eclipse phase.
refuse-impossible = This cannot be done now: { $benefit }.
refuse-not-pending = This benefit does not wait for you: { $benefit }.
refuse-honor-top = Your Honor marker stands at level { $level } and cannot move any more.
refuse-no-megalith = You have no Megalith left.
refuse-arrows = The Megalith must go where the arrows point.
refuse-no-ground = There is no free slot and no two Megaliths to rest on.
refuse-neutral-stacked = Grey Megaliths come first and are never stacked.
refuse-not-adjacent = A Megalith lies on a starting slot or orthogonally next to another Megalith.
refuse-greater = { $wanted } ranks above what you gain ({ $benefit }).
refuse-no-cards = Your deck and your discard pile are empty.
refuse-labor = It costs { $price } Labor; you have { $labor }.
refuse-tools = It costs { $price ->
    [one] { $price } Tool
   *[other] { $price } Tools
}; you have { $tools }.
refuse-food = It costs { $price } Food; you have { $food }.
refuse-no-food = You have no Food.
refuse-not-in-hand = Not in your hand: { $card }.
refuse-just-recruited = Gained this turn, so no Labor from it in Settle: { $card }.
refuse-pile-empty = No card left in the supply: { $card }.
refuse-same-type = You have taken one of this type this turn: { $card }.
refuse-bury-deck = Cards are not buried from the deck.
refuse-bury-absent = That card is not there: { $card } from { $origin }.
refuse-bury-starting = The set-up burial takes one of your starting cards, not this one: { $card } from { $origin }.
refuse-not-on-display = Not face up: { $card }.
refuse-stone-gone = { $stone } is not in a reserve.
refuse-stone-closed = The reserve of round { $round } is not open yet.
refuse-stones-full = { $spaces ->
    [one] Your stone space is full.
   *[other] All { $spaces } of your stone spaces are full.
}
refuse-stone-price = The next stone space costs { $food } Food and { $tools ->
    [one] { $tools } Tool
   *[other] { $tools } Tools
}.
refuse-no-camp = You have no Camp left on your board.
refuse-no-camp-there = You have no Camp on { $hex }.
refuse-not-neighbours = A Camp moves to an adjacent tile.
refuse-no-village = You have no Village left.
refuse-juncture-taken = A Village of { $owner_seat } stands there.
refuse-juncture-base = A Village may not touch the Base tile.
refuse-no-animal = Not face up: { $animal }.
refuse-no-upright = None of yours is upright: { $animal }.
refuse-animal-deck-empty = The Animal deck is empty.
refuse-animals-left = There are Animals left, on the board or in the deck.
refuse-feasted = You did this already this turn.
refuse-food-full = Your Food is at its limit.
refuse-must-discard = The cost must be paid: discard { $left } more.
refuse-must-place = A figure must be placed each turn.
refuse-must-choose = You must take one of the cards.
refuse-not-laid-out = Not among the cards laid out: { $card }.
refuse-setup-as-printed = Set-up benefits are taken as printed.
refuse-figure-used = Not left on your board: { $figure }.
refuse-not-in-pile = Your revealed pile has no such card with an action: { $card }.
refuse-no-influence = You have no Influence on { $hex }.
refuse-not-most = Others have more Influence on { $hex }.
refuse-tile-used = You took { $hex } already in this Eclipse phase.
refuse-tile-barren = A tile that gives nothing: { $hex }.

# Sources of points.
source-stones = Sacred Stones
source-offering = Offering track
source-honor = Honor track and buried cards
sources-cards = Cards
sources-idols = Idols, at once
source-cards-tribe = Tribe cards
source-cards-culture = Culture cards
source-animals = Animals
source-megaliths = Megaliths
source-idols-honor = Honor levels
source-idols-offering = Offering overflow
source-effects = Immediate points

# Sacred Stones, and what effects do.
stone-1 = Foundation Stone
stone-2 = Lintel Stone
stone-3 = Mammoth Stone
stone-4 = Sloth Stone
stone-5 = Glyptodon Stone
stone-6 = Plains Stone
stone-7 = Forest Stone
stone-8 = Lake Stone
stone-9 = Stone of Many Graves
stone-10 = Stone of Like Graves
stone-11 = Great Foundation Stone
stone-12 = Great Lintel Stone
stone-13 = Rhino Stone
stone-14 = Beaver Stone
stone-15 = Tiger Stone
stone-16 = Valley Stone
stone-17 = Mountain Stone
stone-18 = Glacier Stone
stone-19 = Great Stone of Many Graves
stone-20 = Great Stone of Like Graves
fx-animal-1 = take a face-up Animal
fx-animal-top-1 = take the top Animal of the deck
fx-animal-top-2 = take the top 2 Animals of the deck
fx-bury-1 = bury 1 card
fx-bury-2 = bury 2 cards
fx-bury-supply-1 = bury a Tribe card from the supply
fx-camp-1 = put 1 Camp on the Base
fx-culture-1 = take a face-up Culture card
fx-discard-1 = discard a card from hand
fx-draw-1 = draw 1 card
fx-draw-2 = draw 2 cards
fx-draw-3 = draw 3 cards
fx-eclipse-labor-0-5 = +½ Labor in the Eclipse
fx-eclipse-labor-1 = +1 Labor in the Eclipse
fx-eclipse-labor-1-5 = +1½ Labor in the Eclipse
fx-food-1 = gain 1 Food
fx-food-2 = gain 2 Food
fx-food-4 = gain 4 Food
fx-food-max = gain Food up to your limit
fx-idol-1 = gain 1 Idol
fx-idol-2 = gain 2 Idols
fx-idol-3 = gain 3 Idols
fx-labor-1 = gain 1 Labor
fx-labor-2 = gain 2 Labor
fx-labor-3 = gain 3 Labor
fx-megalith-1 = place 1 Megalith
fx-megalith-2 = place 2 Megaliths
fx-move-1 = move Camps 1 step
fx-move-2 = move Camps 2 steps
fx-move-3 = move Camps 3 steps
fx-on-develop-labor-1 = in Develop: gain 1 Labor
fx-on-develop-labor-2 = in Develop: gain 2 Labor
fx-on-develop-labor-3 = in Develop: gain 3 Labor
fx-on-hunt-labor-1 = in Hunt: gain 1 Labor
fx-on-hunt-labor-2 = in Hunt: gain 2 Labor
fx-on-hunt-labor-3 = in Hunt: gain 3 Labor
fx-on-migrate-labor-1 = in Migrate: gain 1 Labor
fx-on-migrate-labor-2 = in Migrate: gain 2 Labor
fx-on-migrate-labor-3 = in Migrate: gain 3 Labor
fx-on-settle-labor-1 = in Settle: gain 1 Labor
fx-on-settle-labor-2 = in Settle: gain 2 Labor
fx-on-settle-labor-3 = in Settle: gain 3 Labor
fx-pay-discard-1-food-2-tool-2-idol-1 = discard a card from hand to gain 2 Food, 2 Tools and 1 Idol
fx-pay-discard-1-tool-2-food-2 = discard a card from hand to gain 2 Tools and 2 Food
fx-pay-tool-1-culture-1 = pay 1 Tool to take a face-up Culture card
fx-reveal-1 = turn up an Animal
fx-tip-1 = tip one of your Animals
fx-tool-1 = gain 1 Tool
fx-tool-2 = gain 2 Tools
fx-tribe-1 = take a Tribe card into hand
fx-tribe-discard-1 = put a Tribe card of the supply on your discard pile
fx-village-1 = found a Village without Food
fx-vp-2 = score 2 points at once
fx-extra = place another Megalith where an arrow points

# The scene: panels, places and tooltips.
panel-land = Land
panel-fires = Columns
panel-shrine = Shrine
panel-tent = Tribe of { $seat }
panel-goods = Goods of { $seat }
panel-hand = Your hand
panel-chiefs = Chiefs laid out
panel-setups = Setup cards laid out
zone-supply = Tribe cards
zone-culture = Culture (deck I: { $first }, II: { $second })
zone-order = Turn order
zone-round = Round { $round }
zone-deck = Deck { $count }
zone-pile = Eclipse { $count }
zone-discards = Discards { $count }
zone-above = Played this turn { $count }
zone-revealed = Eclipse pile { $count }
zone-buried = Buried { $count }
zone-tally = If it ended now: { $points }
status-setup = Set-up
status-over = The match is over
status-round = Round { $round } of { $rounds }
status-turn = Action phase, turn { $turn } of { $turns }
status-eclipse = Eclipse phase
note-order = { $position ->
    [1] plays 1st
    [2] plays 2nd
    [3] plays 3rd
   *[other] plays { $position }th
}
tip-tribe = { $card }: { $labor } Labor, { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end. Bonus: { $bonus }. Eclipse phase: { $abilities }.
tip-culture = { $card } (era { $era }): { $effects }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
tip-stone-level = { $stone } (era { $era }): { $effects } now; at the end { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each own Megalith on level { $level }.
tip-stone-tipped = { $stone } (era { $era }): { $effects } now; at the end { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each tipped { $animal }.
tip-stone-camps = { $stone } (era { $era }): { $effects } now; at the end, for 1, 2, 3… Camps on { $terrain }: { $table } points.
tip-stone-different = { $stone } (era { $era }): { $effects } now; at the end, for 1, 2, 3… different buried cards: { $table } points.
tip-stone-identical = { $stone } (era { $era }): { $effects } now; at the end, for 1, 2, 3… identical buried cards: { $table } points.
tip-hex = { $hex }, { $terrain }: in the Eclipse phase { $effects } for the most Influence. Leading: { $seats }.
tip-camps = Camps of { $seat }: { $camps }
tip-juncture = Juncture { $juncture }
tip-village = Village of { $seat }: 2 Influence on three tiles
tip-reserve = Sacred Stones of round { $round }
tip-column-settle = Settle: gain Tribe cards, bury cards
tip-column-develop = Develop: Culture cards and Sacred Stones
tip-column-migrate = Migrate: Camps and Villages
tip-column-hunt = Hunt: turn up, take and tip Animals
tip-settle-top = 2 Labor: take a Tribe card, each of another type
tip-settle-middle = 1 Tool: bury a card
tip-settle-bottom = First figure: bury a card and gain an Idol
tip-develop-top = 3 Labor, 2 with a token: take a Culture card
tip-develop-middle = Pay the next stone space: set a Sacred Stone
tip-develop-bottom = First figure: draw a card and gain a Tool
tip-migrate-top = 1 Labor: a Camp to the Base, or a Camp one step
tip-migrate-middle = 3 Food and 3 Camps around a juncture: found a Village
tip-migrate-bottom = First figure: a Camp to the Base, then a Camp one step
tip-hunt-top = 1 Labor: turn up 2 Animals; 2 Labor: take one
tip-hunt-middle = Tip any number of your upright Animals
tip-hunt-bottom = First figure: take the top Animal of the deck
tip-chief = Chief of { $seat }: 1 Labor in a column, 3 on the Eclipse space
tip-figure = Tribe figure of { $seat }
tip-figures = Figures that are still to be placed this round, a row for each tribe
tip-gap = Filled again in the preparation phase
tip-token = Labor token: this card costs 1 less
tip-order = Position { $position }: { $effects } in the Eclipse phase
tip-culture-decks = Culture decks: { $first ->
    [one] { $first } card
   *[other] { $first } cards
} of Era I, { $second ->
    [one] { $second } card
   *[other] { $second } cards
} of Era II
tip-animal-deck = Animal deck: { $count } left
tip-animal = { $animal }: { $face_up } face up, { $deck } in the deck, { $count } in all. Tipped: { $effects }. Sets of 1 to 4 cards: { $sets } points.
tip-own-animal = { $animal }: { $upright } upright, { $tipped } tipped. Tipped: { $effects }. Sets of 1 to 4 cards: { $sets } points.
tip-track-offering = Offering track: what Food and Tools that are left are worth
tip-track-honor = Honor track: what buried cards are worth. For 1, 2, 3… cards, first: { $first_row } points; second: { $second_row }; others: { $other_row }. With two seats the second takes the last row.
tip-marker = { $seat }: level { $level } of the { $track } track
tip-slot = Slot: { $effects }
tip-slot-start = Starting slot: { $effects }
tip-stack = Between two Megaliths: level { $level }
tip-megalith = Megalith of { $seat }, level { $level }
tip-megalith-grey = Grey Megalith
tip-eclipse-space = Eclipse space: draw a card; 2 Labor for the Eclipse, 3 for the Chief
tip-food = Food of { $seat }: { $count }, limit { $limit }
tip-tools = Tools of { $seat }: { $count }
tip-camp-supply = Camps on the board: { $camps }
tip-village-space = When this Village has left: draw a card in each Eclipse phase
tip-megalith-supply = Megaliths left: { $grey } grey, { $own } own. Each pair of own ones that left gives an Idol in each Eclipse phase.
tip-stone-space = Stone space: { $food } Food and { $tools ->
    [one] { $tools } Tool
   *[other] { $tools } Tools
}
tip-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
tip-pile = Eclipse pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} face down
tip-graves = Buried cards: { $count }; rank { $rank } on the Honor track
tip-tally-stones = Sacred Stones: { $points }
tip-tally-offering = Offering: { $points }
tip-tally-honor = Buried cards by Honor: { $points }
tip-tally-cards = Tribe and Culture cards: { $points }
tip-tally-animals = Animals: { $points }
tip-tally-megaliths = Megaliths: { $points }
tip-chief-card = Side A: 1 Labor in a column, 3 on the Eclipse space
tip-setup = { $food } Food, { $tools ->
    [one] { $tools } Tool
   *[other] { $tools } Tools
}, { $card }, { $animals }; then { $effects }
tip-labor = Labor at hand: { $labor }
tip-stat-food = Food: { $count }
tip-stat-tools = Tools: { $count }
tip-stat-hand = Cards in hand: { $count }
tip-stat-graves = Buried cards: { $count }
tip-stat-tally = Points scored: { $count }. If it ended now: { $total }. Stones { $of_stones }, Offering { $of_offering }, Honor { $of_honor }, cards { $of_cards }, Animals { $of_animals }, Megaliths { $of_megaliths }.

# The turn bar: measures, places, crumbs, notes, short reasons.
measure-estimate = { $count ->
    [one] { $count } point if it ended now
   *[other] { $count } points if it ended now
}
measure-labor = { $count ->
    [one] { $count } Labor
   *[other] { $count } Labor
}
measure-benefits = { $count ->
    [one] { $count } benefit to take
   *[other] { $count } benefits to take
}
measure-food = { $count ->
    [one] { $count } Food
   *[other] { $count } Food
}
measure-tools = { $count ->
    [one] { $count } Tool
   *[other] { $count } Tools
}
measure-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
measure-tribe = { $count ->
    [one] { $count } Tribe card
   *[other] { $count } Tribe cards
}
measure-culture = { $count ->
    [one] { $count } Culture card
   *[other] { $count } Culture cards
}
measure-animals = { $count ->
    [one] { $count } upright Animal
   *[other] { $count } upright Animals
}
measure-tipped = { $count ->
    [one] { $count } tipped Animal
   *[other] { $count } tipped Animals
}
measure-buried = { $count ->
    [one] { $count } buried card
   *[other] { $count } buried cards
}
measure-stones = { $count ->
    [one] { $count } Sacred Stone
   *[other] { $count } Sacred Stones
}
measure-megaliths = { $count ->
    [one] { $count } Megalith
   *[other] { $count } Megaliths
}
measure-offering = { $count ->
    [one] { $count } step on the Offering track
   *[other] { $count } steps on the Offering track
}
measure-honor = { $count ->
    [one] { $count } step on the Honor track
   *[other] { $count } steps on the Honor track
}
measure-camps = { $count ->
    [one] { $count } Camp on the land
   *[other] { $count } Camps on the land
}
measure-villages = { $count ->
    [one] { $count } Village
   *[other] { $count } Villages
}
measure-lands = { $count ->
    [one] { $count } tile led
   *[other] { $count } tiles led
}
measure-eclipse = { $count } Labor for the Eclipse
measure-figures = { $count ->
    [one] { $count } figure left
   *[other] { $count } figures left
}
slot-column = { $place }
slot-card = { $card }
slot-animal = { $animal }
slot-chief = { $chief }
slot-setup = { $setup }
slot-track = Idol: { $track }
slot-benefit = { $benefit }
slot-hex = { $hex }
slot-go-on = Go on
slot-stop = Stop here
slot-decline = Decline
crumb-chief = Chief
crumb-setup = setup card
crumb-idol = Idol
crumb-bury = burial
crumb-culture = Culture cards
crumb-figure = figure
crumb-placed = { $figure }: { $place }
crumb-top = Labor and buy
crumb-middle = middle
crumb-bottom = bottom
crumb-benefits = benefits
crumb-benefit = benefit
crumb-pay = pay?
crumb-discard = discard
crumb-tribe = Tribe card
crumb-camps = Camps
crumb-village = Village
crumb-animal = Animal
crumb-pile = Eclipse pile
crumb-tiles = tiles
note-eat = { $food } Food { $food ->
    [one] gives
   *[other] give
} { $labor } Labor
note-eat-none = 1 eaten gives nothing, all { $food } give { $labor } Labor
note-reach-settle = { $count ->
    [0] not enough Labor yet
    [one] up to { $count } Tribe card
   *[other] up to { $count } Tribe cards
}
note-reach-develop = { $count ->
    [0] not enough Labor yet
    [one] up to { $count } Culture card
   *[other] up to { $count } Culture cards
}
note-reach-migrate = { $count ->
    [0] not enough Labor yet
    [one] { $count } Camp or move
   *[other] up to { $count } Camps or moves
}
note-reach-hunt = { $count ->
    [0] not enough Labor yet
    [one] up to { $count } Animal
   *[other] up to { $count } Animals
}
refuse-labor-short = costs { $price }, you have { $labor }
refuse-greater-short = worth more
refuse-just-recruited-short = new this turn
refuse-same-type-short = one of a type
refuse-no-food-short = no Food
refuse-stone-price-short = { $food } Food, { $tools ->
    [one] { $tools } Tool
   *[other] { $tools } Tools
}
refuse-no-camp-there-short = a Camp is missing
refuse-tools-short = too few Tools
refuse-food-short = costs { $price } Food
refuse-no-cards-short = no cards left
refuse-no-camp-short = none left
refuse-not-on-display-short = none face up
refuse-stones-full-short = all spaces full
refuse-stone-gone-short = none left
refuse-no-village-short = none left
refuse-pile-empty-short = none left
refuse-animal-deck-empty-short = deck empty
refuse-honor-top-short = at the top
refuse-no-megalith-short = none left
refuse-figure-used-short = placed
refuse-bury-absent-short = no card to bury
graves-opened = { $seat } turns up the buried cards: { $cards }
ruling-animal-icon = When the icon "take an Animal" pays Food
ruling-animal-icon-none-left = If no Animal is left, neither face up nor in the deck
ruling-animal-icon-none-face-up = As soon as no Animal lies face up, even if the deck has some
ruling-animal-icon-why = The rulebook gives this condition for the hunt and says that it is printed on the Animal board; the text of the icon is ambiguous.
ruling-burials = What more buried cards are worth than a table shows
ruling-burials-more = Each further card gives as much as the last step of the table
ruling-burials-capped = Nothing more: the last value of the table is the highest
ruling-burials-why = The rulebook names no largest number; we do not have the pictures of the tables.
zone-top = pay Labor, repeat
zone-middle = repeat
zone-bottom = first figure only
zone-gone = bonus for { $seat }
zone-figures = To place
zone-animals = Animals
zone-eclipse = Eclipse
zone-legend = Most Influence gives, each Eclipse
zone-offering = Offering
zone-honor = Honor
zone-burials = Buried cards
zone-rank-1 = first
zone-rank-2 = second
zone-rank-3 = others
tip-terrain = { $terrain }: { $effects }
tip-influence = Influence: 1 a Camp, 2 a Village on each of its three tiles
tip-labor-icon = 1 Labor when Food leaves space { $space }
tip-ritual = Labor for the Eclipse: { $total }{ $count ->
    [0] {""}
    [one] {" "}and 1 card face down
   *[other] {" "}and { $count } cards face down
}
drawer-eclipse = Eclipse phase, round { $round }
drawer-eclipse-note = Most Labor plays first; in a tie, whoever played later. Then each tribe uses its position, its cards, its tiles, its board.
bid-order = number { $position }: { $effects }
drawer-card = { $card }: { $effects }
unit-estimate = if it ended now
tip-hex-base = The Base: in the Eclipse phase { $effects } for the most Influence. Leading: { $seats }.
nobody = nobody

# What happens by itself is announced
herald-pile-revealed = Eclipse: the new order

# Words that Cuzco and Java share; names of pieces are in words.cuzco.en.ftl and words.java.en.ftl.

## Chapters
chapter-C0 = Hexes, levels and settlements
chapter-C1 = Set-up
chapter-C2 = The turn
chapter-C3 = Laying terrain
chapter-C4 = { -Pawns }
chapter-C5 = { -Temples }
chapter-C6 = Basins
chapter-C7 = Drawing cards
chapter-C8 = Festivals
chapter-C9 = Card piles
chapter-C10 = The end
chapter-C11 = The final count
chapter-R = Rulings

## Questions
question-turn = { $duty ->
    [1] { $points ->
        [one] You have { $points } action point and must still lay a tile. What do you do?
       *[other] You have { $points } action points and must still lay a tile. What do you do?
    }
   *[other] { $points ->
        [one] You have { $points } action point left. What do you do?
       *[other] You have { $points } action points left. What do you do?
    }
}
question-laying = { $sort ->
    [0] Where does the { $tile } lie?
    [1] Where does the { $tile } lie?
   *[other] Where does the village hex of the { $tile } lie?
}
question-turning = { $sort ->
    [2] The village hex is { $cell }: to which side does the { -field } lie?
   *[other] The village hex is { $cell }: to which side do the { -fields } lie?
}
question-entering = Where does your new { -pawn } go?
question-walking = Where does your { -pawn } on { $cell } go?
question-founding = On which hex do you build the { -temple }?
question-valuing = { $size ->
    [one] Which value does the { -temple } on { $cell } get? The settlement has { $size } hex.
   *[other] Which value does the { -temple } on { $cell } get? The settlement has { $size } hexes.
}
question-irrigation = Where do you place the basin?
question-proposal = Do you propose a festival?
question-festival = { $stage ->
    [open] Open the festival at { $cell }: play a matching card.
    [join] Do you join the festival at { $cell }? Your cards must be worth at least { $top }.
    [match] Your cards are worth { $own }, the highest bid { $top }: play on or drop out?
    [raise] All are level at { $top }: do you raise?
    [alone] Your cards are worth { $own }, and nobody else can bid.
    [first] Your cards are worth { $own }, nobody else has bid yet: play another card?
    [ahead] Your cards are worth { $own }, more than the others’ { $top }: play another card?
    [level] Your cards are worth { $own }, as much as the highest bid of the others: play another card?
   *[behind] Your cards are worth { $own }, the highest bid of the others { $top }: play on.
}
question-drawing = A card is drawn.
question-turning-up = A card is turned up.
question-start = Who begins?

## Actions
action-lay-triple = Lay a triple tile
group-lay-triple = Triple
action-lay-double = Lay a double tile
group-lay-double = Double
action-lay-village = Lay a single village tile
group-lay-village = Village
action-lay-field = Lay a single { -field } tile
group-lay-field = { -Field }
action-enter = Bring { -a-pawn } in
group-enter = Enter
card-pick = { -pawn } on { $cell }
action-pick = Move the { -pawn } on { $cell }
group-pick = Move
action-build = Build a { -temple }
group-build = Build
action-enlarge = Enlarge the { -temple } on { $cell }
group-enlarge = Enlarge
action-basin = Place a basin
group-basin = Basin
action-draw-open = Take the open card
group-draw-open = Open card
action-draw-hidden = Draw from the pile
group-draw-hidden = Draw
action-token = Use { -a-token }
group-token = Token
action-stop = End the actions of your turn
group-stop = End turn
action-settle = Village hex on { $cell }
group-settle = Village hex
action-sow = { -Field } on { $cell }
group-sow = { -Field }
action-spread = { -Fields } to the { $sides ->
    [e-se] east and south-east
    [se-sw] south-east and south-west
    [sw-w] south-west and west
    [w-nw] west and north-west
    [nw-ne] north-west and north-east
   *[ne-e] north-east and east
}
group-spread = Turn
action-side = { -Field } to the { $side ->
    [e] east
    [se] south-east
    [sw] south-west
    [w] west
    [nw] north-west
   *[ne] north-east
}
group-side = Turn
action-walk = To { $cell }
group-walk = Go
action-leave = Leave the site
group-leave = Leave
action-found = Build on { $cell }
group-found = Build
action-value = Value { $value }
group-value = Value
action-irrigate = Basin on { $cell }
group-irrigate = Basin
action-celebrate = Festival at { $cell }
group-celebrate = Festival
action-no-festival = No festival
group-no-festival = No festival
action-play-card = Play: { $card ->
    [a] { card-0 }
    [b] { card-1 }
    [c] { card-2 }
    [ab] { card-3 }
    [bc] { card-4 }
   *[ca] { card-5 }
}
group-play-card = Play
action-enough = Play no more cards
group-enough = Enough
action-stay-out = Stay out of the festival
group-stay-out = Stay out
action-stand = Agree to share
group-stand = Share
action-first = { $seat } begins
group-first = Begins
action-card = { $card ->
    [a] { card-0 }
    [b] { card-1 }
    [c] { card-2 }
    [ab] { card-3 }
    [bc] { card-4 }
   *[ca] { card-5 }
}
group-card = Card

## Pieces
tile-triple = triple tile
tile-double = double tile
tile-village = village tile
tile-field = { -field } tile
card-0 = { -symbol-a }
card-1 = { -symbol-b }
card-2 = { -symbol-c }
card-3 = { -symbols-ab }
card-4 = { -symbols-bc }
card-5 = { -symbols-ca }

## Events
seat-began = { $seat } begins
turn-began = { $points ->
    [one] { $seat }'s turn: { $points } action point
   *[other] { $seat }'s turn: { $points } action points
}
duty-lapsed = { $seat } finds no place for any tile and need not lay one
tile-laid = { $seat } lays a { $tile } on { $cells }, level { $height } ({ $price } AP)
city-cut = { $seat } cuts the city of { $cell }: size { $after }, no longer { $before }
pawn-entered = { $seat } enters on { $cell } ({ $price } AP)
pawn-walked = { $seat } walks from { $start } to { $cell } ({ $price } AP)
pawn-left = { $seat } leaves from { $start } ({ $price } AP)
temple-built = { $seat } builds a { -temple } of value { $value } on { $cell }
temple-enlarged = { $seat } enlarges the { -temple } on { $cell } to { $value }
basin-placed = { $seat } places a basin on { $cell }
basin-closed = { $points ->
    [one] The basin on { $cells } is closed: { $seat } stands highest and scores { $points } point
   *[other] The basin on { $cells } is closed: { $seat } stands highest and scores { $points } points
}
basin-wasted = The basin on { $cells } is closed; nobody alone stands highest
token-used = { $seat } uses { -a-token }
open-card-taken = { $seat } takes the open card ({ $card })
card-drawn = { $seat } draws a card ({ $card })
card-drawn-hidden = { $seat } draws a card from the pile
card-drawn-hidden-many = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from the pile
card-turned-up = Open card: { $card }
discards-shuffled = { $count ->
    [one] { $count } discarded card is
   *[other] { $count } discarded cards are
} shuffled into a new pile
festival-proposed = { $seat } proposes a festival at { $cell } (value { $value })
card-played = { $seat } plays a card ({ $card }): { $total } in all
stayed-out = { $seat } stays out
dropped-out = { $seat } drops out
stood = { $seat } agrees to share
festival-held = { $count ->
    [one] { $winners_seat } holds the festival at { $cell } alone: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $winners_seat } share the festival at { $cell }: { $points ->
        [one] { $points } point each
       *[other] { $points } points each
    }
}
end-began = { $seat } has laid the last triple: everybody else has one last turn
land-full = Nobody could lay a tile for a whole round: the end begins with { $seat }
city-scored = { $position ->
    [1] { $tied ->
        [0] { $seat } is first in the city of { $cell }:
       *[other] { $seat } shares first place in the city of { $cell }:
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $tied ->
        [0] { $seat } is second in the city of { $cell }:
       *[other] { $seat } shares second place in the city of { $cell }:
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
end-city-scored = { $position ->
    [1] { $cell }, { $tied ->
        [0] first
       *[other] tied first
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $cell }, { $tied ->
        [0] second
       *[other] tied second
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
seat-counted = { $seat } has done the final count: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Endings and sources of points
ending-last-triple = The last triple tile was laid
ending-land-full = Nobody could lay a tile any more
sources-temple = { -Temples }
sources-festival = Festivals
sources-final = Cities, at the end
source-temple-build = { -Temples } built
source-temple-enlarge = { -Temples } enlarged
source-basin = Basins
source-festival-alone = Festivals held alone
source-festival-shared = Festivals shared
source-final-first = Cities, first place
source-final-second = Cities, second place

## Refusals
refuse-points = { $price ->
    [one] This costs { $price } action point; { $points } left.
   *[other] This costs { $price } action points; { $points } left.
}
refuse-off-board = That is not on the board.
refuse-no-site-hex = A tile must cover at least one hex of the site.
refuse-tile-on-pawn = { -A-pawn } stands on { $cell }.
refuse-tile-on-basin = There is a basin on { $cell }.
refuse-tile-on-temple = There is a { -temple } on { $cell }.
refuse-not-flat = The tile would not lie flat.
refuse-same-tile = The tile would lie exactly on one tile of its own shape.
refuse-join-cities = Two cities would be joined.
refuse-no-place = No tile of this sort fits anywhere.
refuse-no-tile = No tile of this sort is left.
refuse-keep-tile = You must still lay a tile this turn; afterwards you could not.
refuse-tile-first = The first action of a turn is to lay a tile.
refuse-duty = You must lay a tile before you end your turn.
refuse-token-used = You have used a token this turn already.
refuse-no-token = You have no { -token } left.
refuse-no-pawns = All your { -pawns } are on the site.
refuse-not-your-pawn = None of your { -pawns } stands there.
refuse-no-entry = There is no way in there.
refuse-sealed = All outside hexes next to it are covered: there is no way in.
refuse-no-path = There is no free path to that place.
refuse-stuck = This { -pawn } can go nowhere.
refuse-second-stroll = This { -pawn } has walked for nothing already; pay for an action first.
refuse-walk-bare = { -Pawns } walk on terrain only; { $cell } is bare.
refuse-walk-basin = { -Pawns } never stand on a basin ({ $cell }).
refuse-walk-temple = The { -temple } closes the hex { $cell }.
refuse-occupied = { -A-pawn } stands on { $cell }.
refuse-value-not-higher = The new value must be higher than { $old } and fit the size of the city.
refuse-value-size = { $size ->
    [one] The settlement has { $size } hex: too few for the value { $value }.
   *[other] The settlement has { $size } hexes: too few for the value { $value }.
}
refuse-no-pieces = No { -floor } of value { $value } is left in stock.
refuse-nobody-there = Nobody stands in this settlement.
refuse-tie = You are tied for the highest position; a tie is not enough.
refuse-not-highest = You do not stand highest in this settlement.
refuse-no-village = { $cell } is no village hex.
refuse-has-temple = This city has its { -temple } already.
refuse-village-small = A village needs at least 2 hexes.
refuse-no-temple = There is no { -temple } here.
refuse-temple-changed = This { -temple } has changed in this turn already.
refuse-temple-highest = This { -temple } has reached its highest value.
refuse-build-nowhere = There is no village in which you may build.
refuse-no-basins = No basin is left in stock.
refuse-basin-outside = Basins lie on the site only.
refuse-basin-on-tile = There is terrain on { $cell }.
refuse-basin-twice = There is a basin on { $cell } already.
refuse-basin-border = No basin on the border: { $cell } lies there.
refuse-basin-nowhere = There is no bare hex left for a basin.
refuse-two-cards = You have drawn two cards this turn already.
refuse-no-cards = There is no card to draw.
refuse-festival-held = This { -temple } has had its festival; enlarge it first.
refuse-no-pawn-in-city = You have no { -pawn } in the city of { $cell }.
refuse-no-matching-card = You have no card that matches the open one.
refuse-play-a-card = Play a card first.
refuse-bid-low = Your cards are worth { $own }; the highest bid is { $top }.
refuse-stand = You can agree only while all are level.
refuse-bid-begun = You have begun to bid: play on.
refuse-drop-at-top = With the highest bid you raise or agree; you do not drop out.
refuse-card-not-held = You do not hold this card.
refuse-card-no-match = This card shares no { -symbol } with the open card.
refuse-out-of-reach = Your cards reach { $most }; the highest bid is { $top }.

## The table
panel-site = The site
panel-hand = Your festival cards
panel-stock = Stock
panel-track = Score track
tip-soft = { -Soft }: 1 action point to enter or leave
tip-hard = Mountain: 2 action points to enter or leave
tip-bare = { $cell }: bare ground
tip-basin = { $cell }: basin
tip-field = { $cell }: { -field }, level { $level }
tip-settlement = { $cell }: village of { $size }, level { $level }
tip-city = { $cell }: city of { $size }, { -temple } { $value }, level { $level }
tip-temple = { $size ->
    [one] { -Temple } of value { $value }; the city has { $size } hex.
   *[other] { -Temple } of value { $value }; the city has { $size } hexes.
} Festival: { $alone ->
    [one] { $alone } point alone, { $shared } each if shared.
   *[other] { $alone } points alone, { $shared } each if shared.
} { tip-heights }
tip-temple-held = { $size ->
    [one] { -Temple } of value { $value }, festival held; the city has { $size } hex.
   *[other] { -Temple } of value { $value }, festival held; the city has { $size } hexes.
} { tip-heights }
tip-heights = { $ranks ->
    [0] Nobody stands here.
    [1] Heights: only { $first_seat } ({ $first }).
   *[2] Heights: first { $first_seat } ({ $first }), second { $second_seat } ({ $second }).
}
tip-pawn = { $seat }'s { -pawn }, level { $level }
tip-triples = Triple tiles left
tip-basins = Basins left
tip-floors = { -Floors } of value { $value } left. Festival: { $alone ->
    [one] { $alone } point alone, { $shared } each if shared
   *[other] { $alone } points alone, { $shared } each if shared
}
tip-open = Open card: { $card }
tip-deck = Cards in the pile
tip-discards = Discarded cards
tip-doubles = Double tiles
tip-villages = Single village tiles
tip-fields = Single { -field } tiles
tip-pawns = { -Pawns } in supply
tip-tokens = { -Tokens }
tip-cards = Festival cards in hand
tip-hand-card = { $card }: worth { $worth } beside the open card
tip-track = Score
unit-points = { $points ->
    [one] point
   *[other] points
}
gain-share = { $points ->
    [0] nothing, if all agree
    [one] +{ $points } point, if all agree
   *[other] +{ $points } points, if all agree
}
festival-outcomes = You have { $points ->
    [one] { $points } point
   *[other] { $points } points
}. With the festival alone: { $alone }. Shared: { $shared }.
drawer-festival = Festival at { $cell }
drawer-opened = { $seat } has opened it.
fact-alone = { $value ->
    [2] point alone, half of { $value }
   *[other] points alone, half of { $value }
}
fact-shared = each, if it is shared
fact-open = open card: { $card }
festival-holds = { $seat } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
festival-lost = Whatever is played is lost, also by those who drop out.
festival-renews = Another open card comes after the festival.
festival-stays = The open card stays after the festival.
bid-asked = is asked now
bid-waiting = is asked later
bid-absent = not in this city
bid-out = stays out
bid-dropped = has dropped out
bid-top = has the highest bid
bid-level = level with another at the top
bid-below = must match the highest bid
offer-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } of them
}
offer-nothing = { $card }: shares no { -symbol }
meter-points = Action points left
status-triples = { $count ->
    [one] { $count } triple left
   *[other] { $count } triples left
}
status-last = Last turns
status-festival = Festival at { $cell }, highest bid { $top }
note-turn = on turn
note-counted = final count done
price = { $price } AP
later-basin = Basin { $cells } then lacks only { $cell }: closing it gives you { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
open-named = { $card }
more-level = level { $level }
gain-festival = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
tag-festival = +{ $alone } / +{ $shared }
more-festival = alone / shared
later-festival = It pays { $alone ->
    [one] { $alone } point
   *[other] { $alone } points
} alone, { $shared } each if it is shared.
gain-value = value { $value }, +{ $points }

## Rulings
ruling-outside = Tiles wholly outside the site
ruling-outside-never = Never: every tile covers at least one hex of the site
ruling-outside-on-terrain = Allowed where it rests on terrain everywhere
ruling-frontier = A border hex whose outside neighbours are all covered
ruling-frontier-open = It stays an entry
ruling-frontier-sealed = It is sealed: one enters over the covered outside hexes
ruling-frontier-why = The rulebook lets { -pawns } come in over terrain along the border of the site and excepts only empty hexes; what lies outside does not move that border.
ruling-pile = When the pile of cards runs out
ruling-pile-at-once = The discards are shuffled at once
ruling-pile-when-needed = They are shuffled when the next card is needed
ruling-pile-why = The rulebook names the moment: when the pile is exhausted.
ruling-second-place = After a tie for the first place in a city
ruling-second-place-next = The next group is second and scores half
ruling-second-place-none = The second place is taken up: the next group scores nothing
ruling-second-place-why = The rulebook lets tied players score alike and never says that a tie uses up a place.
ruling-standing = Declining to raise while level in a festival
ruling-standing-in = You stay in and may answer a later raise
ruling-standing-final = You are out as soon as another raises

## The turn bar: measures, places, crumbs, short reasons
measure-estimate = { $count ->
    [one] { $count } point, cities counted
   *[other] { $count } points, cities counted
}
measure-ap = { $count ->
    [one] { $count } action point
   *[other] { $count } action points
}
measure-ripe = { $count ->
    [one] { $count } point in basins that one hex closes
   *[other] { $count } points in basins that one hex closes
}
measure-bid = { $count ->
    [one] { $count } festival point
   *[other] { $count } festival points
}
measure-pawns = { $count ->
    [one] { $count } { -pawn } on the site
   *[other] { $count } { -pawns } on the site
}
measure-cards = { $count ->
    [one] { $count } festival card
   *[other] { $count } festival cards
}
measure-tokens = { $count ->
    [one] { $count } { -token }
   *[other] { $count } { -tokens }
}
measure-doubles = { $count ->
    [one] { $count } double
   *[other] { $count } doubles
}
measure-villages = { $count ->
    [one] { $count } village tile
   *[other] { $count } village tiles
}
measure-fields = { $count ->
    [one] { $count } { -field } tile
   *[other] { $count } { -field } tiles
}
measure-triples = { $count } in stock
measure-basins = { $count } in stock
slot-temple = { -Temple }
slot-draw = Draw
slot-lay = On the board
slot-turn = Turn it
slot-card = { action-card }
crumb-action = action
crumb-more = more, or end
crumb-place = place
crumb-turn = turn it
crumb-at = { $cell }
crumb-goal = goal
crumb-value = value
crumb-festival = festival
crumb-bid = bid
refuse-points-short = costs { $price }, { $points } left
refuse-no-tile-short = none left
refuse-no-place-short = fits nowhere
refuse-tile-first-short = after your first tile
refuse-keep-tile-short = keep room for a tile
refuse-duty-short = lay a tile first
refuse-token-used-short = one a turn
refuse-no-token-short = none left
refuse-no-pawns-short = all on the site
refuse-not-your-pawn-short = none on the site
refuse-no-entry-short = no way in
refuse-no-path-short = no free path
refuse-stuck-short = cannot move
refuse-second-stroll-short = has walked
refuse-walk-bare-short = bare ground
refuse-build-nowhere-short = nowhere to build
refuse-no-temple-short = none there
refuse-temple-changed-short = changed this turn
refuse-tie-short = tied for highest
refuse-not-highest-short = others stand higher
refuse-value-not-higher-short = city too small for more than { $old }
refuse-temple-highest-short = has its full size
refuse-value-size-short = { $size ->
    [one] { $size } hex only
   *[other] { $size } hexes only
}
refuse-no-pieces-short = no { $value } in stock
refuse-no-basins-short = none left
refuse-basin-nowhere-short = no bare hex
refuse-two-cards-short = two drawn
refuse-no-cards-short = none left
refuse-no-matching-card-short = no matching card
refuse-play-a-card-short = play a card first
refuse-bid-low-short = { $own } of { $top }
refuse-stand-short = only while level
refuse-bid-begun-short = bid begun
refuse-drop-at-top-short = not at the top

# What happens by itself is announced
herald-festival-held = Festival at { $cell }
herald-basin-closed = A basin is closed
herald-city-cut = The city of { $cell } is cut
herald-end-began = The last triple tile is laid

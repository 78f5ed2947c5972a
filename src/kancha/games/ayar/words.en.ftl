# Ayar in English.

# Name, options, chapters
game-name = Ayar: Children of the Sun
game-blurb = Help the Ayar on their way from Lake Titicaca to Cusco, and please Sun and Moon alike: only the lower of your two scores counts.
automa-name = The Ayllu
option-level = Ayllu
option-level-help = The solo board your opponent uses: one star is gentle, four stars are merciless.
chapter-A1 = Set-up
chapter-A2 = Structure of the game
chapter-A3 = Day step 1: place a step marker
chapter-A4 = Day step 2: move the Ayar
chapter-A5 = Day step 3: place a tambo
chapter-A6 = Day step 4: perform the activity
chapter-A7 = Day step 5: end-of-turn checks
chapter-A8 = Night phase
chapter-A9 = Game end
chapter-A10 = Viracocha bonuses
chapter-A11 = Solo: the Ayllu
chapter-A12 = Decisions and information
chapter-Q = Rulings

# Questions
question-first-player = Chance names the First Player.
question-women = Chance places the female Ayar.
question-raymi-tiles = Chance lays the Raymi tiles.
question-opening-pots = Chance opens the market.
question-market-refill = Chance refills the market.
question-textile-reveal = Chance shows the next textile.
question-token-draw = The Ayllu flips a token.
question-marker-draw = The Ayllu draws a marker.
question-starting-tambo = Starting activity: take a tambo from any cell of your grid.
question-starting-slot = Starting activity: put the tambo on the first building slot of a path.
question-step-marker = Lay a step marker beside a row or column ({ $markers ->
    [one] { $markers } marker stands
   *[other] { $markers } markers stand
} on day { $round }).
question-gold-ayar = Gold marker: which Ayar moves { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}?
question-tambo-choice = Take a tambo from { $line } (the line gives power { $power }).
question-building-slot = Put the tambo on a building slot behind the { $path } Ayar (the line gives power { $power }).
question-pottery = Pottery: take a pot ({ $left } power left).
question-weaving = Weaving: take a textile ({ $left } power left).
question-textile-laying = Lay the textile on two empty cells.
question-farming = Terrace farming: plant a maize ({ $left } power left).
question-reed-bundling = Reed bundling: sail on ({ $left } power left).
question-lake-viracocha = Take a Viracocha from a section beside your new island.
question-viracocha-slot = Place the Viracocha on a bonus slot.
question-marker-shift = Move a retired marker to another Moon slot, or leave all where they are.
question-end-of-turn = End of turn: what is resolved next?
question-temple-choice = Which temple goes in the { $ayar } row (column bonus { $bonus })?
question-fertile-ground = Fertile ground: choose two activities. Most Suns: { $first } and { $second }.
question-moon-slot = The { $marker } marker retires: which activity scores its Moons?
question-llama-split = How many of your { $llamas ->
    [one] { $llamas } llama
   *[other] { $llamas } llamas
} go to { $track }? Best: { $best }.

# Actions
action-lay-marker = Lay the { $marker } marker at { $line }
group-lay-marker = Lay marker
action-move-ayar = Move the { $ayar } Ayar
group-move-ayar = Move Ayar
action-take-tambo = Take the tambo of { $cell }
group-take-tambo = Take tambo
card-lay-marker = { $line }
card-build-tambo = slot { $place }
action-build-tambo = Build on the { $path } path, slot { $place }
group-build-tambo = Build
action-take-pot = Take pot { $slot }
group-take-pot = Take pot
action-take-textile = Take the textile of stack { $stack }
group-take-textile = Take textile
action-lay-textile = Lay it on { $cell }, { $turn }
group-lay-textile = Lay textile
action-plant-maize = Plant from box { $box }
group-plant-maize = Plant
action-sail-to = Sail to { $node }
card-sail-to = { $node }
tag-slot = Viracocha: { $held } of { $need }
group-sail-to = Sail
action-take-viracocha = Take the Viracocha of { $section }
group-take-viracocha = Take Viracocha
action-stop = Stop here
group-stop = Stop
action-place-viracocha = Place it: { $slot }
group-place-viracocha = Place Viracocha
action-shift-marker = Move the marker from { $start } to { $end }
group-shift-marker = Move marker
action-decline = Leave the markers where they are
group-decline = Decline
action-resolve = Resolve { $check }
group-resolve = Resolve
action-place-temple = Place the temple of { $activity }
group-place-temple = Place temple
action-honour = Score { $first } and { $second }
group-honour = Score
action-retire-marker = Score the Moons of { $activity }
group-retire-marker = Score Moons
action-give-llamas = Give { $number } to { $track }
group-give-llamas = Give llamas
action-deal-first = First Player: { $seat }
group-deal-first = First Player
action-deal-woman = The { $ayar } woman
group-deal-woman = Women
action-deal-raymi = Raymi tile { $tile }
group-deal-raymi = Raymi
action-reveal-pot = A pot: { $pot }
group-reveal-pot = Pot
action-reveal-textile = The next textile
group-reveal-textile = Textile
action-flip-token = Flip { $token }
group-flip-token = Token
action-draw-marker = The { $ayar } marker
group-draw-marker = Marker

# Events
first-player-drawn = { $seat } is First Player.
woman-placed = The { $ayar } woman takes temple row { $row }.
raymi-tile-laid = { $slot }: { $activity }.
pot-revealed = The market turns up a pot ({ $pot }) on slot { $slot }.
textile-revealed = Stack { $stack } shows its next textile.
round-begun = Day { $round } begins: { $seat } is First Player.
marker-laid = { $seat } lays the { $marker } marker at { $line }.
ayar-moved = { $steps ->
    [0] The { $ayar } Ayar stays on space { $space }
    [one] The { $ayar } Ayar travels { $steps } space to space { $space }
   *[other] The { $ayar } Ayar travels { $steps } spaces to space { $space }
}.
tambo-built = { $seat } builds on the { $path } path ({ $place }): { $activity } with power { $power }.
tambo-boxed = { $seat } finds no activity and returns the tambo of { $cell } to the box.
pot-taken = { $seat } takes a pot: { $pot }.
textile-taken = { $seat } takes a textile of power { $stack }.
textile-laid = { $seat } weaves at { $cell }: { $suns ->
    [one] { $suns } Sun
   *[other] { $suns } Suns
}, { $moons ->
    [one] { $moons } Moon
   *[other] { $moons } Moons
}.
maize-planted = { $seat } plants maize from box { $box } ({ $left } left there).
boat-sailed = { $seat } sails to { $node } (power { $cost }).
island-built = { $seat } builds island { $number } on { $node }, worth { $moon ->
    [one] { $moon } Moon
   *[other] { $moon } Moons
}.
lake-viracocha-taken = { $seat } takes a Viracocha of { $section }.
viracocha-gained = { $seat } gains a Viracocha.
viracocha-gained-many = { $seat } gains { $count } Viracocha.
viracocha-placed = { $seat } places a Viracocha ({ $held } of { $need }): { $slot }.
bonus-completed = { $seat } completes a bonus: { $slot }.
viracocha-returned = { $seat } has no slot left: the Viracocha returns to the supply.
supply-empty = { $seat } gains nothing: the supply has no { $piece } left.
llama-gained = { $seat } gains a llama.
llama-gained-many = { $seat } gains { $count ->
    [one] { $count } llama
   *[other] { $count } llamas
}.
marker-shifted = { $seat } moves the retired { $marker } marker from { $start } to { $end }.
shift-declined = { $seat } leaves the retired markers where they are.
temple-placed = { $seat } places the temple of { $activity } in the { $ayar } row, column { $column } ({ $bonus ->
    [one] +{ $bonus } Moon point
   *[other] +{ $bonus } Moon points
}).
bonus-marked = { $seat } marks the Inti bonus of { $activity }.
devotion-gained = { $suns ->
    [0] { $seat } has no Suns of { $activity }
   *[other] { $seat } gains { $suns } devotion from { $activity }
}: dial { $dial }.
sixes-gained = { $seat } gains { $points } devotion for { $marked ->
    [one] { $marked } marked Inti bonus
   *[other] { $marked } marked Inti bonuses
}: dial { $dial }.
raymi-reached = The { $ayar } Ayar reaches the Raymi at space { $space }: { $activity }, a llama from { $threshold ->
    [one] { $threshold } Sun
   *[other] { $threshold } Suns
}.
fertile-ground-reached = The { $ayar } Ayar reaches fertile ground.
ayar-retired = Night: the { $ayar } Ayar retires on space { $space }.
maize-harvested = { $seat } wins the harvest with { $number } maize ({ $ayar } row).
harvest-forgone = Nobody planted maize: the Viracocha of the { $ayar } row returns to the supply.
temples-blessed = { $seat } gets { $points ->
    [one] { $points } Moon point
   *[other] { $points } Moon points
} for { $number ->
    [one] { $number } temple
   *[other] { $number } temples
}.
temple-scored = { $seat } scores a temple ({ $activity }): { $moons ->
    [one] { $moons } Moon
   *[other] { $moons } Moons
} and { $bonus ->
    [one] { $bonus } bonus point
   *[other] { $bonus } bonus points
}.
marker-retired = { $seat } retires the { $marker } marker on { $activity }: { $moons ->
    [one] { $moons } Moon
   *[other] { $moons } Moons
}.
dawn-broken = { $seat } gets { $dial ->
    [one] { $dial } Sun point
   *[other] { $dial } Sun points
} from the Inti dial at dawn.
llamas-given = { $seat } gives { $number ->
    [one] { $number } llama
   *[other] { $number } llamas
} to { $track }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
token-flipped = { $seat } flips { $token }: { $steps ->
    [one] { $steps } arrow
   *[other] { $steps } arrows
}, power { $power }.
marker-drawn = { $seat } draws the { $ayar } marker.
bag-refilled = { $seat } puts the markers that have not retired back into the empty bag.
slot-chosen = { $seat } wants { $activity }: { $reason }.
slot-missed = { $seat } finds no usable building slot and does no activity.
pots-chosen = { $seat } takes { $number ->
    [one] { $number } pot
   *[other] { $number } pots
} with power { $power }: as many as possible, then most Viracocha icons ({ $icons }), then the lowest slots.
stacks-chosen = { $seat } takes a textile of each of these stacks, with power { $power }: { $stacks }.
maize-sown = { $seat } plants { $number } maize with power { $power }, from left to right.
track-sailed = { $seat } moves the boat { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} along the track, to { $value }.
island-set = { $seat } sets island { $number } (track value { $wanted }) on { $node }: { $reason }.
island-set-aside = { $seat } finds no lake slot: island { $number } is set aside.
section-chosen = { $seat } takes the Viracocha of { $section } (rated { $rating }): { $reason }.
temple-chosen = { $seat } places the temple of the activity with most Moons: { $activity } ({ $moons }).
moon-slot-chosen = { $seat } scores its best free activity: { $activity } ({ $moons ->
    [one] { $moons } Moon
   *[other] { $moons } Moons
}).
bonus-chosen = { $seat } marks the activity with most Suns: { $activity } ({ $suns }).
token-removed = Out of the game after day { $round }: { $token }.

# Why the Ayllu decided so
because-start = its first slot is the only one that fits a Raymi tile at an 8 space
because-start-highest = several first slots fit the Raymi tiles at the 8 spaces, and the woman of this path stands highest
because-start-any = no first slot fits a Raymi tile at an 8 space, and the woman of this path stands highest
because-raymi = it is the next Raymi tile of this path
because-next-raymi = no slot fits the next Raymi tile, but one fits a later tile
because-bonus = it is the topmost activity without bonus marker
because-moon-slot = it is the topmost activity without retired marker
because-closest = it is the slot closest to the Ayar
because-value = the slot of that value is free
because-yellow = your island is on the yellow slot of that value, so the nearest empty yellow one above, else below
because-own = its own island is on the slot of that value, so the nearest empty yellow one above, else below
because-only-area = no other area beside the island has one
because-rated = its highest island slot, the new one left out, is the lowest of the areas beside the island
because-rated-all = its highest island slot is the lowest of the areas beside the island

# Refusals
refuse-slot-complete = This bonus is complete and takes no more Viracocha: { $slot }.
refuse-no-marker-there = There is no retired marker on { $activity }.
refuse-moon-slot-taken = The Moon slot of { $activity } is taken.
refuse-at-least-one = You must do the activity at least once before you stop.
refuse-stack-empty = The stack of pots is empty.
refuse-no-pot-there = There is no pot in market slot { $slot }.
refuse-power = That takes { $power } power; you have { $left }.
refuse-one-per-stack = Only one textile from each stack in one activity (stack { $stack }).
refuse-textiles-gone = Stack { $stack } is empty.
refuse-outside-weaving = From { $cell } the textile would reach beyond the weaving area.
refuse-cell-covered = Cell { $cell } is covered already.
refuse-looks-alike = Turned like this the textile looks the same as: { $turn }. Use that one.
refuse-box-empty = Box { $box } has no maize left.
refuse-not-linked = Your boat is not beside { $node }.
refuse-yellow-boat = Another boat is on the yellow slot: { $node }.
refuse-circle = Your boat has been there already ({ $node }), and nothing has changed since.
refuse-endless = { $moves ->
    [one] Your boat has entered { $moves } free space
   *[other] Your boat has entered { $moves } free spaces
} in a row: now spend power, or stop.
refuse-section-far = That section does not border your new island: { $section }.
refuse-section-empty = That section holds no Viracocha any more: { $section }.
refuse-marker-retired = The { $marker } marker has retired.
refuse-marker-used = The { $marker } marker lies: it has been used today.
refuse-own-slot = The { $marker } marker stands there already; only empty slots may be chosen ({ $line }).
refuse-slot-taken = The { $marker } marker blocks this slot ({ $line }).
refuse-line-empty = No tambo is left in { $line }.
refuse-nothing-behind = With the { $marker } marker at { $line } there would be no building slot whose activity you can do.
refuse-nothing-behind-ayar = Behind the { $ayar } Ayar there would be no building slot whose activity you can do.
refuse-ayar-retired = The { $ayar } Ayar has retired.
refuse-other-line = { $cell } is not in the line of your marker: { $line }.
refuse-cell-empty = There is no tambo on { $cell }.
refuse-path-closed = The { $path } Ayar has retired: his path is closed.
refuse-other-path = The tambo goes behind the { $path } Ayar, who has just moved.
refuse-no-slot-there = The path has no building slot { $place }.
refuse-ahead-of-ayar = Slot { $place } lies ahead of the { $path } Ayar.
refuse-slot-occupied = A tambo stands on slot { $place }.
refuse-cannot-perform = You cannot do this activity now, for want of pieces, room or power: { $activity }.
refuse-first-slots = The starting tambo goes on a first building slot, not on { $place }.
refuse-not-triggered = This was not triggered this turn, or is resolved already: { $check }.
refuse-temple-used = Your temple of { $activity } is used.
refuse-same-activity = Choose two different activities.
refuse-pair-order = Name the pair as { $first } and { $second }.
refuse-track = Now give llamas to { $track }.
refuse-too-many-llamas = You have only { $llamas ->
    [one] { $llamas } llama
   *[other] { $llamas } llamas
} left.

# Where points come from
source-sun-bonus = Sun: personal bonuses
source-sun-raymi = Sun: Raymi
source-sun-fertile = Sun: fertile ground
source-sun-viracocha = Sun: Viracocha
source-sun-llamas = Sun: llamas
source-moon-temple = Moon: temples
source-moon-viracocha = Moon: Viracocha temple bonus
source-moon-marker = Moon: step markers
source-moon-llamas = Moon: llamas

# How a match ends
ending-score = won by score
ending-gap = won by the smaller gap between Sun and Moon
ending-shared = shared victory
ending-won = you have beaten the Ayllu
ending-lost = the Ayllu has won

# Names
farming = terrace farming
reed = reed bundling
weaving = weaving
pottery = pottery
teal = teal
grey = grey
brown = brown
purple = purple
gold = gold
row-1 = row 1
row-2 = row 2
row-3 = row 3
row-4 = row 4
column-1 = column a
column-2 = column b
column-3 = column c
column-4 = column d
stack = from the face-down stack
green = green
pink = pink
blue = blue
yellow = yellow
red = red
green-viracocha = green with Viracocha
pink-viracocha = pink with Viracocha
blue-viracocha = blue with Viracocha
yellow-viracocha = yellow with Viracocha
red-viracocha = red with Viracocha
wild = wild
h = lying
h-mv = lying, flipped top to bottom
h-mh = lying, flipped left to right
h-r180 = lying, half turned
v = upright
v-mv = upright, flipped left to right
v-mh = upright, flipped top to bottom
v-r180 = upright, half turned
a = A
b = B
c = C
d = D
start = the start
power-farming = +1 power, farming
power-reed = +1 power, reed bundling
power-weaving = +1 power, weaving
power-pottery = +1 power, pottery
llama = a llama
temple-moons = 2 Moon points per temple
extra-sun = an extra Sun
move-marker = move a retired marker
inti-six = 6 per Inti bonus
temple = the temple
row = the bonus of the row
column = the bonus of the column
fertile = fertile ground
sun = the Sun
moon = the Moon
piece-llama = llama
piece-viracocha = Viracocha

# Scene
panel-paths = Paths and temples
panel-lake = Lake Titicaca
panel-seat = Player board
panel-solo = Solo board of the Ayllu
status-setup = Set-up
status-day = Day { $round } of { $rounds }
status-night = Night { $round } of { $rounds }
status-llamas = Final count
status-over = The journey is over
status-supply = Supply: { $viracocha } Viracocha, { $llamas ->
    [one] { $llamas } llama
   *[other] { $llamas } llamas
}
note-first = First Player
gain-power = { $activity }: power { $power }
gain-goal = { $ayar } Ayar to space { $space }, power { $power }
gain-goal-raymi = { $ayar } Ayar to space { $space }, power { $power }; Raymi: { $activities }
tag-goal = ▸ { $space }
tag-raymi = power { $power } · Raymi: you +{ $own }, { $seat } +{ $other }
tag-raymi-most = power { $power } · Raymi: you +{ $own }, others up to +{ $other }
tag-raymi-alone = power { $power } · Raymi: you +{ $own }
tag-empties = by emptying: { $gains }
tag-left = leaves { $row } in its row, { $column } in its column, { $quadrant } in its quarter
empties-llama = 1 llama
empties-viracocha = 1 Viracocha
empties-temple = 1 temple
empties-inti-farming = Inti of terrace farming
empties-inti-reed = Inti of reed bundling
empties-inti-weaving = Inti of weaving
empties-inti-pottery = Inti of pottery
tag-steps = ▸ +{ $steps }
gain-gold = { $steps ->
    [one] any Ayar moves { $steps } space
   *[other] any Ayar moves { $steps } spaces
}, power { $power }
unit-sun = Sun
unit-moon = Moon
unit-both = Sun = Moon
tip-sun-bar = Sun points: { $points }; { $dawn } more at the next dawn
tip-power = { $left } power left
tip-path = Path of the { $ayar } Ayar
tip-path-closed = The { $ayar } Ayar has retired: this path is closed
tip-ayar = The { $ayar } Ayar on space { $space }
tip-ayar-retired = The { $ayar } Ayar retired on space { $space }
tip-fertile = Fertile ground: everybody scores two activities and gains a llama for each from { $threshold ->
    [one] { $threshold } Sun
   *[other] { $threshold } Suns
}
tip-site-teal-farming = Building slot of the { teal } path: { farming }
tip-site-teal-reed = Building slot of the { teal } path: { reed }
tip-site-teal-weaving = Building slot of the { teal } path: { weaving }
tip-site-teal-pottery = Building slot of the { teal } path: { pottery }
tip-site-grey-farming = Building slot of the { grey } path: { farming }
tip-site-grey-reed = Building slot of the { grey } path: { reed }
tip-site-grey-weaving = Building slot of the { grey } path: { weaving }
tip-site-grey-pottery = Building slot of the { grey } path: { pottery }
tip-site-brown-farming = Building slot of the { brown } path: { farming }
tip-site-brown-reed = Building slot of the { brown } path: { reed }
tip-site-brown-weaving = Building slot of the { brown } path: { weaving }
tip-site-brown-pottery = Building slot of the { brown } path: { pottery }
tip-site-purple-farming = Building slot of the { purple } path: { farming }
tip-site-purple-reed = Building slot of the { purple } path: { reed }
tip-site-purple-weaving = Building slot of the { purple } path: { weaving }
tip-site-purple-pottery = Building slot of the { purple } path: { pottery }
tip-tambo = Tambo on slot { $place }: { $seat }
tip-raymi = Raymi: everybody scores Suns of { $activity }, a llama from { $threshold ->
    [one] { $threshold } Sun
   *[other] { $threshold } Suns
}; once for each of these Ayar: { $ayars }
tip-raymi-passed = Raymi: { $activity }, now from { $threshold ->
    [one] { $threshold } Sun
   *[other] { $threshold } Suns
}; this Ayar has passed it or retired. It counts for these Ayar: { $ayars }
tip-market = Pot for { $power } power
tip-market-stack = Face-down pot for { $power } power: wild ({ $left } left)
tip-pot = Pot: { $pot }
tip-pot-sets = Moons for 1, 2, 3 and 4 pots of one colour; more of them give nothing more
tip-pot-track = { $slots ->
    [one] Pottery track: { $pots } of { $slots } slot filled
   *[other] Pottery track: { $pots } of { $slots } slots filled
}
tip-stack = Textile for { $power } power ({ $left } below it)
tip-textile = Textile of power { $power }: { $full ->
    [one] { $full } whole Sun
   *[other] { $full } whole Suns
}, { $halves ->
    [one] { $halves } half
   *[other] { $halves } halves
}
tip-terrace = Terrace: { $maize } maize this day; most maize wins the Viracocha of the night
tip-planted = { $seat } has planted { $maize } maize this day
tip-section = Viracocha in { $section }: { $left }
tip-start = The start: free to enter
tip-reed = { $power } power to enter ({ $node })
tip-island = { $moon ->
    [one] { $moon } Moon
   *[other] { $moon } Moons
}, { $power } power to enter ({ $node }); any number of islands and boats
tip-yellow = { $moon ->
    [one] { $moon } Moon
   *[other] { $moon } Moons
}, { $power } power to enter ({ $node }); one island and one boat
tip-own-island = Island ({ $seat }): { $moon ->
    [one] { $moon } Moon
   *[other] { $moon } Moons
}
tip-boat = Boat: { $seat }
tip-first = { $seat } is First Player
tip-cell = Tambo { $cell }
tip-cell-empty = { $cell } is empty and counts for power
tip-quadrant = Empty all four cells of this quarter of the grid to place a temple
tip-line = Moves the Ayar { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}, power { $power } ({ $line })
tip-line-empty = No tambo left: { $line } ({ $steps ->
    [one] { $steps } arrow
   *[other] { $steps } arrows
}, power { $power })
tip-bonus-llama = Empty { $line }: a llama
tip-bonus-viracocha = Empty { $line }: a Viracocha
tip-bonus-inti = Empty { $line }: devotion for your Suns of { $activity }
tip-moon-slot = Moon slot of { $activity }: { $moons ->
    [one] { $moons } Moon
   *[other] { $moons } Moons
} now
tip-marker-standing = The { $marker } marker is ready
tip-marker-lying = The { $marker } marker was used today
tip-marker-retired = The { $marker } marker has retired
tip-temple = Unused temple of { $activity }
tip-placed-temple = Temple of { $activity }: { $seat }
tip-temple-row = Temple row { $row }: { $ayar } Ayar
tip-temple-column = Column { $column }: { $bonus ->
    [one] { $bonus } more Moon point
   *[other] { $bonus } more Moon points
}
tip-harvest = Viracocha for the harvest of the night in which the { $ayar } Ayar retires
tip-craft = { $suns ->
    [one] { $suns } Sun
   *[other] { $suns } Suns
} and { $moons ->
    [one] { $moons } Moon
   *[other] { $moons } Moons
}: { $activity }
tip-box = Box { $box }: { $left } maize left; { $moon ->
    [one] { $moon } Moon
   *[other] { $moon } Moons
} when it is empty
tip-box-icon = Box { $box }: { $left } maize left; { $moon ->
    [one] { $moon } Moon
   *[other] { $moon } Moons
} and a Viracocha when it is empty
tip-island-slot = Island { $number }: uncovers { $suns ->
    [one] { $suns } Sun
   *[other] { $suns } Suns
}
tip-weave-cell = Weaving cell { $cell }
tip-night = What the night would pay if it began now
tip-night-dawn = Dawn: { $points ->
    [one] { $points } Sun point
   *[other] { $points } Sun points
}
tip-night-dawn-bonus = Dawn: { $points ->
    [one] { $points } Sun point
   *[other] { $points } Sun points
}, { $more } of them by the bonus marked first
tip-night-temple = Temples in the { $ayar } row: { $moons ->
    [one] { $moons } Moon point
   *[other] { $moons } Moon points
}
tip-slot = Bonus: { $slot } ({ $held } of { $need } Viracocha)
tip-slot-done = Bonus complete: { $slot } ({ $held } of { $need })
tip-dial = Inti dial: { $dial ->
    [one] { $dial } Sun point
   *[other] { $dial } Sun points
} at each dawn
tip-sun-total = Sun points: { $points }
tip-moon-total = Moon points: { $points }
tip-llamas = Llamas: { $llamas }
tip-llamas-ayllu = Llamas: { $llamas }; at the end { $herd ->
    [one] each llama is
   *[other] every { $herd } llamas are
} worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tip-llama-key = What llamas on one side are worth at the end
tip-solo-bonus = Bonus of { $activity }: the Ayllu scores its Suns there once, at a dawn
tip-token = { $steps ->
    [one] { $steps } arrow
   *[other] { $steps } arrows
}, power: number of the day + { $modifier } ({ $token }); { $round ->
    [0] it stays for all days
   *[other] it leaves after day { $round }
}
tip-token-temple = { $steps ->
    [one] { $steps } arrow
   *[other] { $steps } arrows
}, power: number of the day + { $modifier }, places a temple ({ $token }); { $round ->
    [0] it stays for all days
   *[other] it leaves after day { $round }
}
tip-bag = Bag: { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
} left
tip-night-dawns = Dawn: Sun points by the Inti dials
tip-night-retires = The { $ayar } Ayar would retire now: his row's temples would score
tip-seat = Board: { $seat }
tip-loom = The textile in hand lies here until it is laid
i01 = island slot 1
i02 = island slot 2
i03 = island slot 3
i04 = island slot 4
i05 = island slot 5
i06 = island slot 6
i07 = island slot 7
i08 = island slot 8
i09 = island slot 9
i10 = island slot 10
i11 = island slot 11
i12 = island slot 12
i13 = island slot 13
i14 = island slot 14
i15 = island slot 15
i16 = island slot 16
r01 = reed space 1
r02 = reed space 2
r03 = reed space 3
r04 = reed space 4
r05 = reed space 5
r06 = reed space 6
r07 = reed space 7
r08 = reed space 8
r09 = reed space 9
r10 = reed space 10
r11 = reed space 11
r12 = reed space 12
r13 = reed space 13
r14 = reed space 14
r15 = reed space 15
r16 = reed space 16
r17 = reed space 17
r18 = reed space 18
r19 = reed space 19
r20 = reed space 20
r21 = reed space 21
r22 = reed space 22
r23 = reed space 23
r24 = reed space 24
l1 = lake section 1
l2 = lake section 2
l3 = lake section 3
l4 = lake section 4
l5 = lake section 5
l6 = lake section 6
l7 = lake section 7
l8 = lake section 8
l9 = lake section 9
l10 = lake section 10
l11 = lake section 11
l12 = lake section 12
k1 = token 1
k2 = token 2
k3 = token 3
k4 = token 4
k5 = token 5
raymi-1 = Raymi 1
raymi-2 = Raymi 2
raymi-3 = Raymi 3
raymi-4 = Raymi 4
raymi-5 = Raymi 5
raymi-6 = Raymi 6
raymi-7 = Raymi 7
raymi-8 = Raymi 8

# The turn bar: measures, places, crumbs, short reasons
measure-points = { $count ->
    [one] { $count } point, the lower of Sun and Moon
   *[other] { $count } points, the lower of Sun and Moon
}
measure-estimate = { $count ->
    [one] { $count } point with llamas if it ended now
   *[other] { $count } points with llamas if it ended now
}
measure-sun-points = { $count ->
    [one] { $count } Sun point
   *[other] { $count } Sun points
}
measure-moon-points = { $count ->
    [one] { $count } Moon point
   *[other] { $count } Moon points
}
measure-dial = { $count ->
    [one] { $count } on the Inti dial
   *[other] { $count } on the Inti dial
}
measure-coming = { $count } on the Inti dial at the end of this turn
measure-power = { $count ->
    [one] { $count } power
   *[other] { $count } power
}
measure-temple-due = { $count ->
    [one] { $count } temple to place at the end of the turn
   *[other] { $count } temples to place at the end of the turn
}
measure-line-due = { $count ->
    [one] { $count } emptied line to reward at the end of the turn
   *[other] { $count } emptied lines to reward at the end of the turn
}
measure-suns = { $count ->
    [one] { $count } Sun shown
   *[other] { $count } Suns shown
}
measure-moons = { $count ->
    [one] { $count } Moon shown
   *[other] { $count } Moons shown
}
measure-harvest = { $count ->
    [one] { $count } Moon point by temples tonight or later
   *[other] { $count } Moon points by temples tonight or later
}
measure-viracocha = { $count ->
    [one] { $count } Viracocha
   *[other] { $count } Viracocha
}
measure-slots = { $count ->
    [one] { $count } complete Viracocha bonus
   *[other] { $count } complete Viracocha bonuses
}
measure-llamas = { $count ->
    [one] { $count } llama
   *[other] { $count } llamas
}
measure-temples = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}
measure-bonuses = { $count ->
    [one] { $count } Inti bonus
   *[other] { $count } Inti bonuses
}
measure-maize = { $count ->
    [one] { $count } maize planted
   *[other] { $count } maize planted
}
measure-islands = { $count ->
    [one] { $count } island
   *[other] { $count } islands
}
measure-textiles = { $count ->
    [one] { $count } textile
   *[other] { $count } textiles
}
measure-pots = { $count ->
    [one] { $count } pot
   *[other] { $count } pots
}
measure-tambos = { $count ->
    [one] { $count } tambo on the grid
   *[other] { $count } tambos on the grid
}
measure-teal = { $count ->
    [one] { $count } space of the teal Ayar
   *[other] { $count } spaces of the teal Ayar
}
measure-grey = { $count ->
    [one] { $count } space of the grey Ayar
   *[other] { $count } spaces of the grey Ayar
}
measure-brown = { $count ->
    [one] { $count } space of the brown Ayar
   *[other] { $count } spaces of the brown Ayar
}
measure-purple = { $count ->
    [one] { $count } space of the purple Ayar
   *[other] { $count } spaces of the purple Ayar
}
slot-path = { $path } path
slot-marker = { $marker }
slot-ayar = { $ayar }
slot-cell = Tambo { $cell }
slot-pot = Pot { $slot }
slot-stack = stack { $stack }
slot-box = box { $box }
slot-section = { $section }
slot-bonus = { $slot }
slot-check = { $check }
slot-activity = { $activity }
crumb-marker = marker and line
crumb-laid = { $marker }, { $line }
crumb-ayar = Ayar
crumb-tambo = tambo
crumb-taken = tambo { $cell }
crumb-site = slot
crumb-built = slot { $place }
crumb-activity = activity
crumb-pottery = pottery
crumb-weaving = weaving
crumb-cloth = lay it
crumb-farming = farming
crumb-reed = sailing
crumb-viracocha = Viracocha
crumb-shift = retired marker
crumb-checks = end of turn
crumb-temple = temple
crumb-fertile = fertile ground
crumb-moons = Moons
crumb-llamas = llamas
refuse-power-short = takes { $power }, { $left } left
refuse-ahead-of-ayar-short = ahead of the Ayar
refuse-other-path-short = another path
refuse-not-triggered-short = not triggered
refuse-section-far-short = not beside it
refuse-section-empty-short = no Viracocha left
refuse-path-closed-short = closed
refuse-yellow-boat-short = another boat
refuse-own-slot-short = stands there already
refuse-slot-taken-short = blocked by { $marker }
refuse-endless-short = spend power, or stop
refuse-marker-used-short = used today
refuse-marker-retired-short = retired
refuse-at-least-one-short = once at least
refuse-ayar-retired-short = retired
refuse-moon-slot-taken-short = taken
refuse-slot-complete-short = complete
refuse-temple-used-short = used
refuse-one-per-stack-short = one a stack
refuse-box-empty-short = empty
refuse-first-slots-short = first slots only
refuse-slot-occupied-short = taken
refuse-no-pot-there-short = no pot
refuse-stack-empty-short = empty
refuse-textiles-gone-short = empty
refuse-nothing-behind-short = nothing to do behind
refuse-nothing-behind-ayar-short = nothing to do behind
refuse-cannot-perform-short = not possible now
refuse-line-empty-short = no tambo left

# House rulings
ruling-extra-sun = Whether the extra Sun of a completed bonus helps to reach the number for a llama
ruling-extra-sun-counts = Yes: it counts like any other Sun
ruling-extra-sun-dial = No: it only turns the Inti dial
ruling-extra-sun-why = The bonus lets you count one more Sun whenever an activity raises your devotion, and the llama is judged by the same Suns.
ruling-ayllu-area = How the Ayllu rates the lake areas beside its new island
ruling-ayllu-area-others = By their other island slots
ruling-ayllu-area-all = By all their island slots, the new one included
ruling-ayllu-area-why = Only without the new slot do the examples of both rulebooks come out as printed.

# Drawers
drawer-night = Night after day { $round }
drawer-night-note = Moons are scored now; at dawn every dial becomes Sun points.
drawer-fertile = Fertile ground
drawer-fertile-note = Everybody scores two activities: their Suns go on the Inti dial.
drawer-feast = Raymi: { $activities }
drawer-feast-note = Every seat gains its Suns of this activity on its dial.
fact-retires = The { $ayar } Ayar retires. The step marker of its colour scores the Moons of the Moon slot it goes to.
fact-lower = The lower of Sun and Moon is the score.
fact-llama = from so many Suns of { $activity } on, a llama too
fact-llama-two = from so many Suns of one of them on, a llama too
bid-night = Sun { $sun }, Moon { $moon }; at dawn
bid-dial = on the dial
bid-feast = to a dial of { $dial }
offer-activity = { $activity }
offer-moon-taken = { $activity }: taken
offer-line = emptied line: { $activity }

# What happens by itself is announced
herald-raymi-reached = Raymi: { $activity }
herald-ayar-retired = Night: the { $ayar } Ayar retires
herald-fertile-ground-reached = Fertile ground

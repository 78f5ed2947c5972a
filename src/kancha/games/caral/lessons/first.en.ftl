lesson-title = Your first match
lesson-blurb = One year on the spiral path: stones, a pyramid, alpacas, a sacrifice.
lesson-end = You know a whole year now. The match goes on from here: finish your pyramid on S4 and sacrifice more than your rival.

goal = Most fame wins: pyramids, and sacrifices to the gods.
goal-text = A finished large pyramid, of five levels, is worth 10 fame at the end. Each year, whoever sacrifices the most cards of one type takes the prize shown in the centre: 3 at first, and more as the central pyramid grows.
goal-learned = Goal. Most fame: pyramids and sacrifices.

found = Found your first pyramid on S4.
found-text = You begin with one level for nothing, 5 fame, four cards, a stone and a worker in each quarry. S4 lies just behind the outer quarry, so stones have a short way to it.
found-else = That site would do as well. For this lesson take S4: it lies right behind the quarry.

neutral = Put a neutral pyramid on S6.
neutral-text = With two families each of you adds a pyramid that belongs to nobody. Empty sites are skipped; a site with a pyramid is a space of the path. So the path is one space longer now.
neutral-else = Anywhere would be legal. Put it on S6, behind your own site: then it does not lengthen your way there.

architect = Let the architect wait: 0 spaces.
architect-text = At the start of each of its turns the first family rolls the die: the architect goes on by so many action spaces. That is you, and the die shows 0/1: choose. Keep him back: on the spaces behind him nobody acts any more this year.
architect-learned = Architect. Stay level with it or ahead of it.
architect-else = Legal, but it would cost you time: the further the architect is, the sooner your places fall behind it. Choose 0.

quarry = Send your pawn to the quarry A2: 4 spaces.
quarry-text = The path goes from START round to the centre, as the arrows do; you may also move back. Your movement is 3, and 1 for each alpaca on your sled: 4. Action spaces and started pyramids count, empty sites do not. Where you stop is what you may do.
quarry-learned = Move. 3 spaces and 1 for each alpaca.
quarry-else = You could go there. For now go to quarry A2: you need stones first.

stone = Use the quarry.
stone-text = Your people are called Caralis. Each that works in this quarry loads one stone on your sled, which holds 4; one of yours stands here since the set-up.
stone-learned = Stones. One for each worker in the quarry.
stone-else = Load your stone first: use the quarry, then end the turn.

behind = A new turn, a new roll: the architect stands on A2.
behind-text = Your rival built two levels: one for a stone, one for a pair of cards. Then your turn began with the die: 2, so the architect went past A1 to your space, A2. Everything before A2 is out of play for this year.

site = Go on to your own site S4: 1 space.
site-text = You build on a site of your own: that of your unfinished pyramid, or an empty one where you have put a builder. S4, yours, is the next space of the path.
site-else = Not yet. Your pyramid is next door: go to S4.

level = Build the next level.
level-text = Every level costs one stone from your sled and is one size smaller than the one below. A large pyramid has five levels, a small one three.
level-learned = Build. One stone a level, on your own site.
level-else = First the level: build on S4.

pair = Play your two stone cards.
pair-text = Two cards of one type are a pair. Stone or clay: one more level. Fish: the action of this space again. Alpacas: move again. And any single card may be discarded for one more space.
pair-learned = Pairs. Two cards of one type are a power.
pair-else = Wait with that: play the stone pair for a second level, then end the turn.

market = Fetch an alpaca from the market A4.
market-text = One more alpaca on your sled, one more space a turn, for the rest of the match. A sled takes five.
market-learned = Alpacas. One more space each.
market-else = That is possible. In this lesson go to the market A4 and harness an alpaca.

village = Place a worker from the village A5.
village-text = A village puts one of your Caralis to work: as worker in a quarry, as builder on an empty site, which is yours then, or as priest on a large pyramid you have finished, for fame every year. This one goes to the outer quarry: two stones a visit.
village-learned = Villages. Workers, builders, priests.
village-else = A good thought for later. Now: village A5, a worker for the outer quarry, end of turn.

wait = Keep the architect where it is once more.
wait-text = If the architect enters the centre before anybody, the year ends as well. Take your time while you can.
wait-else = Let it wait: choose 0 spaces.

worship = Draw two cards at the place of worship A7.
worship-text = Cards are for longer moves, for pairs, and above all to sacrifice. The ceremony is near: cards of one type are what you want.
worship-learned = Worship. Two cards a visit.
worship-else = First the cards: go to A7 and use it.

centre = Enter the centre and end the year.
centre-text = You need no exact count. The year ends at once, nobody gets another turn, and you are High Priest: you sacrifice first.
centre-learned = Centre. Enter it and the year ends.
centre-else = You hold three alpaca cards, enough for the prize. Enter the centre before somebody else does.

sacrifice = Sacrifice your three alpaca cards.
sacrifice-text = Everybody sacrifices cards of one type; a type that was used is closed to the others, and with two families a card blocks one more. The largest sacrifice takes the prize, any other 1 fame, none costs 1.
sacrifice-learned = Sacrifice. The largest takes the prize.
sacrifice-else = That would be too little. Sacrifice all three alpacas.

blessing = 3 fame for you, and a new year begins.
blessing-text = Pawns and architect are back at START. You were High Priest, so you are first family again. Every pyramid you have begun gave you a card.

points = Look at the progress table.
points-text = Each finished pyramid pays at once: 3, 3, 2, 2, 1, 1, 1 fame. The year of the seventh one, or year 7, is the last. At the end large pyramids pay 10, small ones 5, priests 2, each level of an unfinished one 1.
points-learned = End. Seven pyramids or seven years.

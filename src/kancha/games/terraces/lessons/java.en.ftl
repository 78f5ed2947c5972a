lesson-title = Your first match
lesson-blurb = Two turns: tiles, developers, a palace, a festival, a terrace and a basin.
lesson-end = You have seen everything a turn can hold. Play on: climb where others build, and remember that whoever stands highest in a city takes its palace’s full value at the end.

goal = Most points win, and height gives points.
goal-text = Points come from palaces you build, basins you close, festivals you win, and at the end from every city, a village with a palace: the highest developer there takes its value, the second half of it. After the last triple tile the others have one more turn.
goal-learned = Goal. Stand highest in cities.

tile = Take a triple tile.
tile-text = You have six action points a turn. In Java you must lay at least one tile, at any moment of the turn. A triple has three hexes: one village and two rice fields. It costs 1 point, and 1 more for each hex that reaches over the edge of the site.
tile-learned = Turn. Six action points, one tile at least.
tile-else = Later. Begin with a triple tile.

where = Put its village hex on k5.
where-text = A tile lies on bare hexes, or on other tiles if all of its hexes are on one level there. k5 is near the plain, where developers come in cheaply.
where-else = Any bare place is legal. For this lesson take k5.

how = Its rice fields must lie to the east and south-east, and they do already. Confirm.
how-text = To lay it another way use the little pictures in the bar, press R or turn the wheel. It is laid when you confirm.
how-else = Turn it back: rice fields to the east and south-east, then confirm.

double = Lay a double tile: village on k4, rice field to the north-east.
double-text = Village hexes side by side are one village, whatever their level. Its size is the number of its hexes: two are enough for a palace.
double-learned = Villages. Two hexes make room for a palace.
double-else = First the second village hex: a double tile, village on k4, rice field to the north-east.

enter = Bring a developer in, on k4.
enter-text = Over the plain it costs 1 point, over the mountains 2. Walking on the same kind of hex is free, every change between village and rice field costs 1.
enter-learned = Developers. In over the plain for 1.
enter-else = Let a developer enter on k4: without one you may not build.

temple = Build a palace on k5.
temple-text = You alone stand highest in this village, so you may build; k5 is its only free hex. A palace may be worth any even number up to the size of its village; here only 2 is possible. You score half of its value at once, and the village is a city now.
temple-learned = Palaces. Build where you alone stand highest.
temple-else = You can build now: a palace on k5.

cards = Draw the open card and one from the pile.
cards-text = At most two festival cards a turn, 1 action point each. They show symbols, to be played at festivals. Your hand is secret.
cards-learned = Cards. Two a turn at most.
cards-else = Spend the last two points on cards: the open one, then one from the pile.

festival = Hold a festival in k5.
festival-text = It comes last: press End turn first. You need a developer in the city and a card that shares a symbol with the open one. A rival with a developer there may answer with cards: most symbols win. Alone you score half the value of the palace; there is no other festival here until the palace grows.
festival-learned = Festivals. Matching cards win half the value.
festival-else = End the turn, propose the festival in k5, play one matching card, and that is enough.

terrace = Lay a double on top: village on k6, rice field to the south-west.
terrace-text = A tile may cover others if all its hexes lie on the same level, and not exactly on one tile of its own shape. Your rival has begun in the east meanwhile.
terrace-learned = Terraces. Flat, and not on its own shape.
terrace-else = Build upwards: a double, village on k6, rice field to the south-west.

village = Add a single village on j5.
village-text = Single tiles are your own and few. Now the city has four hexes: k4, k5, k6 and j5.
village-else = One more village hex is needed: a single village on j5.

walk = Walk your developer from k4 up to k6.
walk-text = The way leads over rice fields: two changes, so it costs 2. Climbing itself is free. On level 2 you are hard to beat.
walk-learned = Walking. Only a change of village and field costs.
walk-else = Take your developer on k4 and go up to k6.

enlarge = Enlarge the palace to 4.
enlarge-text = Four hexes, value 4: two points at once. A palace grows once a turn, and is then ready for a festival again.
enlarge-else = The city has grown: enlarge the palace of k5.

basin = Place a basin on j6.
basin-text = When terrain surrounds a basin on all sides, the highest developer beside it scores 3 for each basin hex. This one lies beside your city.
basin-learned = Basins. Close them and stand highest: 3 each.
basin-else = Spend the last point on a basin: j6, beside your city.

end = And so on, until the triples are gone.
end-text = Whoever lays the last triple counts the cities at once; the others have one more turn each, then count too. Unused action points are lost, tokens give one more.
end-learned = End. The last triple, one more turn each.

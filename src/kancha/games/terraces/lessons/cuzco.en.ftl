lesson-title = Your first match
lesson-blurb = Two turns: tiles, Incas, a temple, a festival, a terrace and a basin.
lesson-end = You have seen everything a turn can hold. Play on: climb where others build, and remember that whoever stands highest in a city takes its temple’s full value at the end.

goal = Most points win, and height gives points.
goal-text = Points come from temples you build, basins you close, festivals you win, and at the end from every city, a village with a temple: the highest Inca there takes its value, the second half of it. After the last triple tile the others have one more turn.
goal-learned = Goal. Stand highest in cities.

tile = Take a triple tile.
tile-text = You have six action points a turn. In Cuzco you must lay a tile before anything else. A triple has three hexes: one village and two crop fields. It costs 1 point, and 1 more for each hex that reaches over the edge of the site.
tile-learned = Turn. Six action points, one tile at least.
tile-else = Later. Begin with a triple tile.

where = Put its village hex on k5.
where-text = A tile lies on bare hexes, or on other tiles if all of its hexes are on one level there. k5 is near the forest, where Incas come in cheaply.
where-else = Any bare place is legal. For this lesson take k5.

how = Its crop fields must lie to the east and south-east, and they do already. Confirm.
how-text = To lay it another way use the little pictures in the bar, press R or turn the wheel. It is laid when you confirm.
how-else = Turn it back: crop fields to the east and south-east, then confirm.

double = Lay a double tile: village on k4, crop field to the north-east.
double-text = Village hexes side by side are one village, whatever their level. Its size is the number of its hexes: two are enough for a temple.
double-learned = Villages. Two hexes make room for a temple.
double-else = First the second village hex: a double tile, village on k4, crop field to the north-east.

enter = Bring an Inca in, on k4.
enter-text = Over the forest it costs 1 point, over the mountains 2. Walking on the same kind of hex is free, every change between village and crop field costs 1.
enter-learned = Incas. In over the forest for 1.
enter-else = Let an Inca enter on k4: without one you may not build.

temple = Build a temple on k5.
temple-text = You alone stand highest in this village, so you may build; k5 is its only free hex. A temple is worth the largest even number up to the size of its village, here 2. You score half of its value at once, and the village is a city now.
temple-learned = Temples. Build where you alone stand highest.
temple-else = You can build now: a temple on k5.

cards = Draw the open card and one from the pile.
cards-text = At most two festival cards a turn, 1 action point each. They show relics, to be played at festivals. Your hand is secret.
cards-learned = Cards. Two a turn at most.
cards-else = Spend the last two points on cards: the open one, then one from the pile.

festival = Hold a festival in k5.
festival-text = It comes last: press End turn first. You need an Inca in the city and a card that shares a relic with the open one. A rival with an Inca there may answer with cards: most relics win. Alone you score half the value of the temple; there is no other festival here until the temple grows.
festival-learned = Festivals. Matching cards win half the value.
festival-else = End the turn, propose the festival in k5, play one matching card, and that is enough.

terrace = Lay a double on top: village on k6, crop field to the south-west.
terrace-text = A tile may cover others if all its hexes lie on the same level, and not exactly on one tile of its own shape. Your rival has begun in the east meanwhile.
terrace-learned = Terraces. Flat, and not on its own shape.
terrace-else = Build upwards: a double, village on k6, crop field to the south-west.

village = Add a single village on j5.
village-text = Single tiles are your own and few. Now the city has four hexes: k4, k5, k6 and j5.
village-else = One more village hex is needed: a single village on j5.

walk = Walk your Inca from k4 up to k6.
walk-text = The way leads over crop fields: two changes, so it costs 2. Climbing itself is free. On level 2 you are hard to beat.
walk-learned = Walking. Only a change of village and field costs.
walk-else = Take your Inca on k4 and go up to k6.

enlarge = Enlarge the temple to 4.
enlarge-text = Four hexes, value 4: two points at once. A temple grows once a turn, and is then ready for a festival again.
enlarge-else = The city has grown: enlarge the temple of k5.

basin = Place a basin on j6.
basin-text = When terrain surrounds a basin on all sides, the highest Inca beside it scores 3 for each basin hex. This one lies beside your city.
basin-learned = Basins. Close them and stand highest: 3 each.
basin-else = Spend the last point on a basin: j6, beside your city.

end = And so on, until the triples are gone.
end-text = Whoever lays the last triple counts the cities at once; the others have one more turn each, then count too. Unused action points are lost, tokens give one more.
end-learned = End. The last triple, one more turn each.

lesson-title = Your first match
lesson-blurb = The first day and the first night: all four activities, a temple, a Raymi, Moon points and Sun points.
lesson-end = One day and one night are over; three more follow, each with one marker fewer. Play on, and keep Sun and Moon level.

goal = Two scores, Sun and Moon: only the lower one counts.
goal-text = These are your two tracks and, in gold, your Inti dial. The match has four days and four nights. Moon points are scored at night; Sun points at dawn, by the dial. At the end your score is the lower of the two tracks.
goal-learned = Goal. The lower of your two tracks counts.

crafts = Four activities, each with Suns and Moons.
crafts-text = Farming, reeds, weaving and pottery. The gold disc says how many Suns an activity shows, the white one how many Moons; at the right of the screen “3/5” also means 3 Suns and 5 Moons. The more you work, the more they show. They are not points yet: they are what you will be able to score.
crafts-learned = Activities. Gold disc, Suns; white disc, Moons.

start = Take the tambo in the upper left corner, a1, and put it on the teal path.
start-text = Tambos are the 16 huts on your grid. Before the first day everybody puts one on a path and works once. The place says what you do: here terrace farming, with power 1.
start-else = For this lesson: the tambo a1, then the first place of the teal path.

farm = Plant one maize from box A.
farm-text = A box is a row of maize; each power plants one. Under some maize there is a Sun. Once a box is empty it shows its Moons too, the number at the end of the row.
farm-learned = Farming. Maize uncovers Suns, empty boxes show Moons.
farm-else = Take the maize from box A: that box will be empty soonest.

marker = Your turn: lay the grey marker beside row 1.
marker-text = You have five step markers: one for each of the four men, and a gold one. One is laid each turn, beside a line that still has a tambo and no marker. This line has 2 arrows: the grey man walks 2 spaces, from space 1 to space 3.
marker-learned = Turn. Marker, walk, tambo, work.
marker-else = First the grey marker, then row 1, where a cell is empty already.

tambo = Take tambo b1 and put it on the grey path, on the place for reeds.
tambo-text = Row 1 has one empty cell already; without b1 it has two, so your power is 2. The emptier a line, the stronger you are. The place, behind the man who walked, names your work: building islands of reeds.
tambo-learned = Power. The empty cells of the line.
tambo-else = Take b1, then the reed place right behind the grey man.

reeds = Sail, and build two islands.
reeds-text = Go to one island, back to the start, to the other one. Entering a space costs the small number beside it, here 1 for each island; the start, and a space where anybody has an island, cost nothing. On an island space you build one. Your best one gives its Moons: 6 already.
reeds-learned = Reeds. Your best island gives the Moons.
reeds-else = Sail to slot 2, to the start, then to slot 1.

viracocha = Your second island brings a Viracocha: use it for a llama.
viracocha-text = The second, fourth and sixth island bring one. Take it, put it on the llama, then stop. Viracocha fill your nine bonuses, which help for the whole match; each needs as many as it has small squares: the llama only one, the others two to four.
viracocha-learned = Viracocha. They fill lasting bonuses.
viracocha-else = Take the Viracocha of section 1, put it on the llama, then stop.

weave = Weave a textile.
weave-text = Follow the gold rings, as in every turn: marker, tambo, place, work. Choose the first upright picture, then cell a1. Two half Suns that touch make one; this textile alone gives none. A full first column will give 3 Moons, two 6, three 10…
weave-learned = Weaving. Full columns and whole Suns.
weave-else = Teal at column b, tambo b2, the weaving place on the teal path, the textile of stack 2, the upright picture, then a1.

quarter = Empty a quarter of your grid: it earns a temple.
quarter-text = Lay brown at row 2, take a2 and plant two maize of box A. The four cells of the upper left corner are empty then: that quarter gives you a temple. An emptied row or column gives a bonus of its own, drawn at its end.
quarter-else = Brown at row 2, tambo a2, the farming place on the brown path, two maize of box A.

temple = Put your temple of reeds in the row of the brown woman.
temple-text = The brown man has just walked, so the temple goes to his partner, the brown woman. In the night when he retires, this temple gives you Moon points: the 6 Moons of reeds, and 6 for its place.
temple-learned = Temples. They score when the man of their row retires.
temple-else = Reeds give you most Moons: choose the temple of reeds.

gold = With the gold marker, bring the teal man to a Raymi.
gold-text = Gold moves any man you like, here by one space: teal goes from 7 to 8, where a Raymi tile waits, a feast of farming. Take a3: three empty cells, power 3. Plant one of box A and two of box B: then you have 3 Suns for the feast, not 2.
gold-else = Gold at column a, the teal man, tambo a3, the farming place on the teal path, then one maize of box A and two of box B.

raymi = Raymi: your Inti dial went from 0 to 3.
raymi-text = A man has reached the Raymi tile of farming. Everybody’s dial rises by the Suns their own farming shows: 3 for you, 2 for your rival; with at least the number on the tile you also win a llama. At every dawn you score what the dial says, and it never falls: 3 Sun points, four times.
raymi-learned = Raymi. It turns the Inti dial, which pays every dawn.

pottery = Take a pot.
pottery-text = Follow the rings: the purple marker at row 3, b3, the pottery place, the pot for 2. Pots fill your track from the left and uncover Suns. One, two, three or four of one colour give 1, 4, 9 or 16 Moons.
pottery-learned = Pottery. Equal colours, more Moons.
pottery-else = Purple at row 3, tambo b3, the pottery place on the purple path, then the pot of slot 2.

night = Night falls. You planted most, so a Viracocha is yours.
night-text = All markers lie: each night the man who is furthest behind retires, today brown. Whoever planted most maize takes the Viracocha beside his partner. Put it on the bonus for temples, which needs two. The Moon points announced come from the night, not from this choice.
night-learned = Night. The last man retires.
night-else = Put it on the bonus that gives 2 Moon points per temple.

retire = 12 Moon points by your temple: score 6 more.
retire-text = The brown man has retired, and your temple in his row scored 6 Moons of reeds and 6 for its place: 12. Now your brown marker goes to an activity and scores its Moons: reeds, 6. Each activity takes only one marker in the whole match.
retire-learned = Moon points. Temples, and one marker each night.
retire-else = Reeds have most Moons now: retire it there.

dawn = Dawn: 3 Sun points.
dawn-text = After the night everybody scores what their Inti dial says: 3 for you. The dial stays at 3. Three more dawns will come: 9 points more if nothing changes. The disc with the star, First Player, has passed to your rival; markers stand up where they lay.
dawn-learned = Sun points. The Inti dial, at every dawn.

later = What you will meet later.
later-text = The number on a Raymi tile says how many Suns also win a llama; it rises after a first visit. At the end of a path everybody’s dial rises by the Suns of two activities. Emptying a line with a golden bonus turns your dial alone. A yellow island space takes only one island.

end = Sun 3, Moon 18: your score would be 3.
end-text = The lower track counts, so now you need Suns before the next Raymi. At the end your llamas are added to the track you choose: one is worth 1, two 3, three 6, and so on up to 25 for nine.
end-learned = End. Llamas help the lower side.

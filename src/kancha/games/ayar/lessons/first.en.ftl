lesson-title = Your first match
lesson-blurb = The first day and the first night: all four activities, a temple, Sun and Moon.
lesson-end = One day and one night are over; three more follow, each with one marker fewer. Play on, and keep Sun and Moon level.

goal = Score Sun and Moon: only the lower one counts.
goal-text = Four days, four nights. By day you work in the four activities of your board: farming, reeds, weaving and pottery. Each shows Suns and Moons, which become points later: Moons at night, Suns at dawn.
goal-learned = Goal. The lower of Sun and Moon counts.

start = Take the tambo in the upper left corner, a1, and put it on the teal path.
start-text = Tambos are the 16 huts on your grid. Before the first day everybody puts one on a path and works once. The place says what you do: here terrace farming, with power 1.
start-else = For this lesson: the tambo a1, then the first place of the teal path.

farm = Plant one maize from box A.
farm-text = A box is a row of maize; each power plants one. Where maize leaves, a Sun comes to light; once a box is empty you have its Moons too.
farm-learned = Farming. Maize uncovers Suns, empty boxes show Moons.
farm-else = Take the maize from box A: that box will be empty soonest.

marker = Your turn: lay the grey marker beside row 1.
marker-text = You have five step markers: one for each of the four men, and a gold one. Lay it beside a line that still has a tambo. The arrows there say how far the man of its colour walks: 2 spaces.
marker-learned = Turn. Marker, walk, tambo, work.
marker-else = First the grey marker, then row 1, where a cell is empty already.

tambo = Take tambo b1 and put it on the grey path, on the place for reeds.
tambo-text = Two cells of row 1 are empty now, so your power is 2: the emptier a line, the stronger you are. A tambo always goes on a free place behind the man who walked.
tambo-learned = Power. The empty cells of the line.
tambo-else = Take b1, then the reed place right behind the grey man.

reeds = Sail, and build two islands.
reeds-text = Go to island slot 2, back to the start, to island slot 1. Entering a space costs the power printed there; at a slot without an island of yours you build one. Your best island says your Moons, 6 already. Suns come to light where islands leave your board.
reeds-learned = Reeds. Your best island gives the Moons.
reeds-else = Sail to slot 2, to the start, then to slot 1.

viracocha = Your second island brings a Viracocha: use it for a llama.
viracocha-text = Take it, put it on the llama, then stop. Viracocha are helpers: each fills one of your nine bonus slots, which give more power, Suns or Moons for good. The llama needs only one.
viracocha-learned = Viracocha. They fill lasting bonuses.
viracocha-else = Take the Viracocha of section 1, put it on the llama, then stop.

weave = Weave a textile.
weave-text = Lay teal at column b, take b2, put it on the weaving place, take a textile of stack 1, lay it upright in the first column. Suns are whole ones, and halves that meet; Moons stand under the complete columns from the left.
weave-learned = Weaving. Full columns and whole Suns.
weave-else = Teal at column b, tambo b2, the weaving place on the teal path, a textile of stack 1, upright at a1.

gold = Use the gold marker, and plant twice.
gold-text = There is no gold man: gold moves any man you like. Lay it at row 2, move the brown man, take a2, plant twice from box A. Without a2 the upper left quarter of your grid is empty, and that earns a temple.
gold-else = Gold at row 2, the brown man, tambo a2, the farming place on the brown path, two maize of box A.

temple = Put your temple of reeds in the row of the brown woman.
temple-text = Each man has a partner, the woman of his colour, and she has a row for temples. Some night the brown man will retire; then this temple scores the Moons of reeds and the bonus of its place.
temple-learned = Temples. They score when the man of their row retires.
temple-else = Reeds give you most Moons: choose the temple of reeds.

power = Plant three, with power 3.
power-text = Lay brown at column a, where two cells are empty, and take a3: three empty cells, power 3. Plant one of box A, which is empty then and shows its Moons, and two of box B. An emptied line gives a bonus of its own.
power-else = Brown at column a, tambo a3, the farming place on the brown path, then one maize of box A and two of box B.

pottery = Take a pot.
pottery-text = Lay purple at row 3, take b3, put it on the pottery place, take the pot for 2. Pots fill your track from the left and uncover Suns. Pots of one colour give 1, 4, 9 or 16 Moons together.
pottery-learned = Pottery. Equal colours, more Moons.
pottery-else = Purple at row 3, tambo b3, the pottery place on the purple path, then the pot of slot 2.

night = Night falls. You planted most, so a Viracocha is yours.
night-text = All markers lie, so the day is over. Each night the man who is furthest behind retires: he leaves the paths for good, today purple. Whoever planted most maize takes the Viracocha beside his partner; put it on the bonus for temples.
night-learned = Night. The last man retires.
night-else = Put it on the bonus that gives 2 Moon points per temple.

retire = Your first points: score the 6 Moons of reeds.
retire-text = The marker of the retired man goes to an activity and scores the Moons it shows: reeds show 6, so your Moon score goes from 0 to 6. Each activity takes one marker in the whole match. Your rival also had a temple in the purple row.
retire-learned = Markers. Each scores one activity’s Moons.
retire-else = Reeds have most Moons now: retire it there.

raymi = Sun points: what a Raymi will bring you.
raymi-text = This Raymi tile is for farming, and your farming shows 3 Suns. When a man reaches it, your Inti dial goes from 0 to 3. Then every dawn pays 3 Sun points: with three dawns to come, 9. So early Suns pay most.
raymi-learned = Raymi. It turns the dial, which pays every dawn.

end = Watch both tracks.
end-text = You have 6 Moon points and no Sun points yet, so you stand at 0: get Suns before the next Raymi. At the end llamas help the lower side, and the lower side is your score.
end-learned = End. Llamas help the lower side.

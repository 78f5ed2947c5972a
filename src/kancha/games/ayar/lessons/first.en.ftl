lesson-title = Your first match
lesson-blurb = The first day and the first night: all four activities, a temple, Sun and Moon.
lesson-end = One day and one night are over; three more follow, each with one marker fewer. Play on, and keep Sun and Moon level.

goal = Score Sun and Moon: only the lower one counts.
goal-text = Four days, four nights. By day you work in four activities, farming, reeds, weaving and pottery; each gives Suns and Moons. They become points at night and at dawn.
goal-learned = Goal. The lower of Sun and Moon counts.

start = Take the tambo in the corner and build it on the teal path.
start-text = Before the first day everybody works once. The place where a tambo is built says what you do: this one is terrace farming, with power 1.
start-else = For this lesson: the tambo a1, then the first place of the teal path.

farm = Plant one maize from box A.
farm-text = One maize for each power. Suns appear under the maize that leaves; an emptied box scores its Moons.
farm-learned = Farming. Maize uncovers Suns, empty boxes give Moons.
farm-else = Take the maize from box A: that box will be empty soonest.

marker = Your turn: lay the grey marker beside row 1.
marker-text = You have five markers. The line must still hold a tambo. The arrows say how far the man of that colour walks: grey, 2 spaces.
marker-learned = Turn. Marker, walk, tambo, work.
marker-else = Choose the grey marker and row 1, where a cell is empty already.

tambo = Take tambo b1 and build it on the grey path: reeds.
tambo-text = Now two cells of row 1 are empty, so your power is 2. Work where lines are empty and you are strong. You build behind the man, on a place that is free.
tambo-learned = Power. The empty cells of the line.
tambo-else = Take b1, then the reed place right behind the grey man.

reeds = Sail: island slot 2, back to the start, island slot 1.
reeds-text = Reed bundling is sailing on the lake. Entering a space costs power. At a slot without an island of yours you build one. Moons: your best island, 6 already. Suns appear where islands leave your board.
reeds-learned = Reeds. Your best island gives the Moons.
reeds-else = Sail to slot 2, to the start, then to slot 1.

viracocha = Your second island brings a Viracocha: take it, use it for a llama, and stop.
viracocha-text = Viracocha fill your nine bonus slots: more power, more Suns, Moons for temples. The llama needs only one. Llamas become Sun or Moon at the end, as you like.
viracocha-learned = Viracocha. They fill lasting bonuses.
viracocha-else = Take the Viracocha of section 1, put it on the llama, then stop.

weave = Lay the teal marker at column b, take b2, weave a textile of power 1.
weave-text = A textile covers two cells. Suns are whole ones, and halves that meet; Moons stand under the complete columns from the left. Lay it upright in the first column.
weave-learned = Weaving. Full columns and whole Suns.
weave-else = Teal at column b, tambo b2, the weaving place on the teal path, a textile of stack 1, upright at a1.

gold = Lay the gold marker at row 2, move the brown man, take a2 and plant twice.
gold-text = The gold marker moves any man you like. With a2 the whole quarter of your grid is empty: that earns a temple.
gold-else = Gold at row 2, the brown man, tambo a2, the farming place on the brown path, two maize of box A.

temple = Put the temple of reeds in the brown row.
temple-text = A temple stands beside the woman of the man’s colour. When he retires at night it scores the Moons of its activity and the bonus of its place. Reeds have your most Moons.
temple-learned = Temples. They score when their man retires.
temple-else = Reeds give you most Moons: choose the temple of reeds.

power = Lay the brown marker at column a, take a3, and plant three.
power-text = Three empty cells: power 3. Now box A is empty and scores its Moons. An emptied line gives its own bonus: a3 leaves only one tambo here.
power-else = Brown at column a, tambo a3, the farming place on the brown path, then one maize of box A and two of box B.

pottery = Lay the purple marker at row 3, take b3, and take the pot for 2.
pottery-text = Pots fill your track from left to right and uncover Suns. Pots of one colour give 1, 4, 9 or 16 Moons together.
pottery-learned = Pottery. Equal colours, more Moons.
pottery-else = Purple at row 3, tambo b3, the pottery place on the purple path, then the pot of slot 2.

night = Night falls. You planted most, so a Viracocha is yours.
night-text = The man who is furthest behind retires, here purple. Whoever planted most maize takes the Viracocha beside his partner. Put it on the bonus for temples.
night-learned = Night. The last man retires.
night-else = Put it on the bonus that gives 2 Moon points per temple.

retire = Retire your purple marker on reeds: 6 Moons.
retire-text = Each night one marker is set on an activity and scores its Moons, once for each activity. Your rival had a temple in the purple row: yours in the brown row will score when brown retires.
retire-learned = Markers. Each scores one activity’s Moons.
retire-else = Reeds have most Moons now: retire it there.

raymi = Where Suns come from: Raymi.
raymi-text = When a man reaches a Raymi tile, everybody adds the Suns of that tile’s activity to the dial. Every dawn pays what the dial shows, again and again: early Suns pay most.
raymi-learned = Raymi. The dial pays every dawn.

end = Watch both tracks.
end-text = You have Moons and no Sun yet: weave and farm before the next Raymi. At the end llamas help the lower side, and the lower side is your score.
end-learned = End. Llamas help the lower side.

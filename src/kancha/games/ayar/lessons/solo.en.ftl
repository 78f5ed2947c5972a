lesson-title = Alone against the Ayllu
lesson-blurb = The solo game: how your rival thinks, and what stays the same.
lesson-end = You know how the Ayllu plays. It has no bad days: keep Sun and Moon level, and be quick at the Raymi tiles.

goal = You play as always; the Ayllu follows its tokens.
goal-text = You play as with two: Sun and Moon, and the lower track counts. This is the Ayllu’s board: four tracks in place of your activities, with their Suns and Moons at the right; below them its tokens and its bag. Its stars say how strong it is, one to four; you choose that when you open a match.
goal-learned = Solo. The Ayllu follows its tokens.

start = Work once, before the first day.
start-text = As with two: take tambo a2, put it on the first place of the purple path, sail to island slot 2, and stop. The Ayllu starts after you.
start-else = Take a2, build on the purple path, sail to slot 2, and stop.

ayllu = The Ayllu has begun with weaving.
ayllu-text = It put a tambo on a path and worked once, with power 1: one textile. It follows the two Raymi tiles at space 8, reeds and weaving; the first place for reeds is yours already, so weaving was left.

turn = Your first turn: plant two maize.
turn-text = Lay brown at column a, take tambo a1, plant twice from box A. You and the Ayllu take the same number of turns.
turn-learned = Turns. As many for it as for you.
turn-else = Brown at column a, tambo a1, the farming place on the brown path, two maize of box A.

its-turn = Its turn: a token, and a marker from the bag.
its-turn-text = It turns a token at random, each once a day: ▸3 +2. The man of the marker it drew, purple, walks 3 spaces; its power is the number of the day plus 2, so 3. It works for the next Raymi of that path, weaving: with 3, one textile of stack 1 and one of stack 2. Its track shows 2 Suns and 6 Moons.
its-turn-learned = Its turn. A token, a marker from the bag, the next Raymi.

again = Once more: plant two maize.
again-text = Lay grey at row 2, take tambo b2, plant twice from box A. A Raymi raises the dials of both, whoever sets it off.
again-else = Grey at row 2, tambo b2, the farming place on the grey path, two maize of box A.

night = Its night, its temples, its dawn.
night-text = The token with the temple makes it place a temple of the activity in which it has most Moons; it scores like yours. At night its marker scores those Moons too, each activity once. At dawn it ticks the activity with most Suns that is not ticked yet, adds them to its dial, then scores the dial.
night-learned = Its night. It always scores its best activity.

end = Llamas instead of Viracocha.
end-text = Whenever the Ayllu would get a Viracocha it gets a llama; “1 → 1”: each is worth 1 point at the end, on its lower side. You win if your lower track is higher than its lower one; if they are equal, whoever has the smaller gap between Sun and Moon.
end-learned = Winning. Beat its lower total.

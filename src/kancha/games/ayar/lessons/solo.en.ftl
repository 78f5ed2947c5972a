lesson-title = Alone against the Ayllu
lesson-blurb = The solo game: how your rival thinks, and what stays the same.
lesson-end = You know how the Ayllu plays. It has no bad days: keep Sun and Moon level, and be quick at the Raymi tiles.

goal = You play as always; the Ayllu follows its tokens.
goal-text = Everything is set up as for two. The Ayllu needs no decisions: tokens and markers tell what it does. Its board has one to four stars; you chose the level before the match.
goal-learned = Solo. The Ayllu follows its tokens.

start = Work once: tambo a2, the first place of the purple path, island slot 2, stop.
start-text = The starting activity is yours first, then the Ayllu’s.
start-else = Take a2, build on the purple path, sail to slot 2, and stop.

ayllu = The Ayllu has begun with weaving.
ayllu-text = It builds on a first slot that is still free and fits a Raymi tile nearby. The story tells for every step why it did so.

turn = Your first turn: brown at column a, tambo a1, and plant two.
turn-text = You and the Ayllu take the same number of turns. Then it flips a token, which gives the arrows, and draws a marker from its bag, which names the man.
turn-learned = Its turn. A token, a marker from the bag.
turn-else = Brown at column a, tambo a1, the farming place on the brown path, two maize of box A.

its-turn = It walked, built and wove, with power 3.
its-turn-text = Its power is the number of the round and that of the token. Among the places behind its man it looks for the activity of the next Raymi tile.
its-turn-learned = Its aim. The next Raymi of the path.

again = Once more: grey at row 2, tambo b2, and plant two.
again-text = A Raymi pays both of you, whoever sets it off. Emptying box A gives you its Moons.
again-else = Grey at row 2, tambo b2, the farming place on the grey path, two maize of box A.

end = Llamas instead of Viracocha.
end-text = The Ayllu turns every Viracocha into a llama, and splits its llamas at the end so that its lower total is as high as can be. Beat that lower total.
end-learned = Winning. Beat its lower total.

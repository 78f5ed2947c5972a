lesson-title = Alone against the Ayllu
lesson-blurb = The solo game: how your rival thinks, and what stays the same.
lesson-end = You know how the Ayllu plays. It has no bad days: keep Sun and Moon level, and be quick at the Raymi tiles.

goal = You play as always; the Ayllu follows its tokens.
goal-text = Everything is set up as for two. This is the Ayllu’s board: four tracks in place of your four activities, and below them its tokens and its bag. It has two stars here, the usual level; you may choose one to four when you open a match.
goal-learned = Solo. The Ayllu follows its tokens.

start = Work once, before the first day.
start-text = As with two: take tambo a2, put it on the first place of the purple path, sail to island slot 2, and stop. The Ayllu starts after you.
start-else = Take a2, build on the purple path, sail to slot 2, and stop.

ayllu = The Ayllu has begun with weaving.
ayllu-text = It builds on a first slot that is still free and fits a Raymi tile nearby. At the right, “Since your turn” tells for every step why it did so.

turn = Your first turn: plant two maize.
turn-text = Lay brown at column a, take tambo a1, put it on the farming place of the brown path, plant twice from box A. You and the Ayllu take the same number of turns.
turn-learned = Turns. As many for it as for you.
turn-else = Brown at column a, tambo a1, the farming place on the brown path, two maize of box A.

its-turn = Its turn: it flipped a token and drew a marker.
its-turn-text = The marker from the bag names the man. The token says the rest: ▸ is how far he walks, + is added to the number of the day and makes its power. On day 1 a token with +2 gives power 3. Its work follows the next Raymi tile of that path.
its-turn-learned = Its turn. A token, a marker from the bag, the next Raymi.

again = Once more: plant two maize.
again-text = Lay grey at row 2, take tambo b2, put it on the farming place of the grey path, plant twice from box A. A Raymi raises the dials of both, whoever sets it off.
again-else = Grey at row 2, tambo b2, the farming place on the grey path, two maize of box A.

end = Llamas instead of Viracocha.
end-text = Whenever the Ayllu would get a Viracocha it gets a llama. At the end it splits its llamas so that its lower total is as high as can be. You win if your own lower total is higher; if they are equal, whoever has the smaller gap between Sun and Moon.
end-learned = Winning. Beat its lower total.

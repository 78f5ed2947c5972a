## Lessons
learn-learn = Learn
learn-minutes = { $minutes } min
learn-lessons = Lessons
learn-more-lessons = More lessons
learn-step = { $number } of { $total }
learn-click = Click here
learn-click-then = then here
learn-below = in the bar below
learn-locked = This cannot be taken back afterwards: that is what the struck-out arrow says.
learn-begin = Start the lesson
learn-go-on = Go on with the lesson
learn-lesson = Lesson
learn-now = Now: { $what }
learn-else = A fine idea for later. The lesson asks for something else here; nothing has changed.
learn-next = Next ▸
learn-where = Show me where
learn-show = Do it for me
learn-leave = Leave the lesson
learn-fold = Fold the card
learn-unfold = Unfold the card
learn-done = That was the lesson.
learn-play-on = Play on freely
learn-learned = What you have learned

## Goal, turn, points
learn-of = { $name }: goal, turn, points
learn-primer = Goal, turn, points
learn-primer-short = Goal
learn-part-goal = Goal
learn-part-pieces = Pieces and words
learn-part-turn = Your turn
learn-part-points = Points
learn-part-modules = In this match
page-key-goal = goal, turn, points

## Looking back
learn-speed = Speed: { $speed } times
learn-eyes = Whose eyes?
learn-eyes-watcher = As a spectator
learn-eyes-all = All hands open
learn-eyes-of = As { $name }
learn-play-on-here = Play on from here
learn-play-on-help = A new match against bots, in the seat of { $name }
learn-origin = goes on from another match, decision { $decision }

## Rules to read
learn-contents = Contents
learn-houses = House rulings at this table
learn-chosen = chosen here
learn-icons = Icon key
learn-show-me = show me
learn-example = Example of { $rule }
learn-example-end = That is what the paragraph says. The match goes on from here, if you like.
page-key-inspect = look closely at what is pointed at (or a right click, or a long press)
learn-thing-before = the one before
learn-thing-after = the one after

## Hints and trials
advice = Hint
advice-title = Hints
advice-thinks = Thinking about your turn…
advice-not-now = Hints are there when it is your turn.
advice-none = No hint came. Perhaps the position has changed, or it took too long.
advice-again = Ask again
advice-plan = Plan { $number }
advice-lead = { $points } against your best rival
advice-expected = Expected at the end
advice-standing = What everybody would have on the table then
advice-seat = Seat
advice-points = Points
advice-wins = Wins
advice-percent = { $share } %
advice-begin = Do the first step
advice-about = The plans of a bot as strong as we have, up to where chance has a say. Point at one: its first step lights up on the board.
advice-try = Try my turn out
advice-try-help = In a copy: bots answer for the others, nothing is played.
advice-trial = This is a trial. Nothing of it is played.
advice-trial-short = Trial
advice-back = Back to the match
advice-trial-ended = The trial has ended.
page-key-advice = hints for your turn
room-advice = Hints and trials
room-advice-alone = for those who play against bots alone
room-advice-all = for everybody, if all agree
room-advice-off = for nobody
room-advice-agree = I agree that everybody may ask for hints
room-advice-missing = { $count ->
    [0] All agree.
    [one] { $count } person has not agreed yet.
   *[other] { $count } people have not agreed yet.
}

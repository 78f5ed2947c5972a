## Review of a match
review = Review
review-title = { $game }: review of a match
review-lead = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}.
review-result = { $seat }: { $score }
review-short = In short
review-contents = Contents
review-no-mistakes = No clear mistake was found.
review-first-mistake = The largest mistake: { $seat }, decision { $decision }, { $points }.
review-luckiest = Chance was kindest to { $seat }: { $points } beyond the average.
review-lead-points = { $count ->
    [one] { $points } point of the lead
   *[other] { $points } points of the lead
}
review-no-luck = Chance favoured nobody by more than a point.
review-wins = Chances to win
review-wins-say = How likely each seat was to win, at the end of every turn.
review-scores = Points to expect
review-scores-say = The final points that each position promised.
review-scores-hand = By the hand-written evaluation: points so far and what is on the table, without turns still to come. So the lines rise through the match; look at the gap between them.
review-axis-decision = decision
review-axis-wins = chance to win
review-axis-points = points
review-at = { $seat }, decision { $decision }: { $value }
review-mistakes = Largest mistakes
review-mistakes-say = Each was played on again and again, both as it was and the other way, in positions that looked the same to the seat. A mistake is what cost at least one point of the lead, three times the error of the estimate or more, and was still worse when matches were played on to their end. Both ways are told up to where chance or somebody else has a say.
review-mistake = { $seat }, decision { $decision }: { $points }
review-given-points = { $count ->
    [one] { $points } point given away
   *[other] { $points } points given away
}
review-give-or-take = give or take { $error }
review-win-given = chance to win: { $win }
review-played = Played
review-better = Better
review-shares = Where the difference comes from, the better way against the one played
review-share-sum = All in all
review-share-counted = How these points count in the score
review-share-rival = Fewer points for the best rival
review-share-to-come = What is still to come
review-show-it = Look at it in the replay
review-luck = Luck and skill
review-luck-say = Luck: what chance gave, against what it gives on average in the same position. Over many matches it sums to nothing. Given away: what the mistakes that are named cost.
review-strokes = Strokes of luck
review-stroke = Decision { $decision }, turn of { $seat }
review-stroke-nobody = Decision { $decision }
review-col-seat = Seat
review-col-luck = Luck, points
review-col-win-luck = Luck, chance to win
review-col-given = Given away, points
review-col-judged = Choices judged
review-col-when = When
review-how = How it was judged
review-how-learned = A network that was learned from matches of bots judged the positions.
review-how-hand = The hand-written evaluation judged the positions, since no network was learned for this kind of match. Chances to win come from a curve through its leads.
review-how-say = Mistakes are judged by what the seat could see, never by what was hidden from it. The judgement is that of our bots: a good idea that they do not understand may be called a mistake.
review-numbers = Numbers
review-progress = The review is being made
review-make = Review the match
review-failed = The review could not be made. Try again.
review-waiting = Waiting for its turn

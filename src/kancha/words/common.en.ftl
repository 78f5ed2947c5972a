# Words that every game shares.
seat-name = Seat { $number }
nothing = nothing
list-join = { $first } and { $last }
chance = Chance
scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source })
refuse-not-asked = That is not what is asked now.
refuse-chance = Chance cannot give this outcome.
refuse-over = The match is over.
level-random = Visitor
level-random-help = Plays any legal move.
level-greedy = Trader
level-greedy-help = Looks one move ahead.
level-search = Elder
level-search-help = Thinks several moves ahead.
level-novice = Herder
level-novice-help = Plays for its own good and often misses the best turn.
level-plan = Steward
level-plan-help = Thinks its whole turn through, and counts what the best rival gets.
level-skilled = Potter
level-skilled-help = Thinks its whole turn through, and is content with a good one.
level-adept = Weaver
level-adept-help = Has learned from many matches, and still slips now and then.
level-master = Amauta
level-master-help = Has learned from many matches what a turn is worth in the end.
measure-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
measure-estimate = { $count ->
    [one] { $count } point if it ended now
   *[other] { $count } points if it ended now
}
undo-start = Nothing has been decided yet.
undo-chance = Chance has answered since: that cannot be taken back.
undo-reveal = Something was turned up: that cannot be taken back.
undo-other = { $seat } has decided since: that cannot be taken back.

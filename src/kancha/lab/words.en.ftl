# Reports and plots of the lab.
span = { $low } to { $high }
thing = { $family }: { $value }
change = { $variable }: { $value }
value-true = with
value-false = without
winners = Winners
others = The others
seat-label = { $number } ({ $bots })
seat-tip = { $label }: { $mean } points on average (interval { $span }), median { $median }, middle half { $half }, nine of ten { $most }
place-label = { $place ->
    [1] Decides first
    [2] Decides second
    [3] Decides third
    [4] Decides fourth
   *[other] Decides number { $place }
}
rate-tip = { $label }: { $rate } (interval { $span })
contrast-tip = { $label }: winners { $winners }, the others { $others }; difference { $difference } (interval { $span })
measure-pair = { $one } against { $other }
use-tip = { $label }: taken by { $share } of the seats, { $times } times a seat; they win { $rate } (interval { $span })
effect-tip = { $label }: { $before } before, { $after } after; effect size { $size }
bar = { $from } to { $to }: { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
bar-last = { $from } or more: { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
axis-points = points
axis-wins = matches won
axis-share = part of the matches
axis-length = decisions of a match
axis-branching = legal actions a decision
axis-forced = decisions without a choice, in percent
axis-margin = points between first and second
axis-time = milliseconds a match
axis-slope = points more for one time more
axis-wins-taken = matches won by those who took it
axis-effect = effect size (standard deviations)
axis-size = lead of the winners (standard deviations)

metric-length = Decisions of a match
metric-branching = Legal actions a decision
metric-forced = Decisions without a choice
metric-score = Mean score
metric-spread = Spread between the seats
metric-margin = First place ahead of second
metric-win-turn = Wins of who decides { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] as number { $place }
}
metric-score-turn = Score of who decides { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] as number { $place }
}
metric-win-seat = Wins of seat { $place }
metric-source = Points: { $name }

report-title = { $game }: { $count ->
    [one] { $count } match
   *[other] { $count } matches
} under the lamp
report-lead = { $seats ->
    [one] One seat
   *[other] { $seats } seats
}, played by { $bots }. Rules version { $rules }, data { $data }, seeds from { $seed } on.
report-options = Played with: { $options }.
report-option-pair = { $name }: { $value }
report-kind-sweep = { $arms } experiments played the same deals; what follows the effects is all of them together.
report-kind-tournament = { $arms } groups of bots sat around the table in every order; what follows is all of them together.
report-short = In short
report-contents = On this page
report-numbers = The numbers
report-interval-note = Lines are 95 % intervals: if the run were repeated, 19 of 20 would hold the true value. Point at a mark to read it.

scores-title = Scores
scores-say = A seat scores { $mean } points on average. { $best } does best with { $top } (interval { $span }); best and last seat are { $gap } points apart.
scores-solo = The seat scores { $mean } points on average (interval { $span }).
scores-read = The line holds nine of ten scores, the bar the middle half, the dot is the mean.
places-title = Does the order matter?
places-even = If the order did not matter, everybody would win { $even } of the matches (dashed line).
places-clear = Who decides { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] as number { $place }
} wins { $rate } (interval { $span }): { $side ->
    [excess] more than chance explains.
   *[lack] less than chance explains.
}
places-fair = No place wins more or less often than chance explains; with { $count } matches, an advantage of more than about { $half } would have shown.
sources-title = Where points come from
sources-say = Most points come from { $names }. Winners are furthest ahead in { $best }: { $winners } points against { $others }.
measures-title = What winners have in the end
measures-say = What sets winners apart most: they end with { $one }, the others with { $other }.
measures-read = The first number of a row is the winners' mean, the second the others'. Lines to the right: winners have more.
length-title = How long matches last
length-say = A match has { $mean } decisions on average; nine of ten have { $span }.
branching-title = How much choice there is
branching-say = At a decision { $mean } actions are legal on average, and { $forced } of the decisions leave no choice at all.
margin-title = How close it gets
margin-say = The first is { $mean } points ahead of the second on average, and in half of the matches { $median } or less.
families-title = Actions: use and worth
families-say = Who takes “{ $best }” one time more than the others of the table has { $points } points more (interval { $span }).
families-bad = The other way round, one more “{ $worst }” goes with { $points } points (interval { $span }).
families-read = This tells who does well, not why: a lead may bring an action about as well as the other way round. Pale rows may be chance.
families-none = No action sets the seats of a table apart clearly.
things-title = Cards, tiles and spaces
things-say = { $count ->
    [one] { $count } of { $all } things stands out
   *[other] { $count } of { $all } things stand out
}: whoever used it wins clearly more, or clearly less, often than who did not. The best sign is “{ $best }” (they win { $rate }).
things-bad = The worst is “{ $worst }” ({ $low }).
things-none = None of { $all } things stands out: whoever uses one wins as often as who does not, as far as { $count } matches can tell.
things-read = The dashed line is an even share. Only what at least 30 seats used and 30 did not is judged, and only differences twice as large as their intervals are shown.
endings-title = How matches end
endings-say = Most often: { $name }, in { $rate } of the matches.
time-title = Time
time-say = A match took { $mean } milliseconds on average, nine of ten { $span }.
time-bot = { $bot } thought { $milliseconds } milliseconds over a decision.
effects-title = What each change does
effects-say = { $clear ->
    [0] None of { $all } differences stands out from chance, even though the same deals were compared.
    [one] One of { $all } differences is clear of chance.
   *[other] { $clear } of { $all } differences are clear of chance.
} { $top }
effects-of = What changes with “{ $change }”
effects-top = The largest: { $label } goes from { $before } to { $after } (effect size { $size }).
effects-read = Effect size is the difference in standard deviations of a match: 0.2 is small, 0.5 can be felt, 0.8 is large. Clear means: it stands after correction for the number of comparisons.
against-title = Compared with the other run
against-lead = { $paired ->
    [same] Both runs played the same deals, so luck falls out of the comparison.
   *[apart] The runs played different deals, or different numbers of them.
} “Before” is { $before }, “after” is { $after }.
standings-title = The bots
standings-say = { $best } leads with a rating of { $rating }, and wins { $rate } of its matches.
repeat-title = How to repeat it
repeat-say = Every number comes from the rows in the folder of the run; run.json there holds all it takes to play them again. Match number n is deal n // { $arms } of experiment n % { $arms }, dealt by seed + deal.
repeat-version = Made with Kancha { $kancha }.

col-seat = seat
col-mean = mean
col-interval = 95 % interval
col-median = median
col-half = middle half
col-wins = wins
col-place = place
col-score = score
col-source = source
col-measure = measure
col-winners = winners
col-others = the others
col-difference = difference
col-action = action
col-share = seats that take it
col-times = times a seat
col-taken = they win
col-left = those without win
col-slope = points for one more
col-ending = ending
col-count = matches
col-part = part
col-change = change
col-metric = what
col-before = before
col-after = after
col-size = effect size
col-clear = clear
col-bot = bot
col-rating = rating
col-games = matches
col-thinking = ms a decision
col-decisions = decisions
col-value = value
col-most = nine of ten
yes = yes
no = no

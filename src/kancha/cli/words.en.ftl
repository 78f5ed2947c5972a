cli-decision = Decision { $number } of { $total }
cli-record = { $game }, { $seats } seats, { $decisions } decisions
cli-seen-by = as seen by { $seat }
cli-seen-by-all = as seen by everybody
cli-scores = Scores
cli-score-line = { $seat }: { $score }
cli-next = { $seat } must answer
cli-next-chance = Chance must answer
cli-over = The match is over.
cli-rank = { $rank }. { $seats } ({ $score })
cli-took = { $seat }: { $action }
cli-you = You
cli-bot = { $level } { $number }
cli-rules = Rules: { $rules }
cli-choose = Your answer (number, text or ? for help)
cli-choose-group = What kind of action? (number, text or ? for help)
cli-group-line = { $group } ({ $count })
cli-illegal = Not allowed (rule { $rule }): { $reason }
cli-illegal-plain = Not allowed: { $reason }
cli-allowed = That is allowed.
cli-unknown = I do not understand { $text }.
cli-undone = Taken back.
cli-no-undo = There is nothing that you may take back.
cli-saved = The record is in { $file }.
cli-left = The match was left before its end.
cli-misfit = { $name }: { $problem }
cli-fit = { $fit } of { $all } matches fit.
cli-ruling-why = Our reason:
cli-no-rulings = This game has no house rulings.
cli-hidden = hidden ({ $count })
cli-legend = Legend
cli-help =
    number     choose from the list
    text       an action as the log writes it, or the beginning of one
    v          show the table again
    s          show the scores by source
    r          show the rules behind the question
    w ACTION   why is an action not allowed?
    b          back to the kinds of action
    u          take back your last decision
    q          leave the match
cli-where-step = Step
cli-where-event = Event
cli-where-refusal = Refusal
cli-where-test = Test
cli-where-nowhere = Nothing cites it.

cli-decision = Decision { $number } of { $total }
cli-record = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
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
cli-plan = { $plan } (about { $points } points in the end; lead over the best rival: { $lead })
cli-chance = chance to win: { $chance } %
cli-help =
    number     choose from the list
    text       an action as the log writes it, or the beginning of one
    v          show the table again
    s          show the scores by source
    r          show the rules behind the question
    h          hint: the best plans for your turn
    w ACTION   why is an action not allowed?
    b          back to the kinds of action
    u          take back your last decision
    q          leave the match
cli-where-step = Step
cli-where-event = Event
cli-where-refusal = Refusal
cli-where-test = Test
cli-where-nowhere = Nothing cites it.
cli-admin-none = There is nothing.
cli-admin-id = id
cli-admin-game = game
cli-admin-state = state
cli-admin-people = people
cli-admin-rows = decisions
cli-admin-moved = last moved (UTC)
cli-admin-changed = last changed (UTC)
cli-admin-room = room
cli-admin-host = host
cli-admin-state-running = running
cli-admin-state-playing = playing
cli-admin-state-waiting = waiting
cli-admin-state-over = over
cli-admin-state-closed = closed
cli-admin-state-uploaded = uploaded
cli-admin-closed-match = Match { $id } is closed: it ended as it stood.
cli-admin-closed-room = Room { $id } is removed; its match is over.
cli-admin-was-over = Match { $id } was over already.
cli-admin-pruned = Removed:
cli-admin-would-prune = Would be removed:
cli-admin-pruned-nothing = nothing
cli-admin-pruned-finished = { $count ->
    [one] { $count } finished match
   *[other] { $count } finished matches
  }
cli-admin-pruned-abandoned = { $count ->
    [one] { $count } abandoned match
   *[other] { $count } abandoned matches
  }
cli-admin-pruned-unplayed = { $count ->
    [one] { $count } match that nobody had begun
   *[other] { $count } matches that nobody had begun
  }
cli-admin-pruned-uploaded = { $count ->
    [one] { $count } uploaded record
   *[other] { $count } uploaded records
  }
cli-admin-pruned-rooms = { $count ->
    [one] { $count } empty room
   *[other] { $count } empty rooms
  }
cli-admin-pruned-people = { $count ->
    [one] { $count } person without seat, room and recovery phrase
   *[other] { $count } people without seat, room and recovery phrase
  }
cli-admin-pruned-figures = { $count ->
    [one] { $count } data set that no match needs
   *[other] { $count } data sets that no match needs
  }
cli-admin-pruned-exported = (records written: { $count })
cli-admin-pruned-failed = { $count ->
    [one] { $count } match stays: its record could not be written
   *[other] { $count } matches stay: their records could not be written
  }
cli-admin-exported = { $count ->
    [one] { $count } record is in { $folder }.
   *[other] { $count } records are in { $folder }.
  }
cli-admin-banned = { $count ->
    [0] Nobody may be called { $name } any more. Nobody was.
    [one] Nobody may be called { $name } any more. One person was, and is signed off.
   *[other] Nobody may be called { $name } any more. { $count } people were, and are signed off.
  }
cli-admin-lifted = { $name } is allowed again.

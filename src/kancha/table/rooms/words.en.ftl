# What the server itself tells people, in their language.
notice-turn = { $count ->
    [0] { $game }: it is your turn.
   *[other] { $game } with { $names }: it is your turn.
}

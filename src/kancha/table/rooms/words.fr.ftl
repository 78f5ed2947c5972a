# Ce que le serveur annonce lui-même, dans la langue de chacun.
notice-turn = { $count ->
    [0] { $game } : c’est à vous de jouer.
   *[other] { $game } avec { $names } : c’est à vous de jouer.
}

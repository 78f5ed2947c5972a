# Rapports et graphiques du laboratoire.
span = { $low } à { $high }
thing = { $family } : { $value }
change = { $variable } : { $value }
value-true = avec
value-false = sans
winners = Les gagnants
others = Les autres
seat-label = { $number } ({ $bots })
seat-tip = { $label } : { $mean } points en moyenne (intervalle { $span }), médiane { $median }, moitié centrale { $half }, neuf sur dix { $most }
place-label = { $place ->
    [1] Décide en premier
    [2] Décide en deuxième
    [3] Décide en troisième
    [4] Décide en quatrième
   *[other] Décide en n° { $place }
}
rate-tip = { $label } : { $rate } (intervalle { $span })
contrast-tip = { $label } : les gagnants { $winners }, les autres { $others } ; écart { $difference } (intervalle { $span })
measure-pair = { $one } contre { $other }
use-tip = { $label } : choisi par { $share } des places, { $times } fois par place ; elles gagnent { $rate } (intervalle { $span })
effect-tip = { $label } : { $before } avant, { $after } après ; taille d’effet { $size }
bar = { $from } à { $to } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
bar-last = { $from } ou plus : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
axis-points = points
axis-wins = parties gagnées
axis-share = part des parties
axis-length = décisions par partie
axis-branching = actions permises par décision
axis-forced = décisions sans choix, en pour cent
axis-margin = points entre le premier et le deuxième
axis-time = millisecondes par partie
axis-slope = points de plus pour une fois de plus
axis-wins-taken = victoires de ceux qui l’ont choisi
axis-effect = taille d’effet (écarts types)
axis-size = avance des gagnants (écarts types)

metric-length = Décisions par partie
metric-branching = Actions permises par décision
metric-forced = Décisions sans choix
metric-score = Score moyen
metric-spread = Dispersion entre les places
metric-margin = Avance du premier sur le deuxième
metric-win-turn = Victoires de qui décide { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
    [4] en quatrième
   *[other] en n° { $place }
}
metric-score-turn = Score de qui décide { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
    [4] en quatrième
   *[other] en n° { $place }
}
metric-win-seat = Victoires de la place { $place }
metric-source = Points : { $name }

report-title = { $game } : { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} sous la lampe
report-lead = { $seats ->
    [one] Une place tenue
   *[other] { $seats } places tenues
} par { $bots }. Règles version { $rules }, données { $data }, graines à partir de { $seed }.
report-options = Joué avec : { $options }.
report-option-pair = { $name } : { $value }
report-kind-sweep = { $arms } expériences ont joué les mêmes donnes ; ce qui suit les effets les prend toutes ensemble.
report-kind-tournament = { $arms } groupes de robots se sont assis dans tous les ordres ; ce qui suit les prend tous ensemble.
report-short = En bref
report-contents = Sur cette page
report-numbers = Les nombres
report-interval-note = Les traits sont des intervalles à 95 % : si l’on recommençait, 19 fois sur 20 ils contiendraient la vraie valeur. Pointez une marque pour la lire.

scores-title = Les scores
scores-say = Une place marque { $mean } points en moyenne. { $best } fait le mieux avec { $top } (intervalle { $span }) ; { $gap } points séparent la première place de la dernière.
scores-solo = La place marque { $mean } points en moyenne (intervalle { $span }).
scores-read = Le trait contient neuf scores sur dix, la barre la moitié centrale, le point est la moyenne.
places-title = L’ordre compte-t-il ?
places-even = Si l’ordre ne comptait pas, chacun gagnerait { $even } des parties (ligne pointillée).
places-clear = Qui décide { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
    [4] en quatrième
   *[other] en n° { $place }
} gagne { $rate } des parties (intervalle { $span }), { $side ->
    [excess] plus que le hasard ne l’explique.
   *[lack] moins que le hasard ne l’explique.
}
places-fair = Aucune place ne gagne plus ou moins souvent que le hasard ne l’explique ; avec { $count } parties, un avantage de plus d’environ { $half } se serait vu.
sources-title = D’où viennent les points
sources-say = La plupart des points viennent de : { $names }. L’avance des gagnants est la plus grande ici : { $best }, { $winners } points contre { $others }.
measures-title = Ce que les gagnants ont à la fin
measures-say = Ce qui distingue le plus les gagnants : ils finissent avec { $one }, les autres avec { $other }.
measures-read = Le premier nombre d’une ligne est la moyenne des gagnants, le second celle des autres. Traits vers la droite : les gagnants en ont plus.
length-title = La durée des parties
length-say = Une partie compte { $mean } décisions en moyenne ; neuf sur dix en comptent { $span }.
branching-title = Combien de choix il y a
branching-say = À chaque décision, { $mean } actions sont permises en moyenne, et { $forced } des décisions ne laissent aucun choix.
margin-title = À quel point c’est serré
margin-say = Le premier a { $mean } points d’avance sur le deuxième en moyenne, et dans la moitié des parties { $median } ou moins.
families-title = Les actions : usage et valeur
families-say = Qui choisit « { $best } » une fois de plus que les autres de la table a { $points } points de plus (intervalle { $span }).
families-bad = À l’inverse, un « { $worst } » de plus va avec { $points } points (intervalle { $span }).
families-read = Cela dit qui réussit, non pourquoi : une avance peut mener à une action aussi bien que l’inverse. Les lignes pâles peuvent être du hasard.
families-none = Aucune action ne distingue clairement les places d’une table.
things-title = Cartes, tuiles et cases
things-say = { $count ->
    [one] { $count } élément sur { $all } se détache
   *[other] { $count } éléments sur { $all } se détachent
} : qui l’a utilisé gagne nettement plus, ou nettement moins, souvent que les autres. Le meilleur signe est « { $best } » ({ $rate } de victoires).
things-bad = Le pire est « { $worst } » ({ $low }).
things-none = Aucun des { $all } éléments ne se détache : qui en utilise un gagne aussi souvent que les autres, autant que { $count } parties permettent de le dire.
things-read = La ligne pointillée est une part égale. On ne juge que ce qu’au moins 30 places ont utilisé et 30 non, et l’on ne montre que des écarts deux fois plus grands que leurs intervalles.
endings-title = Comment finissent les parties
endings-say = Le plus souvent : { $name }, dans { $rate } des parties.
time-title = Le temps
time-say = Une partie a pris { $mean } millisecondes en moyenne, neuf sur dix { $span }.
time-bot = { $bot } a réfléchi { $milliseconds } millisecondes par décision.
effects-title = Ce que fait chaque changement
effects-say = { $clear ->
    [0] Aucun des { $all } écarts ne se détache du hasard, bien que les mêmes donnes aient été comparées.
    [1] Un des { $all } écarts se détache du hasard.
   *[other] { $clear } des { $all } écarts se détachent du hasard.
} { $top }
effects-of = Ce qui change avec « { $change } »
effects-top = Le plus grand : { $label } passe de { $before } à { $after } (taille d’effet { $size }).
effects-read = La taille d’effet est l’écart en écarts types d’une partie : 0,2 est petit, 0,5 se sent, 0,8 est grand. Net veut dire : il tient après correction pour le nombre de comparaisons.
against-title = Comparé à l’autre série
against-lead = { $paired ->
    [same] Les deux séries ont joué les mêmes donnes, la chance s’annule donc dans la comparaison.
   *[apart] Les séries ont joué d’autres donnes, ou pas autant de parties.
} « Avant » est { $before }, « après » est { $after }.
standings-title = Les robots
standings-say = { $best } mène avec une cote de { $rating }, et gagne { $rate } de ses parties.
repeat-title = Comment recommencer
repeat-say = Chaque nombre vient des lignes du dossier de la série ; run.json y contient tout ce qu’il faut pour les rejouer. La partie n° n est la donne n // { $arms } de l’expérience n % { $arms }, distribuée par graine + donne.
repeat-version = Fait avec Kancha { $kancha }.

col-seat = place
col-mean = moyenne
col-interval = intervalle à 95 %
col-median = médiane
col-half = moitié centrale
col-wins = victoires
col-place = rang
col-score = score
col-source = source
col-measure = mesure
col-winners = gagnants
col-others = les autres
col-difference = écart
col-action = action
col-share = places qui la choisissent
col-times = fois par place
col-taken = elles gagnent
col-left = les autres gagnent
col-slope = points pour une de plus
col-ending = fin
col-count = parties
col-part = part
col-change = changement
col-metric = quoi
col-before = avant
col-after = après
col-size = taille d’effet
col-clear = net
col-bot = robot
col-rating = cote
col-games = parties
col-thinking = ms par décision
col-decisions = décisions
col-value = valeur
col-most = neuf sur dix
yes = oui
no = non

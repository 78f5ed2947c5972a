## Conseils et essais
advice = Conseil
advice-title = Conseils
advice-thinks = Réflexion sur votre tour…
advice-not-now = Les conseils sont là quand c’est votre tour.
advice-none = Aucun conseil n’est venu. Peut-être la position a-t-elle changé, ou cela a pris trop de temps.
advice-again = Redemander
advice-plan = Plan { $number }
advice-lead = { $points } face à votre meilleur rival
advice-expected = Attendu à la fin
advice-standing = Ce que chacun aurait alors sur la table
advice-seat = Place
advice-points = Points
advice-wins = Victoire
advice-percent = { $share } %
advice-begin = Faire le premier pas
advice-about = Les plans d’un automate aussi fort que possible, jusqu’où le hasard s’en mêle. Désignez-en un : son premier pas s’éclaire sur le plateau.
advice-try = Essayer mon tour
advice-try-help = Dans une copie : des automates répondent pour les autres, rien n’est joué.
advice-trial = Ceci est un essai. Rien n’en est joué.
advice-trial-short = Essai
advice-back = Revenir à la partie
advice-trial-ended = L’essai est fini.
page-key-advice = conseils pour votre tour
room-advice = Conseils et essais
room-advice-alone = pour qui joue seul contre des automates
room-advice-all = pour tout le monde, si chacun est d’accord
room-advice-off = pour personne
room-advice-agree = J’accepte que chacun puisse demander conseil
room-advice-missing = { $count ->
    [0] Tout le monde est d’accord.
    [one] { $count } personne n’a pas encore accepté.
   *[other] { $count } personnes n’ont pas encore accepté.
}

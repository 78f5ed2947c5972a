# Les mots que tous les jeux partagent.
seat-name = Place { $number }
nothing = rien
list-join = { $first } et { $last }
chance = Le hasard
scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source })
refuse-not-asked = Ce n’est pas ce qui est demandé maintenant.
refuse-chance = Le hasard ne peut pas donner ce résultat.
refuse-over = La partie est terminée.
level-random = Visiteur
level-random-help = Joue n’importe quel coup permis.
level-greedy = Marchand
level-greedy-help = Regarde un coup en avant.
level-search = Ancien
level-search-help = Réfléchit plusieurs coups à l’avance.

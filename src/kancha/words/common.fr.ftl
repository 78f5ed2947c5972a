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
level-novice = Berger
level-novice-help = Joue pour son propre bien et manque souvent le meilleur tour.
level-plan = Intendant
level-plan-help = Pense son tour jusqu’au bout et compte ce que gagne le meilleur rival.
level-skilled = Potière
level-skilled-help = Pense son tour jusqu’au bout et se contente d’un bon.
level-adept = Tisserande
level-adept-help = A appris de nombreuses parties et se trompe encore parfois.
level-master = Amauta
level-master-help = A appris de nombreuses parties ce que vaut un tour à la fin.
measure-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
measure-estimate = { $count ->
    [one] { $count } point si la partie finissait là
   *[other] { $count } points si la partie finissait là
}
undo-start = Rien n’a encore été décidé.
undo-chance = Le hasard a répondu depuis : on ne revient pas dessus.
undo-reveal = Quelque chose a été dévoilé : on ne revient pas dessus.
undo-other = { $seat } a décidé depuis : on ne revient pas dessus.

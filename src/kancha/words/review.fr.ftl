## Analyse d’une partie
review = Analyse
review-title = { $game } : analyse d’une partie
review-lead = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}.
review-result = { $seat } : { $score }
review-short = En bref
review-contents = Contenu
review-no-mistakes = Aucune erreur nette n’a été trouvée.
review-first-mistake = La plus grosse erreur : { $seat }, décision { $decision }, { $points }.
review-luckiest = Le hasard a le plus souri à { $seat } : { $points } de plus que la moyenne.
review-lead-points = { $count ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
}
review-no-luck = Le hasard n’a favorisé personne de plus d’un point.
review-wins = Chances de gagner
review-wins-say = La probabilité de victoire de chaque place, à la fin de chaque tour.
review-scores = Points attendus
review-scores-say = Les points finaux que promettait chaque position.
review-scores-hand = Selon l’évaluation écrite à la main : les points acquis et ce qui est sur la table, sans les tours à venir. Les lignes montent donc au fil de la partie ; regardez l’écart entre elles.
review-axis-decision = décision
review-axis-wins = chance de gagner
review-axis-points = points
review-at = { $seat }, décision { $decision } : { $value }
review-mistakes = Plus grosses erreurs
review-mistakes-say = Chacune a été rejouée maintes fois, telle quelle et de l’autre manière, dans des positions que la place ne pouvait pas distinguer. Est une erreur ce qui a coûté au moins un point d’avance, et au moins trois fois l’erreur de l’estimation, et restait moins bon une fois les parties jouées jusqu’au bout. Les deux manières sont données jusqu’au point où le hasard ou quelqu’un d’autre intervient.
review-mistake = { $seat }, décision { $decision } : { $points }
review-given-points = { $count ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
}
review-give-or-take = à { $error } près
review-win-given = chance de gagner : { $win }
review-played = Joué
review-better = Mieux
review-shares = D’où vient la différence entre la meilleure manière et celle qui fut jouée
review-share-sum = En tout
review-share-counted = Ce que ces points font dans le score
review-share-rival = Points en moins pour le meilleur rival
review-share-to-come = Ce qui est encore à venir
review-show-it = Le voir dans la relecture
review-luck = Chance et habileté
review-luck-say = Chance : ce que le hasard a donné, comparé à ce qu’il donne en moyenne dans la même position. Sur beaucoup de parties, la somme est nulle. Perdus : ce que les erreurs citées ont coûté.
review-strokes = Coups du sort
review-stroke = Décision { $decision }, tour : { $seat }
review-stroke-nobody = Décision { $decision }
review-col-seat = Place
review-col-luck = Chance, en points
review-col-win-luck = Chance, en chances de gagner
review-col-given = Points perdus
review-col-judged = Choix jugés
review-col-when = Quand
review-how = Comment on a jugé
review-how-learned = Un réseau appris sur des parties d’automates a jugé les positions.
review-how-hand = L’évaluation écrite à la main a jugé les positions, car aucun réseau n’a été appris pour ce genre de partie. Les chances de gagner viennent d’une courbe tirée de ses avances.
review-how-say = Les erreurs sont jugées d’après ce que la place pouvait voir, jamais d’après ce qui lui était caché. Le jugement est celui de nos automates : une bonne idée qu’ils ne comprennent pas peut passer pour une erreur.
review-numbers = Chiffres
review-progress = L’analyse est en cours
review-make = Analyser la partie
review-failed = L’analyse n’a pas pu être faite. Réessayez.
review-waiting = En attente de son tour

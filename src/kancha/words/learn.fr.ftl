## Leçons
learn-learn = Apprendre
learn-minutes = { $minutes } min
learn-lessons = Leçons
learn-more-lessons = Autres leçons
learn-step = { $number } sur { $total }
learn-click = Cliquez ici
learn-click-then = puis ici
learn-below = dans la barre du bas
learn-locked = Impossible à reprendre ensuite : c’est ce que dit la flèche barrée.
learn-begin = Commencer la leçon
learn-go-on = Reprendre la leçon
learn-lesson = Leçon
learn-now = Maintenant : { $what }
learn-else = Une bonne idée pour plus tard. La leçon demande autre chose ici ; rien n’a changé.
learn-next = Suite ▸
learn-where = Montrez-moi où
learn-show = Le faire pour moi
learn-leave = Quitter la leçon
learn-fold = Replier la carte
learn-unfold = Déplier la carte
learn-done = La leçon est finie.
learn-play-on = Jouer librement la suite
learn-learned = Ce que vous avez appris

## But, tour, points
learn-of = { $name } : but, tour, points
learn-primer = But, tour, points
learn-primer-short = But
learn-part-goal = But
learn-part-pieces = Pièces et mots
learn-part-turn = Votre tour
learn-part-points = Points
learn-part-modules = Dans cette partie
page-key-goal = but, tour, points

## Revoir une partie
learn-speed = Vitesse : { $speed } fois
learn-eyes = Par les yeux de qui ?
learn-eyes-watcher = En spectateur
learn-eyes-all = Toutes les mains ouvertes
learn-eyes-of = Comme { $name }
learn-play-on-here = Reprendre d’ici
learn-play-on-help = Une nouvelle partie contre des automates ; vous y jouez pour { $name }
learn-origin = reprend une autre partie, décision { $decision }

## Règles à lire
learn-contents = Sommaire
learn-houses = Lectures choisies à cette table
learn-chosen = choisi ici
learn-icons = Clé des symboles
learn-show-me = montrez-moi
learn-example = Exemple de { $rule }
learn-example-end = Voilà ce que dit le paragraphe. La partie continue d’ici, si vous voulez.
page-key-inspect = regarder de près ce qui est pointé (ou clic droit, ou appui long)
learn-thing-before = le précédent
learn-thing-after = le suivant

# Les mots de la page : accueil, table, rejeu. Les mots d’un jeu sont dans son propre dossier.

## Partout
page-tagline = Une table ouverte pour les jeux de stratégie
page-lobby = Accueil
page-loading = On installe la table …
page-close = Fermer
page-cancel = Annuler
page-save = Enregistrer
page-copied = Copié
page-unreachable = Le serveur ne répond pas. Nouvel essai en cours.
page-nowhere = Il n’y a rien à cette adresse. Peut-être a-t-elle été coupée en la copiant.
page-language-en = English
page-language-fr = Français
page-theme = Clair ou sombre
page-theme-auto = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre

## Accueil
page-play-now = Jouer
page-starting = On commence …
page-finished = terminée
page-running = en cours
page-forget = Oublier
page-open-record = Ouvrir une feuille de partie

## Nouvelle table
page-how-many = Combien de places ?
page-solo = Solo
page-name = Nom
page-options = Options
page-on = oui
page-off = non
page-first = Qui commence ?
page-by-lot = Tirage au sort

## Règles
page-rules = Règles
page-rules-of = Règles : { $game }
page-rules-own = Dans nos propres mots, paragraphe par paragraphe ; les questions, le journal et les refus citent les mêmes numéros.
page-rules-search = Chercher dans les règles
page-rules-count = { $count ->
    [one] { $count } paragraphe
   *[other] { $count } paragraphes
}
page-rule = Règle { $id }
page-ruling = précision

## La table
page-menu = Menu
page-board = Plateau
page-side = Les places, et ce qui s’est passé
page-boards = Plateaux
page-board-of = Plateau : { $name }
page-mine = Le mien
page-changed-legend = cerclé sur le plateau : changé depuis votre tour
page-trace = Qui est où
page-trace-of = Éclairer les pièces : { $name }
page-choose-there = Voir où choisir : { $board }
page-choose-here = un choix ici
page-changed-here = du nouveau ici
page-pinned = reste en scène ; choisir encore pour suivre la partie
page-double = Un second plateau s’il y a la place
page-hand = Votre main
page-choices = Choix
page-way = Le déroulement du tour
page-crumb-where = où
page-crumb-which = lequel
page-waiting = { $name } joue
page-thinking = { $name } réfléchit
page-not-now = pas maintenant
page-reason = { $what }. { $reason }
page-colon = {" "}:{" "}
page-up-to = jusqu’à { $what }
page-other-gain = { $name } { $what }
page-and-more = … et { $count } de plus
page-locked = sans retour possible
page-ways-then = { $count ->
    [one] Une seule suite.
   *[other] { $count } suites : choisissez ensuite.
}
page-now-choose = { $count ->
    [one] Il ne reste qu’un choix.
   *[other] Choisissez maintenant : { $count } possibilités.
}
page-now-answer = { $count ->
    [one] Confirmez.
   *[other] Choisissez maintenant l’une des { $count } réponses.
}
page-by-itself = La seule réponse : elle se joue d’elle-même.
page-then = Ensuite : { $what }.
page-turn-help = R ou la molette pour tourner, un clic pour poser.
page-turn-touch = Tournez, puis confirmez.
page-lay-help = Un clic pour poser.
page-lay-touch = Confirmez pour poser.
page-confirm = Confirmer
page-turn-it = Tourner
page-poses = Les façons de poser
page-pose = Façon { $number }
page-take-all = Tout prendre
page-waste = Perdu si vous arrêtez ici : { $what }.
page-waste-more = Le voulez-vous ?
page-waste-go = Arrêter quand même
page-waste-stay = Rester ici
page-undo-nothing = Rien à reprendre : ce qui est révélé ou transmis reste.
page-undo-not-yours = Seulement pendant votre tour
page-since = Depuis votre tour
page-earlier = Auparavant
page-all = tout
page-again = Revoir le dernier tour : { $name }
page-again-now = une fois encore
page-set-up = Mise en place
page-hurry = Deux fois plus vite
page-skip = Jusqu’à maintenant
page-bids = Où en est chacun
page-worth-here = Ce que chacune vaut ici
page-what-comes = Ce que fait chaque réponse
page-tab-log = Récit
page-question = Question
page-watching = spectateur
page-undo = Annuler
page-redo = Rétablir
page-restart = Recommencer le tour
page-replay = Revoir
page-to-table = À la table
page-full = Plein écran
page-help = Aide et réglages
page-your-turn = À vous
page-over = La partie est terminée
page-result = Résultat
page-back = Retour
page-actions = Actions permises
page-ways = { $count ->
    [one] { $count } façon
   *[other] { $count } façons
}
page-nothing-to-do = On ne vous demande rien pour l’instant.
page-tab-list = Actions
page-log-empty = Il ne s’est encore rien passé.
page-jump = Aller à la décision { $decision }
page-show-board = Montrer le plateau de ce joueur
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-fit = Ajuster le plateau
page-you-tag = vous
page-this-screen = à cet écran
page-bot-plain = automate
page-bot = automate · { $level }
page-online = en ligne
page-away = absent
page-taken-over = joué par un automate
page-take-over = Laisser jouer un automate
page-give-back = Reprendre votre place
page-connection-lost = La connexion est perdue. Votre place est gardée ; nouvel essai en cours.
page-gone = Cette partie, ou la clé qui y mène, est inconnue ici.
page-no-key = Ce navigateur n’a pas de place à cette table. Ouvrez-la par une invitation ou par un lien de spectateur.

## Pourquoi pas ?
page-why-not = Pourquoi pas ?
page-why-nothing = Rien, dans cette question, ne vise cet endroit.
page-asking = Déplacez-vous avec les flèches et appuyez sur Entrée pour demander pourquoi c’est interdit. Échap pour finir.

## Passage de l’écran
page-hand-over = { $name }, c’est à vous
page-hand-over-help = Passez l’écran. Aucune carte n’est montrée avant que vous ne le demandiez.
page-ready = Je suis { $name } : continuer

## Points et résultat
page-points = Points par source
page-source = Source
page-total = Total
page-no-points = Pas encore de points.
page-winner = { $name } gagne
page-winners = Égalité : { $names }
page-winner-conceded =
    { $count ->
        [one] { $name } gagne : { $names } a abandonné
       *[other] { $name } gagne : { $names } ont abandonné
    }
page-winner-early = La partie s’est arrêtée avant la fin ; { $name } est en tête
page-winner-score = { $name } gagne, { $score } à { $other }
page-sides = { $name } : { $sides }. Le plus faible compte.
page-score = Score
page-counts = compte
page-total-lower = Score, le plus faible des deux
page-what-decided = Ce qui a décidé.
page-decided = { $source } : { $own } pour { $name }, { $other } pour { $rival }.
page-how-it-went = Le cours de la partie
page-curve-help = Un clic montre le tour.
page-curve-sides = Trait plein : le score ; pointillé : le côté le plus haut.
page-curve-start = début
page-curve-final = décompte
page-final-count = Le décompte final, lieu par lieu
page-curve-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
page-another-look = Des tours à revoir
page-swing = { $name } { $what } en un tour
page-download = Télécharger la feuille de partie
page-look = Voir le plateau

## Invitation
page-invite = Inviter

## Revoir une partie
page-scrub = Aller à une décision
page-decision = { $decision ->
    [0] Avant la première décision
   *[other] Décision { $decision }
}
page-to-start = Au début
page-to-end = À la fin
page-step-back = Une décision en arrière
page-step-on = Une décision en avant
page-turn-back = Un tour en arrière
page-turn-on = Un tour en avant
page-play = Lire
page-pause = Pause
page-permalink = Copier le lien

## Aide et réglages
page-help-mouse = Ce que vous pouvez choisir est clair et entouré ; ce que désigne le pointeur se dit dans la barre du tour. De clic en clic, le choix se précise jusqu’à une seule action ; Échap revient d’un pas. Cliquez ailleurs pour savoir pourquoi ce n’est pas permis. La molette, le pincement, + et − agrandissent un plateau, glisser le déplace ; les vignettes amènent à tout moment n’importe quel plateau sur la scène.
page-keys = Touches
page-key-end = fin du tour
page-key-shelf = un plateau sur la scène
page-key-cards = une carte de choix ; tenir ⇧ montre sa touche
page-key-to-cards = vers les cartes de choix
page-key-turn = tourner ce que l’on pose
page-key-flip = le retourner
page-key-skip = passer outre
page-key-decline = renoncer
page-key-zoom = plus près, plus loin
page-key-pause = arrêter les autres un instant
page-key-advice = conseils pour votre tour
page-key-log = le récit
page-key-board = vers le plateau
page-key-hand = vers la main
page-key-list = la liste des actions
page-key-arrows = parcourir ce qui peut être choisi
page-key-enter = choisir
page-key-escape = un pas en arrière
page-key-why = demander « pourquoi pas ? »
page-key-undo = annuler
page-key-redo = rétablir
page-key-restart = recommencer le tour
page-key-rules = règles
page-key-points = points par source
page-key-help = cette page
page-settings = Réglages
page-letters = Touches d’une lettre ou d’un chiffre
page-forced = Les réponses sans alternative se jouent d’elles-mêmes
page-confirm-always = Confirmer chaque choix
page-pace = Coups des autres
page-pace-slow = lents
page-pace-normal = normaux
page-pace-instant = immédiats
page-your-name = Votre nom

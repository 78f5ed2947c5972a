# Ayar en français.

# Nom, options, chapitres
game-name = Ayar : Les Enfants du Soleil
game-blurb = Aidez les Ayars sur leur chemin du lac Titicaca à Cusco et honorez autant le Soleil que la Lune : seul compte votre score le plus faible.
automa-name = L’Ayllu
option-level = Ayllu
option-level-help = Le plateau Solo de votre adversaire : une étoile est clémente, quatre étoiles sont impitoyables.
chapter-A1 = Mise en place
chapter-A2 = Déroulement de la partie
chapter-A3 = Jour, étape 1 : placer un marqueur Étape
chapter-A4 = Jour, étape 2 : déplacer l’Ayar
chapter-A5 = Jour, étape 3 : placer un tambo
chapter-A6 = Jour, étape 4 : effectuer l’activité
chapter-A7 = Jour, étape 5 : vérifications de fin de tour
chapter-A8 = Phase Nuit
chapter-A9 = Fin de la partie
chapter-A10 = Bonus Viracocha
chapter-A11 = Mode solo : l’Ayllu
chapter-A12 = Décisions et information
chapter-Q = Précisions

# Questions
question-first-player = Le hasard désigne le Premier joueur.
question-women = Le hasard place les femmes Ayar.
question-raymi-tiles = Le hasard place les tuiles Raymi.
question-opening-pots = Le hasard ouvre le marché.
question-market-refill = Le hasard remplit le marché.
question-textile-reveal = Le hasard révèle le prochain textile.
question-token-draw = L’Ayllu retourne un jeton.
question-marker-draw = L’Ayllu pioche un marqueur.
question-starting-tambo = Activité de départ : prenez un tambo de n’importe quelle case de votre grille.
question-starting-slot = Activité de départ : posez le tambo sur le premier emplacement d’un chemin.
question-step-marker = Couchez un marqueur Étape face à une rangée ou une colonne (encore { $markers } debout, jour { $round }).
question-gold-ayar = Marqueur doré : quel Ayar avance de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} ?
question-tambo-choice = Prenez un tambo de la { $line } (la ligne donne une puissance de { $power }).
question-building-slot = Posez le tambo derrière l’Ayar { $path } (la ligne donne une puissance de { $power }).
question-pottery = Poterie : prenez un récipient (puissance restante : { $left }).
question-weaving = Tissage : prenez un textile (puissance restante : { $left }).
question-textile-laying = Posez le textile sur deux cases vides.
question-farming = Agriculture : plantez un maïs (puissance restante : { $left }).
question-reed-bundling = Construction : naviguez (puissance restante : { $left }).
question-lake-viracocha = Prenez un Viracocha d’une zone adjacente à votre nouvelle île.
question-viracocha-slot = Placez le Viracocha sur un emplacement Bonus.
question-marker-shift = Déplacez un marqueur retiré sur un autre emplacement Lune, ou laissez tout en place.
question-end-of-turn = Fin de tour : que résolvez-vous ensuite ?
question-temple-choice = Quel temple va dans la rangée de l’Ayar { $ayar } (bonus de colonne { $bonus }) ?
question-fertile-ground = Terres fertiles : choisissez deux activités. Le plus de soleils : { $first } et { $second }.
question-moon-slot = Le marqueur { $marker } se retire : quelle activité marque ses lunes ?
question-llama-split = Combien de lamas vont { $track } ? Vous en avez { $llamas }. Le mieux : { $best }.

# Actions
action-lay-marker = Coucher le marqueur { $marker } face à la { $line }
group-lay-marker = Coucher
action-move-ayar = Déplacer l’Ayar { $ayar }
group-move-ayar = Déplacer
action-take-tambo = Prendre le tambo { $cell }
group-take-tambo = Prendre
card-lay-marker = { $line }
card-build-tambo = emplacement { $place }
action-build-tambo = Poser le tambo sur le chemin { $path }, emplacement { $place }
group-build-tambo = Poser
action-take-pot = Prendre le récipient { $slot }
group-take-pot = Récipient
action-take-textile = Prendre le textile de la pile { $stack }
group-take-textile = Textile
action-lay-textile = Poser en { $cell }, { $turn }
group-lay-textile = Tisser
action-plant-maize = Planter depuis l’ensemble { $box }
group-plant-maize = Planter
action-sail-to = Naviguer vers { $node }
card-sail-to = { $node }
tag-slot = Viracocha : { $held } sur { $need }
group-sail-to = Naviguer
action-take-viracocha = Prendre le Viracocha de { $section }
group-take-viracocha = Prendre
action-stop = S’arrêter là
group-stop = Arrêter
action-place-viracocha = Le placer : { $slot }
group-place-viracocha = Placer
action-shift-marker = Déplacer le marqueur : { $start } vers { $end }
group-shift-marker = Déplacer
action-decline = Laisser les marqueurs en place
group-decline = Refuser
action-resolve = Résoudre : { $check }
group-resolve = Résoudre
action-place-temple = Placer le temple : { $activity }
group-place-temple = Temple
action-honour = Compter : { $first } et { $second }
group-honour = Compter
action-retire-marker = Marquer les lunes : { $activity }
group-retire-marker = Lunes
action-give-llamas = En donner { $number } { $track }
group-give-llamas = Lamas
action-deal-first = Premier joueur : { $seat }
group-deal-first = Premier joueur
action-deal-woman = La femme Ayar { $ayar ->
    [gris] grise
    [brun] brune
    [violet] violette
   *[other] { $ayar }
}
group-deal-woman = Femmes Ayar
action-deal-raymi = Tuile Raymi { $tile }
group-deal-raymi = Raymi
action-reveal-pot = Un récipient : { $pot }
group-reveal-pot = Récipient
action-reveal-textile = Le prochain textile
group-reveal-textile = Textile
action-flip-token = Retourner { $token }
group-flip-token = Jeton
action-draw-marker = Le marqueur { $ayar }
group-draw-marker = Marqueur

# Événements
first-player-drawn = { $seat } est Premier joueur.
woman-placed = La femme Ayar { $ayar ->
    [gris] grise
    [brun] brune
    [violet] violette
   *[other] { $ayar }
} prend la rangée { $row } de la zone Temples.
raymi-tile-laid = { $slot } : { $activity }.
pot-revealed = Le marché révèle un récipient ({ $pot }) à l’emplacement { $slot }.
textile-revealed = La pile { $stack } montre son prochain textile.
round-begun = Le jour { $round } commence : { $seat } est Premier joueur.
marker-laid = { $seat } couche le marqueur { $marker } ({ $line }).
ayar-moved = { $steps ->
    [0] L’Ayar { $ayar } reste sur la case { $space }
    [one] L’Ayar { $ayar } avance de { $steps } case, jusqu’à la case { $space }
   *[other] L’Ayar { $ayar } avance de { $steps } cases, jusqu’à la case { $space }
}.
tambo-built = { $seat } pose un tambo sur le chemin { $path } ({ $place }) : { $activity }, puissance { $power }.
tambo-boxed = { $seat } ne trouve aucune activité et remet le tambo { $cell } dans la boîte.
pot-taken = { $seat } prend un récipient : { $pot }.
textile-taken = { $seat } prend un textile de puissance { $stack }.
textile-laid = { $seat } tisse en { $cell } : { $suns ->
    [one] { $suns } soleil
   *[other] { $suns } soleils
}, { $moons ->
    [one] { $moons } lune
   *[other] { $moons } lunes
}.
maize-planted = { $seat } plante un maïs de l’ensemble { $box } (il en reste { $left }).
boat-sailed = { $seat } navigue vers { $node } (puissance { $cost }).
island-built = { $seat } construit l’île { $number } sur { $node }, valeur { $moon }.
lake-viracocha-taken = { $seat } prend un Viracocha de { $section }.
viracocha-gained = { $seat } gagne un Viracocha.
viracocha-gained-many = { $seat } gagne { $count } Viracocha.
viracocha-placed = { $seat } place un Viracocha ({ $held } sur { $need }) : { $slot }.
bonus-completed = { $seat } complète un bonus : { $slot }.
viracocha-returned = { $seat } n’a plus d’emplacement : le Viracocha retourne dans la réserve.
supply-empty = { $seat } ne gagne rien : plus de { $piece } dans la réserve.
llama-gained = { $seat } gagne un lama.
llama-gained-many = { $seat } gagne { $count ->
    [one] { $count } lama
   *[other] { $count } lamas
}.
marker-shifted = { $seat } déplace le marqueur retiré { $marker } : { $start } vers { $end }.
shift-declined = { $seat } laisse les marqueurs retirés en place.
temple-placed = { $seat } place le temple « { $activity } » dans la rangée de l’Ayar { $ayar }, colonne { $column } ({ $bonus ->
    [one] +{ $bonus } point Lune
   *[other] +{ $bonus } points Lune
}).
bonus-marked = { $seat } marque le bonus Inti : { $activity }.
devotion-gained = { $suns ->
    [0] { $seat } n’a pas de soleil à compter ({ $activity })
   *[other] { $seat } augmente sa dévotion de { $suns } ({ $activity })
} : compteur à { $dial }.
sixes-gained = { $seat } augmente sa dévotion de { $points } pour { $marked ->
    [one] { $marked } bonus Inti marqué
   *[other] { $marked } bonus Inti marqués
} : compteur à { $dial }.
raymi-reached = L’Ayar { $ayar } atteint la tuile Raymi de la case { $space } : { $activity }, un lama dès { $threshold ->
    [one] { $threshold } soleil
   *[other] { $threshold } soleils
}.
fertile-ground-reached = L’Ayar { $ayar } atteint les terres fertiles.
ayar-retired = Nuit : l’Ayar { $ayar } se retire sur la case { $space }.
maize-harvested = { $seat } remporte la récolte avec { $number } maïs (rangée de l’Ayar { $ayar }).
harvest-forgone = Personne n’a planté de maïs : le Viracocha de la rangée de l’Ayar { $ayar } retourne dans la réserve.
temples-blessed = { $seat } reçoit { $points ->
    [one] { $points } point Lune
   *[other] { $points } points Lune
} pour { $number ->
    [one] { $number } temple
   *[other] { $number } temples
}.
temple-scored = { $seat } marque un temple ({ $activity }) : { $moons ->
    [one] { $moons } lune
   *[other] { $moons } lunes
} et { $bonus ->
    [one] { $bonus } point de bonus
   *[other] { $bonus } points de bonus
}.
marker-retired = { $seat } retire le marqueur { $marker } sur l’emplacement Lune « { $activity } » : { $moons ->
    [one] { $moons } lune
   *[other] { $moons } lunes
}.
dawn-broken = { $seat } gagne { $dial ->
    [one] { $dial } point Soleil
   *[other] { $dial } points Soleil
} à l’aube, selon son compteur Inti.
llamas-given = { $seat } donne { $number ->
    [one] { $number } lama
   *[other] { $number } lamas
} { $track } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
token-flipped = { $seat } retourne { $token } : { $steps ->
    [one] { $steps } flèche
   *[other] { $steps } flèches
}, puissance { $power }.
marker-drawn = { $seat } pioche le marqueur { $ayar }.
bag-refilled = { $seat } remet dans le sac vide ses marqueurs non retirés.
slot-chosen = { $seat } choisit l’activité { $activity } : { $reason }.
slot-missed = { $seat } ne trouve aucun emplacement utilisable et n’effectue pas d’activité.
pots-chosen = { $seat } prend { $number ->
    [one] { $number } récipient
   *[other] { $number } récipients
} avec une puissance de { $power } : le plus possible, puis le plus de symboles Viracocha ({ $icons }), puis les emplacements les plus bas.
stacks-chosen = { $seat } prend un textile de chacune de ces piles, avec une puissance de { $power } : { $stacks }.
maize-sown = { $seat } plante { $number } maïs avec une puissance de { $power }, de gauche à droite.
track-sailed = { $seat } avance son radeau de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} sur sa piste, jusqu’à { $value }.
island-set = { $seat } place l’île { $number } (valeur { $wanted }) sur { $node } : { $reason }.
island-set-aside = { $seat } ne trouve aucune case : l’île { $number } est mise de côté.
section-chosen = { $seat } prend le Viracocha de { $section } (évaluée à { $rating }) : { $reason }.
temple-chosen = { $seat } place le temple de l’activité qui a le plus de lunes : { $activity } ({ $moons }).
moon-slot-chosen = { $seat } marque sa meilleure activité libre : { $activity } ({ $moons ->
    [one] { $moons } lune
   *[other] { $moons } lunes
}).
bonus-chosen = { $seat } marque l’activité qui a le plus de soleils : { $activity } ({ $suns }).
token-removed = Retiré du jeu après le jour { $round } : { $token }.

# Pourquoi l’Ayllu a choisi
because-start = son premier emplacement est le seul qui convienne à une tuile Raymi d’une case 8
because-start-highest = plusieurs premiers emplacements conviennent aux tuiles Raymi des cases 8, et la femme de ce chemin est la plus haute
because-start-any = aucun premier emplacement ne convient à une tuile Raymi d’une case 8, et la femme de ce chemin est la plus haute
because-raymi = c’est la prochaine tuile Raymi de ce chemin
because-next-raymi = aucun emplacement pour la prochaine tuile Raymi, mais un pour une tuile suivante
because-bonus = c’est l’activité la plus haute sans marqueur Bonus
because-moon-slot = c’est l’activité la plus haute sans marqueur retiré
because-closest = c’est l’emplacement le plus proche de l’Ayar
because-value = la case de cette valeur est libre
because-yellow = votre île est sur la case jaune de cette valeur, donc la case jaune vide la plus proche au-dessus, sinon au-dessous
because-own = sa propre île est sur la case de cette valeur, donc la case jaune vide la plus proche au-dessus, sinon au-dessous
because-only-area = aucune autre zone adjacente à l’île n’en a
because-rated = parmi les zones adjacentes à l’île, sa plus haute case Île, sans la nouvelle, est la plus faible
because-rated-all = parmi les zones adjacentes à l’île, sa plus haute case Île est la plus faible

# Refus
refuse-slot-complete = Ce bonus est complet et n’accepte plus de Viracocha : { $slot }.
refuse-no-marker-there = Il n’y a pas de marqueur retiré sur l’emplacement Lune « { $activity } ».
refuse-moon-slot-taken = L’emplacement Lune « { $activity } » est occupé.
refuse-at-least-one = Vous devez effectuer l’activité au moins une fois avant de vous arrêter.
refuse-stack-empty = La pile de récipients est vide.
refuse-no-pot-there = Il n’y a pas de récipient à l’emplacement { $slot }.
refuse-power = Il faut une puissance de { $power } ; il vous en reste { $left }.
refuse-one-per-stack = Un seul textile par pile et par activité (pile { $stack }).
refuse-textiles-gone = La pile { $stack } est vide.
refuse-outside-weaving = Depuis { $cell }, le textile dépasserait de la zone Tissage.
refuse-cell-covered = La case { $cell } est déjà couverte.
refuse-looks-alike = Ainsi tourné, le textile est identique à : { $turn }. Utilisez celui-ci.
refuse-box-empty = L’ensemble { $box } n’a plus de maïs.
refuse-not-linked = Votre radeau n’est pas relié à { $node }.
refuse-yellow-boat = Un autre radeau occupe la case jaune : { $node }.
refuse-circle = Votre radeau y est déjà passé ({ $node }), et rien n’a changé depuis.
refuse-endless = { $moves ->
    [one] Votre radeau est entré sur { $moves } case gratuite
   *[other] Votre radeau est entré sur { $moves } cases gratuites
} d’affilée : dépensez maintenant de la puissance, ou arrêtez-vous.
refuse-section-far = Cette zone ne borde pas votre nouvelle île : { $section }.
refuse-section-empty = Cette zone n’a plus de Viracocha : { $section }.
refuse-marker-retired = Le marqueur { $marker } est retiré.
refuse-marker-used = Le marqueur { $marker } est couché : il a déjà servi ce jour.
refuse-own-slot = Le marqueur { $marker } s’y trouve déjà ; seuls les emplacements vides peuvent être choisis ({ $line }).
refuse-slot-taken = Le marqueur { $marker } bloque cet emplacement ({ $line }).
refuse-line-empty = Il ne reste aucun tambo dans la { $line }.
refuse-nothing-behind = Avec le marqueur { $marker } ({ $line }), aucun emplacement n’offrirait une activité possible.
refuse-nothing-behind-ayar = Derrière l’Ayar { $ayar }, aucun emplacement n’offrirait une activité possible.
refuse-ayar-retired = L’Ayar { $ayar } s’est retiré.
refuse-other-line = { $cell } n’est pas sur la ligne de votre marqueur : { $line }.
refuse-cell-empty = Il n’y a pas de tambo en { $cell }.
refuse-path-closed = L’Ayar { $path } s’est retiré : son chemin est fermé.
refuse-other-path = Le tambo se pose derrière l’Ayar { $path }, qui vient d’avancer.
refuse-no-slot-there = Le chemin n’a pas d’emplacement { $place }.
refuse-ahead-of-ayar = L’emplacement { $place } est devant l’Ayar { $path }.
refuse-slot-occupied = Un tambo occupe l’emplacement { $place }.
refuse-cannot-perform = Vous ne pouvez pas effectuer cette activité, faute d’éléments, de place ou de puissance : { $activity }.
refuse-first-slots = Le tambo de départ va sur un premier emplacement, pas sur { $place }.
refuse-not-triggered = Cela n’a pas été déclenché ce tour, ou est déjà résolu : { $check }.
refuse-temple-used = Votre temple est déjà utilisé : { $activity }.
refuse-same-activity = Choisissez deux activités différentes.
refuse-pair-order = Nommez la paire ainsi : { $first } et { $second }.
refuse-track = Donnez maintenant des lamas { $track }.
refuse-too-many-llamas = Il ne vous reste que { $llamas ->
    [one] { $llamas } lama
   *[other] { $llamas } lamas
}.

# D’où viennent les points
source-sun-bonus = Soleil : bonus personnels
source-sun-raymi = Soleil : Raymi
source-sun-fertile = Soleil : terres fertiles
source-sun-viracocha = Soleil : Viracocha
source-sun-llamas = Soleil : lamas
source-moon-temple = Lune : temples
source-moon-viracocha = Lune : bonus Viracocha des temples
source-moon-marker = Lune : marqueurs Étape
source-moon-llamas = Lune : lamas

# Comment finit une partie
ending-score = gagnée au score
ending-gap = gagnée par le plus petit écart entre Soleil et Lune
ending-shared = victoire partagée
ending-won = vous avez battu l’Ayllu
ending-lost = l’Ayllu a gagné

# Noms
farming = agriculture
reed = construction
weaving = tissage
pottery = poterie
teal = turquoise
grey = gris
brown = brun
purple = violet
gold = doré
row-1 = rangée 1
row-2 = rangée 2
row-3 = rangée 3
row-4 = rangée 4
column-1 = colonne a
column-2 = colonne b
column-3 = colonne c
column-4 = colonne d
stack = de la pile face cachée
green = vert
pink = violet
blue = bleu
yellow = jaune
red = rouge
green-viracocha = vert avec Viracocha
pink-viracocha = violet avec Viracocha
blue-viracocha = bleu avec Viracocha
yellow-viracocha = jaune avec Viracocha
red-viracocha = rouge avec Viracocha
wild = joker
h = couché
h-mv = couché, retourné de haut en bas
h-mh = couché, retourné de gauche à droite
h-r180 = couché, demi-tour
v = debout
v-mv = debout, retourné de gauche à droite
v-mh = debout, retourné de haut en bas
v-r180 = debout, demi-tour
a = A
b = B
c = C
d = D
start = la case de départ
power-farming = +1 puissance, agriculture
power-reed = +1 puissance, construction
power-weaving = +1 puissance, tissage
power-pottery = +1 puissance, poterie
llama = un lama
temple-moons = 2 points Lune par temple
extra-sun = un soleil supplémentaire
move-marker = déplacer un marqueur retiré
inti-six = 6 par bonus Inti
temple = le temple
row = le bonus de la rangée
column = le bonus de la colonne
fertile = les terres fertiles
sun = au Soleil
moon = à la Lune
piece-llama = lama
piece-viracocha = Viracocha

# Scène
panel-paths = Chemins et temples
panel-lake = Lac Titicaca
panel-seat = Plateau Joueur
panel-solo = Plateau Solo de l’Ayllu
status-setup = Mise en place
status-day = Jour { $round } sur { $rounds }
status-night = Nuit { $round } sur { $rounds }
status-llamas = Décompte final
status-over = Le voyage est terminé
status-supply = Réserve : { $viracocha } Viracocha, { $llamas ->
    [one] { $llamas } lama
   *[other] { $llamas } lamas
}
note-first = Premier joueur
gain-power = { $activity } : puissance { $power }
gain-goal = Ayar { $ayar } sur la case { $space }, puissance { $power }
gain-goal-raymi = Ayar { $ayar } sur la case { $space }, puissance { $power } ; Raymi : { $activities }
tag-goal = ▸ { $space }
tag-raymi = puissance { $power } · Raymi : vous +{ $own }, { $seat } +{ $other }
tag-raymi-most = puissance { $power } · Raymi : vous +{ $own }, les autres +{ $other } au plus
tag-raymi-alone = puissance { $power } · Raymi : vous +{ $own }
tag-empties = en vidant : { $gains }
tag-left = restent { $row } en rangée, { $column } en colonne, { $quadrant } dans le quart
empties-llama = 1 lama
empties-viracocha = 1 Viracocha
empties-temple = 1 temple
empties-inti-farming = Inti de l’agriculture
empties-inti-reed = Inti de la construction
empties-inti-weaving = Inti du tissage
empties-inti-pottery = Inti de la poterie
tag-steps = ▸ +{ $steps }
gain-gold = { $steps ->
    [one] un Ayar au choix avance de { $steps } case
   *[other] un Ayar au choix avance de { $steps } cases
}, puissance { $power }
unit-sun = Soleil
unit-moon = Lune
unit-both = Soleil = Lune
tip-sun-bar = Points Soleil : { $points } ; { $dawn } de plus à la prochaine aube
tip-power = Puissance restante : { $left }
tip-path = Chemin de l’Ayar { $ayar }
tip-path-closed = L’Ayar { $ayar } s’est retiré : ce chemin est fermé
tip-ayar = L’Ayar { $ayar } sur la case { $space }
tip-ayar-retired = L’Ayar { $ayar } s’est retiré sur la case { $space }
tip-fertile = Terres fertiles : chacun compte deux activités et gagne un lama pour chacune dès { $threshold ->
    [one] { $threshold } soleil
   *[other] { $threshold } soleils
}
tip-site-teal-farming = Emplacement du chemin { teal } : { farming }
tip-site-teal-reed = Emplacement du chemin { teal } : { reed }
tip-site-teal-weaving = Emplacement du chemin { teal } : { weaving }
tip-site-teal-pottery = Emplacement du chemin { teal } : { pottery }
tip-site-grey-farming = Emplacement du chemin { grey } : { farming }
tip-site-grey-reed = Emplacement du chemin { grey } : { reed }
tip-site-grey-weaving = Emplacement du chemin { grey } : { weaving }
tip-site-grey-pottery = Emplacement du chemin { grey } : { pottery }
tip-site-brown-farming = Emplacement du chemin { brown } : { farming }
tip-site-brown-reed = Emplacement du chemin { brown } : { reed }
tip-site-brown-weaving = Emplacement du chemin { brown } : { weaving }
tip-site-brown-pottery = Emplacement du chemin { brown } : { pottery }
tip-site-purple-farming = Emplacement du chemin { purple } : { farming }
tip-site-purple-reed = Emplacement du chemin { purple } : { reed }
tip-site-purple-weaving = Emplacement du chemin { purple } : { weaving }
tip-site-purple-pottery = Emplacement du chemin { purple } : { pottery }
tip-tambo = Tambo à l’emplacement { $place } : { $seat }
tip-raymi = Raymi : chacun compte ses soleils ({ $activity }), un lama dès { $threshold ->
    [one] { $threshold } soleil
   *[other] { $threshold } soleils
} ; une fois pour chacun de ces Ayars : { $ayars }
tip-raymi-passed = Raymi : { $activity }, désormais dès { $threshold ->
    [one] { $threshold } soleil
   *[other] { $threshold } soleils
} ; cet Ayar l’a passée ou s’est retiré. Elle compte pour ces Ayars : { $ayars }
tip-market = Récipient pour une puissance de { $power }
tip-market-stack = Récipient face cachée pour une puissance de { $power } : joker (il en reste { $left })
tip-pot = Récipient : { $pot }
tip-pot-sets = Lunes pour 1, 2, 3 et 4 récipients d’une même couleur ; au-delà, rien de plus
tip-pot-track = Zone Poterie : { $pots ->
    [one] { $pots } emplacement occupé
   *[other] { $pots } emplacements occupés
} sur { $slots }
tip-stack = Textile pour une puissance de { $power } ({ $left } en dessous)
tip-textile = Textile de puissance { $power } : { $full ->
    [one] { $full } soleil entier
   *[other] { $full } soleils entiers
}, { $halves ->
    [one] { $halves } demi-soleil
   *[other] { $halves } demi-soleils
}
tip-terrace = Zone Agriculture : { $maize } maïs ce jour ; le plus de maïs gagne le Viracocha de la nuit
tip-planted = { $seat } a planté { $maize } maïs ce jour
tip-section = Viracocha dans { $section } : { $left }
tip-start = La case de départ : entrée gratuite
tip-reed = Puissance { $power } pour entrer ({ $node })
tip-island = { $moon ->
    [one] { $moon } lune
   *[other] { $moon } lunes
}, puissance { $power } pour entrer ({ $node }) ; îles et radeaux sans limite
tip-yellow = { $moon ->
    [one] { $moon } lune
   *[other] { $moon } lunes
}, puissance { $power } pour entrer ({ $node }) ; une île et un radeau
tip-own-island = Île ({ $seat }) : { $moon ->
    [one] { $moon } lune
   *[other] { $moon } lunes
}
tip-boat = Radeau : { $seat }
tip-first = { $seat } est Premier joueur
tip-cell = Tambo { $cell }
tip-cell-empty = { $cell } est vide et compte pour la puissance
tip-quadrant = Videz les quatre cases de ce quart de la grille pour placer un temple
tip-line = L’Ayar avance de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}, puissance { $power } ({ $line })
tip-line-empty = Plus de tambo : { $line } ({ $steps ->
    [one] { $steps } flèche
   *[other] { $steps } flèches
}, puissance { $power })
tip-bonus-llama = Videz la { $line } : un lama
tip-bonus-viracocha = Videz la { $line } : un Viracocha
tip-bonus-inti = Videz la { $line } : dévotion pour vos soleils ({ $activity })
tip-moon-slot = Emplacement Lune ({ $activity }) : { $moons ->
    [one] { $moons } lune
   *[other] { $moons } lunes
} maintenant
tip-marker-standing = Marqueur { $marker } : prêt
tip-marker-lying = Marqueur { $marker } : utilisé ce jour
tip-marker-retired = Marqueur { $marker } : retiré
tip-temple = Temple disponible : { $activity }
tip-placed-temple = Temple ({ $activity }) : { $seat }
tip-temple-row = Rangée { $row } de la zone Temples : Ayar { $ayar }
tip-temple-column = Colonne { $column } : { $bonus ->
    [one] { $bonus } point Lune
   *[other] { $bonus } points Lune
} de plus
tip-harvest = Viracocha de la récolte, la nuit où se retire l’Ayar { $ayar }
tip-craft = { $suns ->
    [one] { $suns } soleil
   *[other] { $suns } soleils
} et { $moons ->
    [one] { $moons } lune
   *[other] { $moons } lunes
} : { $activity }
tip-box = Ensemble { $box } : il reste { $left } maïs ; { $moon ->
    [one] { $moon } lune
   *[other] { $moon } lunes
} une fois vide
tip-box-icon = Ensemble { $box } : il reste { $left } maïs ; { $moon ->
    [one] { $moon } lune
   *[other] { $moon } lunes
} et un Viracocha une fois vide
tip-island-slot = Île { $number } : découvre { $suns ->
    [one] { $suns } soleil
   *[other] { $suns } soleils
}
tip-weave-cell = Case de tissage { $cell }
tip-night = Ce que rapporterait la nuit si elle commençait maintenant
tip-night-dawn = Aube : { $points ->
    [one] { $points } point Soleil
   *[other] { $points } points Soleil
}
tip-night-dawn-bonus = Aube : { $points ->
    [one] { $points } point Soleil
   *[other] { $points } points Soleil
}, dont { $more } par le bonus marqué avant
tip-night-temple = Temples de la rangée de l’Ayar { $ayar } : { $moons ->
    [one] { $moons } point Lune
   *[other] { $moons } points Lune
}
tip-slot = Bonus : { $slot } ({ $held } Viracocha sur { $need })
tip-slot-done = Bonus complet : { $slot } ({ $held } sur { $need })
tip-dial = Compteur Inti : { $dial ->
    [one] { $dial } point Soleil
   *[other] { $dial } points Soleil
} à chaque aube
tip-sun-total = Points Soleil : { $points }
tip-moon-total = Points Lune : { $points }
tip-llamas = Lamas : { $llamas }
tip-llamas-ayllu = Lamas : { $llamas } ; à la fin, { $herd ->
    [one] chaque lama vaut
   *[other] { $herd } lamas valent
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tip-llama-key = Ce que valent à la fin les lamas d’un côté
tip-solo-bonus = Bonus ({ $activity }) : l’Ayllu y compte une fois ses soleils, à une aube
tip-token = { $steps ->
    [one] { $steps } flèche
   *[other] { $steps } flèches
}, puissance : numéro du jour + { $modifier } ({ $token }) ; { $round ->
    [0] il reste toute la partie
   *[other] il quitte la partie après le jour { $round }
}
tip-token-temple = { $steps ->
    [one] { $steps } flèche
   *[other] { $steps } flèches
}, puissance : numéro du jour + { $modifier }, place un temple ({ $token }) ; { $round ->
    [0] il reste toute la partie
   *[other] il quitte la partie après le jour { $round }
}
tip-bag = Sac : { $markers ->
    [one] { $markers } marqueur restant
   *[other] { $markers } marqueurs restants
}
tip-night-dawns = Aube : points Soleil selon les compteurs Inti
tip-night-retires = L’Ayar { $ayar } se retirerait maintenant : les temples de sa rangée compteraient
tip-seat = Plateau : { $seat }
tip-loom = Le textile en main attend ici d’être posé
i01 = la case Île 1
i02 = la case Île 2
i03 = la case Île 3
i04 = la case Île 4
i05 = la case Île 5
i06 = la case Île 6
i07 = la case Île 7
i08 = la case Île 8
i09 = la case Île 9
i10 = la case Île 10
i11 = la case Île 11
i12 = la case Île 12
i13 = la case Île 13
i14 = la case Île 14
i15 = la case Île 15
i16 = la case Île 16
r01 = la case de roseaux 1
r02 = la case de roseaux 2
r03 = la case de roseaux 3
r04 = la case de roseaux 4
r05 = la case de roseaux 5
r06 = la case de roseaux 6
r07 = la case de roseaux 7
r08 = la case de roseaux 8
r09 = la case de roseaux 9
r10 = la case de roseaux 10
r11 = la case de roseaux 11
r12 = la case de roseaux 12
r13 = la case de roseaux 13
r14 = la case de roseaux 14
r15 = la case de roseaux 15
r16 = la case de roseaux 16
r17 = la case de roseaux 17
r18 = la case de roseaux 18
r19 = la case de roseaux 19
r20 = la case de roseaux 20
r21 = la case de roseaux 21
r22 = la case de roseaux 22
r23 = la case de roseaux 23
r24 = la case de roseaux 24
l1 = la zone 1 du lac
l2 = la zone 2 du lac
l3 = la zone 3 du lac
l4 = la zone 4 du lac
l5 = la zone 5 du lac
l6 = la zone 6 du lac
l7 = la zone 7 du lac
l8 = la zone 8 du lac
l9 = la zone 9 du lac
l10 = la zone 10 du lac
l11 = la zone 11 du lac
l12 = la zone 12 du lac
k1 = le jeton 1
k2 = le jeton 2
k3 = le jeton 3
k4 = le jeton 4
k5 = le jeton 5
raymi-1 = Raymi 1
raymi-2 = Raymi 2
raymi-3 = Raymi 3
raymi-4 = Raymi 4
raymi-5 = Raymi 5
raymi-6 = Raymi 6
raymi-7 = Raymi 7
raymi-8 = Raymi 8

# La barre de tour : mesures, places, étapes, raisons en bref
measure-points = { $count ->
    [one] { $count } point, le plus faible du Soleil et de la Lune
   *[other] { $count } points, le plus faible du Soleil et de la Lune
}
measure-estimate = { $count ->
    [one] { $count } point si la partie finissait là, lamas compris
   *[other] { $count } points si la partie finissait là, lamas compris
}
measure-sun-points = { $count ->
    [one] { $count } point Soleil
   *[other] { $count } points Soleil
}
measure-moon-points = { $count ->
    [one] { $count } point Lune
   *[other] { $count } points Lune
}
measure-dial = { $count ->
    [one] { $count } au compteur Inti
   *[other] { $count } au compteur Inti
}
measure-coming = { $count } au compteur Inti en fin de tour
measure-power = { $count } de puissance
measure-temple-due = { $count ->
    [one] { $count } temple à placer en fin de tour
   *[other] { $count } temples à placer en fin de tour
}
measure-line-due = { $count ->
    [one] { $count } ligne vidée à récompenser en fin de tour
   *[other] { $count } lignes vidées à récompenser en fin de tour
}
measure-suns = { $count ->
    [one] { $count } soleil montré
   *[other] { $count } soleils montrés
}
measure-moons = { $count ->
    [one] { $count } lune montrée
   *[other] { $count } lunes montrées
}
measure-harvest = { $count ->
    [one] { $count } point Lune par les temples, cette nuit ou plus tard
   *[other] { $count } points Lune par les temples, cette nuit ou plus tard
}
measure-viracocha = { $count ->
    [one] { $count } Viracocha
   *[other] { $count } Viracocha
}
measure-slots = { $count ->
    [one] { $count } bonus Viracocha complet
   *[other] { $count } bonus Viracocha complets
}
measure-llamas = { $count ->
    [one] { $count } lama
   *[other] { $count } lamas
}
measure-temples = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}
measure-bonuses = { $count ->
    [one] { $count } bonus Inti
   *[other] { $count } bonus Inti
}
measure-maize = { $count ->
    [one] { $count } maïs planté
   *[other] { $count } maïs plantés
}
measure-islands = { $count ->
    [one] { $count } île
   *[other] { $count } îles
}
measure-textiles = { $count ->
    [one] { $count } textile
   *[other] { $count } textiles
}
measure-pots = { $count ->
    [one] { $count } récipient
   *[other] { $count } récipients
}
measure-tambos = { $count ->
    [one] { $count } tambo sur la grille
   *[other] { $count } tambos sur la grille
}
measure-teal = { $count ->
    [one] { $count } case de l’Ayar turquoise
   *[other] { $count } cases de l’Ayar turquoise
}
measure-grey = { $count ->
    [one] { $count } case de l’Ayar gris
   *[other] { $count } cases de l’Ayar gris
}
measure-brown = { $count ->
    [one] { $count } case de l’Ayar brun
   *[other] { $count } cases de l’Ayar brun
}
measure-purple = { $count ->
    [one] { $count } case de l’Ayar violet
   *[other] { $count } cases de l’Ayar violet
}
slot-path = chemin { $path }
slot-marker = { $marker }
slot-ayar = { $ayar }
slot-cell = Tambo { $cell }
slot-pot = Récipient { $slot }
slot-stack = pile { $stack }
slot-box = ensemble { $box }
slot-section = { $section }
slot-bonus = { $slot }
slot-check = { $check }
slot-activity = { $activity }
crumb-marker = marqueur et ligne
crumb-laid = { $marker }, { $line }
crumb-ayar = Ayar
crumb-tambo = tambo
crumb-taken = tambo { $cell }
crumb-site = emplacement
crumb-built = emplacement { $place }
crumb-activity = activité
crumb-pottery = poterie
crumb-weaving = tissage
crumb-cloth = pose
crumb-farming = agriculture
crumb-reed = navigation
crumb-viracocha = Viracocha
crumb-shift = marqueur retiré
crumb-checks = fin de tour
crumb-temple = temple
crumb-fertile = terres fertiles
crumb-moons = lunes
crumb-llamas = lamas
refuse-power-short = demande { $power }, reste { $left }
refuse-ahead-of-ayar-short = devant l’Ayar
refuse-other-path-short = autre chemin
refuse-not-triggered-short = non déclenché
refuse-section-far-short = pas adjacente
refuse-section-empty-short = plus de Viracocha
refuse-path-closed-short = fermé
refuse-yellow-boat-short = autre radeau
refuse-own-slot-short = s’y trouve déjà
refuse-slot-taken-short = bloqué par le marqueur { $marker }
refuse-endless-short = dépenser ou s’arrêter
refuse-marker-used-short = déjà couché
refuse-marker-retired-short = retiré
refuse-at-least-one-short = une fois au moins
refuse-ayar-retired-short = retiré
refuse-moon-slot-taken-short = occupé
refuse-slot-complete-short = complet
refuse-temple-used-short = déjà placé
refuse-one-per-stack-short = un par pile
refuse-box-empty-short = vide
refuse-first-slots-short = premiers emplacements
refuse-slot-occupied-short = occupé
refuse-no-pot-there-short = aucun récipient
refuse-stack-empty-short = vide
refuse-textiles-gone-short = vide
refuse-nothing-behind-short = rien à faire derrière
refuse-nothing-behind-ayar-short = rien à faire derrière
refuse-cannot-perform-short = impossible pour l’instant
refuse-line-empty-short = plus de tambo

# Lectures au choix
ruling-extra-sun = Le soleil supplémentaire d’un bonus complété aide-t-il à gagner un lama ?
ruling-extra-sun-counts = Oui : il compte comme tout autre soleil
ruling-extra-sun-dial = Non : il n’augmente que le compteur Inti
ruling-extra-sun-why = Le bonus fait compter un soleil de plus chaque fois qu’une activité augmente votre dévotion, et le lama se juge aux mêmes soleils.
ruling-ayllu-area = Comment l’Ayllu évalue les zones du lac autour de sa nouvelle île
ruling-ayllu-area-others = Par leurs autres cases Île
ruling-ayllu-area-all = Par toutes leurs cases Île, la nouvelle comprise
ruling-ayllu-area-why = Ce n’est que sans la nouvelle case que les exemples des deux livrets donnent le résultat imprimé.

# Tiroirs
drawer-night = Nuit après le jour { $round }
drawer-night-note = Les lunes rapportent maintenant des points Lune ; à l’aube, le compteur Inti donne des points Soleil.
drawer-fertile = Terres fertiles
drawer-fertile-note = Chacun compte deux activités : leurs soleils vont au compteur Inti.
drawer-feast = Raymi : { $activities }
drawer-feast-note = Chacun ajoute à son compteur Inti ses soleils de cette activité.
fact-retires = L’Ayar { $ayar } se retire. Le marqueur Étape de sa couleur rapporte les lunes de l’emplacement Lune où on le place.
fact-lower = Le plus faible des deux, Soleil ou Lune, est le score.
fact-llama = dès ce nombre de soleils ({ $activity }), un lama aussi
fact-llama-two = dès ce nombre de soleils dans l’une d’elles, un lama aussi
bid-night = Soleil { $sun }, Lune { $moon } ; à l’aube
bid-dial = au compteur
bid-feast = sur un compteur à { $dial }
offer-activity = { $activity }
offer-moon-taken = { $activity } : emplacement occupé
offer-line = ligne vidée : { $activity }

# Ce qui arrive tout seul est annoncé
herald-raymi-reached = Raymi : { $activity }
herald-ayar-retired = Nuit : l’Ayar { $ayar } se retire
herald-fertile-ground-reached = Terres fertiles

# Mots communs à Cuzco et Java ; les noms des pièces sont dans words.cuzco.fr.ftl et words.java.fr.ftl.

## Chapitres
chapter-C0 = Cases, niveaux et localités
chapter-C1 = Mise en place
chapter-C2 = Le tour de jeu
chapter-C3 = Pose d’un terrain
chapter-C4 = { -Pawns }
chapter-C5 = { -Temples }
chapter-C6 = Bassins
chapter-C7 = Pioche de cartes
chapter-C8 = Fêtes
chapter-C9 = Les cartes
chapter-C10 = Fin de la partie
chapter-C11 = Grand décompte final
chapter-R = Interprétations

## Questions
question-turn = { $duty ->
    [1] { $points ->
        [one] Vous avez { $points } point d’action et devez encore poser un terrain. Que faites-vous ?
       *[other] Vous avez { $points } points d’action et devez encore poser un terrain. Que faites-vous ?
    }
   *[other] { $points ->
        [one] Il vous reste { $points } point d’action. Que faites-vous ?
       *[other] Il vous reste { $points } points d’action. Que faites-vous ?
    }
}
question-laying = { $sort ->
    [0] Où posez-vous le { $tile } ?
    [1] Où posez-vous le { $tile } ?
   *[other] Où va la case village du { $tile } ?
}
question-turning = { $sort ->
    [2] La case village est { $cell } : de quel côté { -va-la-field } ?
   *[other] La case village est { $cell } : de quel côté vont les { -fields } ?
}
question-entering = Où va { -le-nouveau-pawn } ?
question-walking = Où va { -votre-pawn } qui est en { $cell } ?
question-founding = Sur quelle case bâtissez-vous { -le-temple } ?
question-valuing = { $size ->
    [one] Quelle valeur pour { -le-temple } en { $cell } ? La localité compte { $size } case.
   *[other] Quelle valeur pour { -le-temple } en { $cell } ? La localité compte { $size } cases.
}
question-irrigation = Où posez-vous le bassin ?
question-proposal = Proposez-vous une fête ?
question-festival = { $stage ->
    [open] Ouvrez la fête en { $cell } : jouez une carte qui convient.
    [join] Participez-vous à la fête en { $cell } ? Vos cartes doivent valoir au moins { $top }.
    [match] Vos cartes valent { $own }, l’offre la plus élevée { $top } : continuez-vous, ou abandonnez-vous ?
    [raise] Vous êtes à égalité, à { $top } : surenchérissez-vous ?
    [alone] Vos cartes valent { $own } et personne d’autre ne peut enchérir.
    [first] Vos cartes valent { $own }, personne d’autre n’a encore enchéri : jouez-vous encore une carte ?
    [ahead] Vos cartes valent { $own }, plus que les { $top } des autres : jouez-vous encore une carte ?
    [level] Vos cartes valent { $own }, autant que la meilleure offre des autres : jouez-vous encore une carte ?
   *[behind] Vos cartes valent { $own }, la meilleure offre des autres { $top } : continuez.
}
question-drawing = Une carte est piochée.
question-turning-up = Une carte est retournée.
question-start = Qui commence ?

## Actions
action-lay-triple = Poser un terrain triple
group-lay-triple = Triple
action-lay-double = Poser un terrain double
group-lay-double = Double
action-lay-village = Poser un terrain simple village
group-lay-village = Village
action-lay-field = Poser un terrain simple { -field }
group-lay-field = { -Field }
action-enter = Faire entrer { -un-pawn }
group-enter = Entrer
card-pick = { -pawn } en { $cell }
action-pick = Déplacer { -votre-pawn } qui est en { $cell }
group-pick = Déplacer
action-build = Bâtir { -un-temple }
group-build = Bâtir
action-enlarge = Agrandir { -le-temple } en { $cell }
group-enlarge = Agrandir
action-basin = Poser un bassin
group-basin = Bassin
action-draw-open = Prendre la carte visible
group-draw-open = Carte visible
action-draw-hidden = Piocher une carte
group-draw-hidden = Piocher
action-token = Utiliser { -un-jeton }
group-token = Jeton
action-stop = Terminer les actions du tour
group-stop = Fin du tour
action-settle = Case village en { $cell }
group-settle = Case village
action-sow = { -Field } en { $cell }
group-sow = { -Field }
action-spread = { -Fields } vers { $sides ->
    [e-se] l’est et le sud-est
    [se-sw] le sud-est et le sud-ouest
    [sw-w] le sud-ouest et l’ouest
    [w-nw] l’ouest et le nord-ouest
    [nw-ne] le nord-ouest et le nord-est
   *[ne-e] le nord-est et l’est
}
group-spread = Orienter
action-side = { -Field } vers { $side ->
    [e] l’est
    [se] le sud-est
    [sw] le sud-ouest
    [w] l’ouest
    [nw] le nord-ouest
   *[ne] le nord-est
}
group-side = Orienter
action-walk = Vers { $cell }
group-walk = Aller
action-leave = Sortir du site
group-leave = Sortir
action-found = Bâtir en { $cell }
group-found = Bâtir
action-value = Valeur { $value }
group-value = Valeur
action-irrigate = Bassin en { $cell }
group-irrigate = Bassin
action-celebrate = Fête en { $cell }
group-celebrate = Fête
action-no-festival = Pas de fête
group-no-festival = Pas de fête
action-play-card = Jouer la carte « { $card ->
    [a] { card-0 }
    [b] { card-1 }
    [c] { card-2 }
    [ab] { card-3 }
    [bc] { card-4 }
   *[ca] { card-5 }
} »
group-play-card = Jouer
action-enough = Ne plus jouer de carte
group-enough = Assez
action-stay-out = Rester à l’écart de la fête
group-stay-out = À l’écart
action-stand = Accepter le partage
group-stand = Partager
action-first = { $seat } commence
group-first = Commence
action-card = { $card ->
    [a] { card-0 }
    [b] { card-1 }
    [c] { card-2 }
    [ab] { card-3 }
    [bc] { card-4 }
   *[ca] { card-5 }
}
group-card = Carte

## Pièces
tile-triple = terrain triple
tile-double = terrain double
tile-village = terrain simple village
tile-field = terrain simple { -field }
card-0 = { -symbol-a }
card-1 = { -symbol-b }
card-2 = { -symbol-c }
card-3 = { -symbols-ab }
card-4 = { -symbols-bc }
card-5 = { -symbols-ca }

## Événements
seat-began = { $seat } commence
turn-began = { $points ->
    [one] { $seat } commence son tour : { $points } point d’action
   *[other] { $seat } commence son tour : { $points } points d’action
}
duty-lapsed = { $seat } ne peut poser aucun terrain et n’y est pas tenu
tile-laid = { $seat } pose un { $tile } en { $cells }, niveau { $height } ({ $price } PA)
city-cut = { $seat } réduit la ville en { $cell } : taille { $after } au lieu de { $before }
pawn-entered = { $seat } entre en { $cell } ({ $price } PA)
pawn-walked = { $seat } se déplace : { $start } → { $cell } ({ $price } PA)
pawn-left = { $seat } sort depuis { $start } ({ $price } PA)
temple-built = { $seat } bâtit { -un-temple } de valeur { $value } en { $cell }
temple-enlarged = { $seat } agrandit { -le-temple } en { $cell } : sa valeur est { $value }
basin-placed = { $seat } pose un bassin en { $cell }
basin-closed = { $points ->
    [one] Le bassin en { $cells } est entouré : { $seat }, en plus haute position, marque { $points } point
   *[other] Le bassin en { $cells } est entouré : { $seat }, en plus haute position, marque { $points } points
}
basin-wasted = Le bassin en { $cells } est entouré ; personne n’occupe seul la plus haute position
token-used = { $seat } utilise { -un-jeton }
open-card-taken = { $seat } prend la carte visible ({ $card })
card-drawn = { $seat } pioche une carte ({ $card })
card-drawn-hidden = { $seat } pioche une carte
card-drawn-hidden-many = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
card-turned-up = Carte visible : { $card }
discards-shuffled = { $count ->
    [one] { $count } carte défaussée est mélangée
   *[other] { $count } cartes défaussées sont mélangées
} pour former la pioche
festival-proposed = { $seat } propose une fête en { $cell } (valeur { $value })
card-played = { $seat } joue une carte ({ $card }) : son offre vaut { $total }
stayed-out = { $seat } reste à l’écart
dropped-out = { $seat } abandonne
stood = { $seat } accepte le partage
festival-held = { $count ->
    [one] { $winners_seat } organise sans partage la fête en { $cell } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $winners_seat } partagent la fête en { $cell } : { $points ->
        [one] { $points } point chacun
       *[other] { $points } points chacun
    }
}
end-began = { $seat } a posé le dernier terrain triple : chacun des autres a un dernier tour
land-full = Personne n’a pu poser de terrain pendant tout un tour : la fin commence avec { $seat }
city-scored = { $position ->
    [1] { $tied ->
        [0] { $seat } occupe la première position dans la ville en { $cell } :
       *[other] { $seat } partage la première position dans la ville en { $cell } :
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $tied ->
        [0] { $seat } occupe la deuxième position dans la ville en { $cell } :
       *[other] { $seat } partage la deuxième position dans la ville en { $cell } :
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
end-city-scored = { $position ->
    [1] { $cell }, { $tied ->
        [0] première position
       *[other] première position à égalité
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $cell }, { $tied ->
        [0] deuxième position
       *[other] deuxième position à égalité
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
seat-counted = { $seat } a fait son grand décompte : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Fins et sources de points
ending-last-triple = Le dernier terrain triple a été posé
ending-land-full = Plus personne ne pouvait poser de terrain
sources-temple = { -Temples }
sources-festival = Fêtes
sources-final = Villes, à la fin
source-temple-build = { -Temples } bâtis
source-temple-enlarge = { -Temples } agrandis
source-basin = Bassins
source-festival-alone = Fêtes sans partage
source-festival-shared = Fêtes partagées
source-final-first = Villes, première position
source-final-second = Villes, deuxième position

## Refus
refuse-points = { $price ->
    [one] Cela coûte { $price } point d’action ; il en reste { $points }.
   *[other] Cela coûte { $price } points d’action ; il en reste { $points }.
}
refuse-off-board = Ce n’est pas sur le plateau.
refuse-no-site-hex = Un terrain doit recouvrir au moins une case du site.
refuse-tile-on-pawn = Il y a { -un-pawn } en { $cell }.
refuse-tile-on-basin = Il y a un bassin en { $cell }.
refuse-tile-on-temple = Il y a { -un-temple } en { $cell }.
refuse-not-flat = Le terrain ne serait pas à plat.
refuse-same-tile = Le terrain serait exactement sur un terrain de même forme.
refuse-join-cities = Deux villes seraient reliées.
refuse-no-place = Aucun terrain de cette sorte ne trouve place.
refuse-no-tile = Il ne reste aucun terrain de cette sorte.
refuse-keep-tile = Vous devez encore poser un terrain ce tour-ci ; vous ne le pourriez plus ensuite.
refuse-tile-first = La première action d’un tour est la pose d’un terrain.
refuse-duty = Vous devez poser un terrain avant de finir votre tour.
refuse-token-used = Vous avez déjà utilisé un jeton ce tour-ci.
refuse-no-token = Vous n’avez plus de { -jeton }.
refuse-no-pawns = Tous vos { -pawns } sont sur le site.
refuse-not-your-pawn = Aucun de vos { -pawns } n’est là.
refuse-no-entry = On ne peut pas entrer par là.
refuse-sealed = Toutes les cases extérieures voisines sont couvertes : on ne peut pas entrer par là.
refuse-no-path = Aucun chemin libre n’y mène.
refuse-stuck = Aucun déplacement possible depuis cette case.
refuse-second-stroll = { -Ce-pawn } s’est déjà déplacé sans rien payer ; payez d’abord une action.
refuse-walk-bare = Les { -pawns } ne marchent que sur les terrains ; la case { $cell } est nue.
refuse-walk-basin = Les { -pawns } ne vont jamais sur un bassin ({ $cell }).
refuse-walk-temple = Les { -pawns } ne vont jamais sur la case { -du-temple } ({ $cell }).
refuse-occupied = La case { $cell } est déjà occupée.
refuse-value-not-higher = La nouvelle valeur doit dépasser { $old } et convenir à la taille de la ville.
refuse-value-size = { $size ->
    [one] La localité compte { $size } case : trop peu pour la valeur { $value }.
   *[other] La localité compte { $size } cases : trop peu pour la valeur { $value }.
}
refuse-no-pieces = Il ne reste plus { -de-floor } de valeur { $value }.
refuse-nobody-there = Personne n’est dans cette localité.
refuse-tie = Vous êtes à égalité au plus haut ; une égalité ne suffit pas.
refuse-not-highest = Vous n’occupez pas la plus haute position ici.
refuse-no-village = La case { $cell } n’est pas une case village.
refuse-has-temple = Cette ville a déjà { -un-temple }.
refuse-village-small = Il faut un village d’au moins 2 cases.
refuse-no-temple = Il n’y a pas de { -temple } ici.
refuse-temple-changed = La valeur { -du-temple } a déjà changé ce tour-ci.
refuse-temple-highest = La valeur { -du-temple } est déjà la plus haute.
refuse-build-nowhere = Vous ne pouvez bâtir dans aucun village.
refuse-no-basins = Il ne reste plus de bassin.
refuse-basin-outside = Les bassins se posent sur le site seulement.
refuse-basin-on-tile = Il y a un terrain en { $cell }.
refuse-basin-twice = Il y a déjà un bassin en { $cell }.
refuse-basin-border = Pas de bassin à la frontière : la case { $cell } en fait partie.
refuse-basin-nowhere = Il n’y a plus de case nue pour un bassin.
refuse-two-cards = Vous avez déjà pioché deux cartes ce tour-ci.
refuse-no-cards = Il n’y a pas de carte à piocher.
refuse-festival-held = La fête a déjà eu lieu ; il faut d’abord agrandir { -le-temple }.
refuse-no-pawn-in-city = Aucun de vos { -pawns } n’est dans la ville en { $cell }.
refuse-no-matching-card = Aucune de vos cartes ne convient à la carte visible.
refuse-play-a-card = Jouez d’abord une carte.
refuse-bid-low = Vos cartes valent { $own } ; l’offre la plus élevée vaut { $top }.
refuse-stand = On ne peut accepter qu’à égalité.
refuse-bid-begun = Vous avez commencé à enchérir : continuez.
refuse-drop-at-top = À l’offre la plus élevée, on surenchérit ou on accepte ; on n’abandonne pas.
refuse-card-not-held = Vous n’avez pas cette carte.
refuse-card-no-match = Cette carte n’a { -aucun-symbol } avec la carte visible.
refuse-out-of-reach = Avec toutes vos cartes, vous arrivez à { $most } ; l’offre la plus élevée vaut { $top }.

## La table
panel-site = Le site
panel-hand = Vos cartes Fête
panel-stock = Réserve
panel-track = Piste de score
tip-soft = { -Soft } : 1 point d’action pour entrer ou sortir
tip-hard = Montagne : 2 points d’action pour entrer ou sortir
tip-bare = { $cell } : case nue
tip-basin = { $cell } : bassin
tip-field = { $cell } : { -field }, niveau { $level }
tip-settlement = { $cell } : village de taille { $size }, niveau { $level }
tip-city = { $cell } : ville de taille { $size }, { -temple } { $value }, niveau { $level }
tip-temple = { $size ->
    [one] { -Temple } de valeur { $value } ; la ville compte { $size } case.
   *[other] { -Temple } de valeur { $value } ; la ville compte { $size } cases.
} Fête : { $alone ->
    [one] { $alone } point sans partage, { $shared } chacun si on la partage.
   *[other] { $alone } points sans partage, { $shared } chacun si on la partage.
} { tip-heights }
tip-temple-held = { $size ->
    [one] { -Temple } de valeur { $value }, fête faite ; la ville compte { $size } case.
   *[other] { -Temple } de valeur { $value }, fête faite ; la ville compte { $size } cases.
} { tip-heights }
tip-heights = { $ranks ->
    [0] Personne n’y est.
    [1] Niveaux : seulement { $first_seat } ({ $first }).
   *[2] Niveaux : d’abord { $first_seat } ({ $first }), puis { $second_seat } ({ $second }).
}
tip-pawn = { $seat } : { -pawn }, niveau { $level }
tip-triples = Terrains triples restants
tip-basins = Bassins restants
tip-floors = { -Floors } de valeur { $value } qui restent. Fête : { $alone ->
    [one] { $alone } point sans partage, { $shared } chacun si on la partage
   *[other] { $alone } points sans partage, { $shared } chacun si on la partage
}
tip-open = Carte visible : { $card }
tip-deck = Cartes dans la pioche
tip-discards = Cartes défaussées
tip-doubles = Terrains doubles
tip-villages = Terrains simples village
tip-fields = Terrains simples { -field }
tip-pawns = { -Pawns } en réserve
tip-tokens = { -Jetons }
tip-cards = Cartes Fête en main
tip-hand-card = { $card } : vaut { $worth } dans une fête, avec la carte visible
tip-track = Points
unit-points = { $points ->
    [one] point
   *[other] points
}
gain-share = { $points ->
    [0] rien, si tous sont d’accord
    [one] +{ $points } point, si tous sont d’accord
   *[other] +{ $points } points, si tous sont d’accord
}
festival-outcomes = Vous avez { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Si la fête est à vous : { $alone }. Si elle est partagée : { $shared }.
drawer-festival = Fête en { $cell }
drawer-opened = { $seat } l’a ouverte.
fact-alone = { $value ->
    [2] point sans partage, la moitié de { $value }
   *[other] points sans partage, la moitié de { $value }
}
fact-shared = chacun, si on la partage
fact-open = carte visible : { $card }
festival-holds = { $seat } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main.
festival-lost = Toute carte jouée est perdue, même pour qui abandonne.
festival-renews = Une autre carte visible vient après la fête.
festival-stays = La carte visible reste après la fête.
bid-asked = doit répondre
bid-waiting = répondra plus tard
bid-absent = n’est pas dans cette ville
bid-out = reste à l’écart
bid-dropped = a abandonné
bid-top = a l’offre la plus élevée
bid-level = à égalité en tête
bid-below = doit égaler l’offre la plus élevée
offer-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } en main
}
offer-nothing = { $card } : { -aucun-symbol }
meter-points = Points d’action restants
status-triples = { $count ->
    [one] { $count } triple restant
   *[other] { $count } triples restants
}
status-last = Derniers tours
status-festival = Fête en { $cell }, offre la plus élevée : { $top }
note-turn = joue son tour
note-counted = décompte fait
price = { $price } PA
later-basin = Au bassin { $cells }, seul { $cell } manque encore : le fermer vous donne { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
open-named = { $card }
more-level = niveau { $level }
gain-festival = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
tag-festival = +{ $alone } / +{ $shared }
more-festival = seul / partagée
later-festival = Elle rapporte { $alone ->
    [one] { $alone } point
   *[other] { $alone } points
} sans partage, { $shared } chacun si on la partage.
gain-value = valeur { $value }, +{ $points }

## Décisions de règle
ruling-outside = Terrains entièrement hors du site
ruling-outside-never = Jamais : tout terrain recouvre au moins une case du site
ruling-outside-on-terrain = Permis s’ils reposent partout sur des terrains
ruling-frontier = Une case frontière dont toutes les voisines extérieures sont couvertes
ruling-frontier-open = Elle reste une entrée
ruling-frontier-sealed = Elle est fermée : on entre par les cases extérieures couvertes
ruling-frontier-why = La règle fait entrer les { -pawns } par un terrain le long de la frontière du site et n’exclut que les cases vides ; ce qui est dehors ne déplace pas cette frontière.
ruling-pile = Quand la pioche est épuisée
ruling-pile-at-once = On mélange aussitôt la défausse
ruling-pile-when-needed = On la mélange quand il faut une carte
ruling-pile-why = La règle nomme l’instant : quand la pioche est épuisée.
ruling-second-place = Après une égalité à la première place d’une ville
ruling-second-place-next = Le groupe suivant est deuxième et marque la moitié
ruling-second-place-none = La deuxième place est prise : le groupe suivant ne marque rien
ruling-second-place-why = La règle donne les mêmes points aux joueurs à égalité et ne dit jamais qu’une égalité occupe une place de plus.
ruling-standing = Renoncer à surenchérir, à égalité, dans une fête
ruling-standing-in = Vous restez en course et pouvez répondre à une surenchère
ruling-standing-final = Vous êtes éliminé dès qu’un autre surenchérit

## La barre de tour : mesures, places, étapes, raisons en bref
measure-estimate = { $count ->
    [one] { $count } point, villes comprises
   *[other] { $count } points, villes comprises
}
measure-ap = { $count ->
    [one] { $count } point d’action
   *[other] { $count } points d’action
}
measure-ripe = { $count ->
    [one] { $count } point de bassin
   *[other] { $count } points de bassin
}
measure-bid = { $count ->
    [one] { $count } point de fête
   *[other] { $count } points de fête
}
measure-pawns = { $count ->
    [one] { $count } { -pawn } sur le site
   *[other] { $count } { -pawns } sur le site
}
measure-cards = { $count ->
    [one] { $count } carte Fête
   *[other] { $count } cartes Fête
}
measure-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
measure-doubles = { $count ->
    [one] { $count } double
   *[other] { $count } doubles
}
measure-villages = { $count ->
    [one] { $count } terrain village
   *[other] { $count } terrains village
}
measure-fields = { $count ->
    [one] { $count } terrain { -field }
   *[other] { $count } terrains { -field }
}
measure-triples = { $count } en réserve
measure-basins = { $count } en réserve
slot-temple = { -Temple }
slot-draw = Piocher
slot-lay = Sur le plateau
slot-turn = Orienter
slot-card = { action-card }
crumb-action = action
crumb-more = encore, ou finir
crumb-place = placer
crumb-turn = orienter
crumb-at = { $cell }
crumb-goal = but
crumb-value = valeur
crumb-festival = fête
crumb-bid = enchère
refuse-points-short = coûte { $price }, reste { $points }
refuse-no-tile-short = il n’en reste pas
refuse-no-place-short = ne tient nulle part
refuse-tile-first-short = après le premier terrain
refuse-keep-tile-short = garder de quoi poser
refuse-duty-short = poser d’abord un terrain
refuse-token-used-short = un par tour
refuse-no-token-short = il n’en reste pas
refuse-no-pawns-short = tous sur le site
refuse-not-your-pawn-short = aucun sur le site
refuse-no-entry-short = pas d’accès
refuse-no-path-short = pas de chemin libre
refuse-stuck-short = ne peut bouger
refuse-second-stroll-short = a déjà marché
refuse-walk-bare-short = sol nu
refuse-build-nowhere-short = nulle part où bâtir
refuse-no-temple-short = il n’y en a pas
refuse-temple-changed-short = changé ce tour-ci
refuse-tie-short = à égalité en tête
refuse-not-highest-short = d’autres sont plus haut
refuse-value-not-higher-short = ville trop petite pour plus de { $old }
refuse-temple-highest-short = déjà au plus haut
refuse-value-size-short = { $size ->
    [one] { $size } case seulement
   *[other] { $size } cases seulement
}
refuse-no-pieces-short = pas de { $value } en réserve
refuse-no-basins-short = il n’en reste pas
refuse-basin-nowhere-short = aucune case nue
refuse-two-cards-short = deux déjà piochées
refuse-no-cards-short = il n’en reste pas
refuse-no-matching-card-short = aucune carte ne convient
refuse-play-a-card-short = d’abord une carte
refuse-bid-low-short = { $own } sur { $top }
refuse-stand-short = à égalité seulement
refuse-bid-begun-short = enchère entamée
refuse-drop-at-top-short = pas en tête

# Ce qui arrive tout seul est annoncé
herald-festival-held = Fête en { $cell }
herald-basin-closed = Un bassin est fermé
herald-city-cut = La ville en { $cell } est coupée
herald-end-began = Le dernier terrain triple est posé

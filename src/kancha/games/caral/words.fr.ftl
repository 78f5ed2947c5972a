# Caral
game-name = Caral
game-blurb = Bâtissez des pyramides le long du chemin en spirale de Caral et sacrifiez aux dieux mieux que vos rivaux.
option-first = Première famille
option-first-help = Tirée au sort, ou désignée par la table : celle qui a vu un alpaga le plus récemment.
option-first-drawn = Tirée au sort
option-first-asked = Désignée par la table
option-desire = Désir des dieux
option-desire-help = Ensemble, les familles doivent sacrifier assez chaque année, sinon certaines perdent pions, cartes ou pierres.
option-yearly = Tuiles annuelles
option-yearly-help = Chaque année récompense une catégorie, et la famille qui en a le moins commence l’année suivante.
option-status = Cartes statut
option-status-help = Cinq objectifs : la première famille qui en atteint un le marque.
option-progress = Tuiles progrès
option-progress-help = Trois tuiles améliorent des cases d’action quand des pyramides sont achevées.
option-anaconda = Anaconda
option-anaconda-help = Un serpent géant bloque une case d’action jusqu’à ce que quelqu’un paie pour le chasser.
option-emissaries = Émissaires
option-emissaries-help = Envoyez Caralis et alpagas au loin pour des récompenses, des avantages durables et le jeton diplomatique.

# Questions
question-first-family-choice = Quelle famille a vu un alpaga le plus récemment ? Elle est la première famille.
question-first-site = Choisissez le site de votre première grande pyramide.
question-neutral-site = Choisissez l’un des douze premiers sites pour une pyramide neutre.
question-die-choice = De combien l’architecte avance-t-il ?
question-movement =
    Déplacez votre pion de { $movement ->
        [one] { $movement } case
       *[other] { $movement } cases
    } au plus, une de plus par carte défaussée.
question-second-movement =
    Paire d’alpagas : déplacez-vous encore, de { $movement ->
        [one] { $movement } case
       *[other] { $movement } cases
    } au plus.
question-action-phase =
    Vous êtes ici : { $spot }. { $may ->
        [act-pair-end] Agissez, jouez une paire ou terminez votre tour
        [act-end] Agissez ou terminez votre tour
        [pair-end] Jouez une paire ou terminez votre tour
        [end] Terminez votre tour
       *[act] Agissez
    }.
question-relocation = Déplacez un de vos Caralis placés, ou laissez-les en place.
question-placement = Où va ce Carali ?
question-payment =
    Défaussez { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } { $purpose }.
question-retrieval =
    Prenez { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } dans la défausse.
question-sacrifice-choice =
    Sacrifiez des cartes d’un seul type. Le plus grand sacrifice rapporte { $prize ->
        [one] { $prize } point de renommée
       *[other] { $prize } points de renommée
    }.
question-desire-loss = Les dieux sont en colère. Choisissez ce qui retourne dans votre réserve ({ $figure }, encore { $left }).
question-tile-placement = Posez la tuile progrès « { $tile } » sur une case de ce type : { $kind }.
question-anaconda-placement =
    Où va l’anaconda ? Qui veut agir sur sa case devra payer un alpaga, ou { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } et { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    }.
question-first-family = Qui est la première famille ?
question-architect-die = Le dé architecte est lancé.
question-drawing = Une carte est piochée.
question-blocked-type = Quel type est bloqué cette année ?
question-desire-reveal = Le désir des dieux est révélé.
question-yearly-reveal = Les tuiles annuelles sont disposées.
question-status-reveal = Les cartes statut sont révélées.
question-progress-reveal = Les tuiles progrès sont disposées.
for-range = pour la portée
for-tile = pour la tuile progrès
for-trade = pour le troc
for-gods = pour les dieux en colère

# Actions: the sentence in the list, then the short verb
action-choose-first = Première famille : { $start_seat }
group-choose-first = Première famille
action-deal = La carte suivante : { $card }
group-deal = Piocher
action-roll = Le dé montre la face { $face }
group-roll = Lancer
action-reveal = Le numéro { $number } est révélé
group-reveal = Révéler
action-found = Fonder votre première pyramide sur le { $site }
group-found = Fonder
action-set-neutral = Poser la pyramide neutre sur le { $site }
group-set-neutral = Neutre
action-advance =
    { $steps ->
        [0] L’architecte attend
        [one] L’architecte avance de { $steps } case
       *[other] L’architecte avance de { $steps } cases
    }
group-advance = Architecte
action-move-to-space = Aller : { $space }
group-move-to-space = Vers une case
action-move-to-site = Aller sur le { $site }
group-move-to-site = Vers un site
action-enter-centre = Entrer au centre et terminer l’année
group-enter-centre = Entrer
action-discard = Défausser une carte : { $card }
group-discard = Défausser
action-use-space = Utiliser cette case
group-use-space = Utiliser la case
action-employ = Placer un travailleur : { $quarry }
group-employ = Travailleur
action-reserve = Réserver le { $site } avec un bâtisseur
group-reserve = Bâtisseur
action-ordain = Placer un prêtre sur le { $site }
group-ordain = Prêtre
action-send-carali = Envoyer un Carali comme émissaire
group-send-carali = Émissaire
action-harness = Atteler un nouvel alpaga à votre traîneau
group-harness = Alpaga
action-send-alpaca = Envoyer un nouvel alpaga avec les émissaires
group-send-alpaca = Envoyer l’alpaga
action-build = Construire { $stage }
group-build = Bâtir
action-build-at = Construire un niveau sur le { $site }
group-build-at = Construire ailleurs
action-pair = Jouer une paire : { $card }
group-pair = Paire
action-mixed-pair = Jouer une paire mixte comme { $card }
group-mixed-pair = Paire mixte
action-trade = Troquer des cartes contre des pierres
group-trade = Troquer
action-chase-with-alpaca = Chasser l’anaconda en rendant un alpaga ({ $place }), puis agir ici
group-chase-with-alpaca = Chasser l’anaconda : alpaga
slot-chase-sled = Chasser : alpaga
slot-chase-board = Chasser : alpaga émissaire
slot-chase-stone = Chasser : pierre
action-chase-with-stone = Chasser l’anaconda avec une pierre, puis agir ici
group-chase-with-stone = Chasser l’anaconda : pierre
action-lead-anaconda = Placer l’anaconda : { $space }
group-lead-anaconda = Anaconda
action-lay-tile = Poser la tuile : { $space }
group-lay-tile = Tuile
action-recall-worker = Reprendre un travailleur : { $quarry }
group-recall-worker = Reprendre un travailleur
action-recall-builder = Reprendre le bâtisseur du { $site }
group-recall-builder = Reprendre un bâtisseur
action-recall-priest = Reprendre le prêtre du { $site }
group-recall-priest = Reprendre un prêtre
action-recall-emissary = Reprendre un émissaire
group-recall-emissary = Reprendre un émissaire
action-recall-alpaca = Reprendre un alpaga ({ $place })
group-recall-alpaca = Reprendre un alpaga
action-take = Prendre une carte : { $card }
group-take = Prendre
action-sacrifice =
    Sacrifier { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $card }
group-sacrifice = Sacrifier
action-withhold = Ne rien sacrifier
group-withhold = Rien
action-stay = Laisser tous les Caralis en place
group-stay = Rester
action-extend-range = Défausser une carte pour aller 1 case plus loin
group-extend-range = Plus loin
action-end-turn = Terminer votre tour
group-end-turn = Fin du tour

# Pieces and places
stone = pierre
clay = argile
fish = poisson
alpaca = alpaga
carali = Carali
next = le niveau suivant
small = une petite pyramide (3 niveaux)
large = une grande pyramide (5 niveaux)
sled = traîneau
board = plateau des émissaires
alpaca-of-sled = un alpaga du traîneau
alpaca-of-board = un alpaga du plateau des émissaires
start = départ
centre = le centre
village = village
quarry = carrière
worship = place du culte
market = marché des animaux
a1 = village A1
a2 = carrière A2
a3 = place du culte A3
a4 = marché des animaux A4
a5 = village A5
a6 = carrière A6
a7 = place du culte A7
a8 = marché des animaux A8
a9 = village A9
s1 = site S1
s2 = site S2
s3 = site S3
s4 = site S4
s5 = site S5
s6 = site S6
s7 = site S7
s8 = site S8
s9 = site S9
s10 = site S10
s11 = site S11
s12 = site S12
s13 = site S13
s14 = site S14
s15 = site S15
s16 = site S16
s17 = site S17
s18 = site S18
s19 = site S19
s20 = site S20
s21 = site S21
s22 = site S22
s23 = site S23
s24 = site S24
quarry-1 = carrière extérieure A2
quarry-2 = carrière intérieure A6
desire-1 = D1, les dieux veulent des bras
desire-2 = D2, les dieux veulent des serviteurs
desire-3 = D3, les dieux veulent des troupeaux
desire-4 = D4, les dieux veulent le troupeau du dernier
desire-5 = D5, les dieux veulent de la pierre
desire-6 = D6, les dieux veulent les pierres de l’avare
desire-7 = D7, les dieux veulent des biens
yearly-1 = Caralis placés
yearly-2 = cartes en main
yearly-3 = pierres sur le traîneau
yearly-4 = sites réservés
yearly-5 = alpagas placés
yearly-6 = travailleurs dans les carrières
yearly-7 = avance sur le chemin
status-1 = Tailleur de pierres
status-2 = Éleveur
status-3 = Contremaître
status-4 = Arpenteur
status-5 = Gardien des rites
status-6 = Intendant
status-7 = Urbaniste
status-8 = Maître bâtisseur
status-9 = Bienfaiteur
tile-1 = piocher 3, défausser 1
tile-2 = défausser 2, piocher 4
tile-3 = Carali et une carte
tile-4 = Carali, puis en déplacer un
tile-5 = alpaga et une pierre
tile-6 = pierres, puis déplacer un Carali
tile-7 = alpaga, ou cartes au choix
tile-8 = pierres, ou un niveau où l’on veut
face-none = pas de tuile
face-swap-stone-clay = échange pierre et argile
face-swap-fish-alpaca = échange poisson et alpaga
face-draw-per-alpaca = une carte par alpaga
face-trade = troc de cartes contre des pierres
face-plus-one = sacrifice plus un
use-face-none = Pas encore de tuile émissaire.
use-face-swap-stone-clay = Une fois par tour, pierre et argile se remplacent dans une paire.
use-face-swap-fish-alpaca = Une fois par tour, poisson et alpaga se remplacent dans une paire.
use-face-draw-per-alpaca = Piochez une carte à chaque alpaga placé.
use-face-trade = Défaussez deux cartes pour charger deux pierres.
use-face-plus-one = Votre sacrifice compte une carte de plus.

# Events
first-family-named = { $seat } est la première famille et prend le dé.
piece-revealed = Révélé : { $piece }.
pyramid-founded = { $seat } fonde une grande pyramide sur le { $site }.
neutral-set = { $seat } pose une pyramide neutre sur le { $site }.
year-begun = L’année { $year } commence ; { $seat } joue en premier.
die-rolled = { $seat } lance le dé architecte : { $options }.
architect-moved =
    { $steps ->
        [0] L’architecte n’avance pas
        [one] L’architecte avance de { $steps } case
       *[other] L’architecte avance de { $steps } cases
    } : { $spot }.
pawn-moved =
    { $seat } se déplace de { $cost ->
        [one] { $cost } case
       *[other] { $cost } cases
    } et arrive ici : { $spot }.
card-discarded = { $seat } défausse une carte : { $card }.
card-drawn = { $seat } pioche une carte : { $card }.
card-drawn-hidden = { $seat } pioche une carte.
card-drawn-hidden-many =
    { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
card-taken = { $seat } prend une carte de la défausse : { $card }.
deck-renewed =
    La défausse devient la pioche ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }).
stones-loaded =
    { $seat } charge { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }.
stones-lost =
    { $seat } perd { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }.
worker-placed = { $seat } place un travailleur : { $quarry }.
site-reserved = { $seat } réserve le { $site }.
priest-ordained = { $seat } place un prêtre sur le { $site }.
alpaca-harnessed = { $seat } attelle un alpaga : mouvement { $movement }.
emissary-sent = { $seat } envoie un émissaire au niveau { $level } : { $figure }.
emissary-level-reached = { $seat } complète le niveau d’émissaire { $level } : { $face }.
token-taken = { $seat } prend le jeton diplomatique.
cards-traded = { $seat } troque des cartes contre des pierres.
level-built = { $seat } pose un niveau de taille { $size } sur le { $site }.
pyramid-completed = { $seat } achève une pyramide sur le { $site } ; c’est la numéro { $nth } de la partie.
central-raised =
    La pyramide centrale a { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    } ; le plus grand sacrifice rapporte maintenant { $prize ->
        [one] { $prize } point de renommée
       *[other] { $prize } points de renommée
    }.
pair-played = { $seat } joue une paire pour le pouvoir « { $card } » : { $card } et { $other }.
anaconda-chased = { $seat } chasse l’anaconda et paie ceci : { $price }.
anaconda-moved = { $seat } place l’anaconda : { $space }.
tile-laid = { $seat } pose une tuile progrès ({ $tile }) : { $space }.
carali-recalled = { $seat } reprend un Carali : { $spot }.
alpaca-recalled = { $seat } reprend un alpaga ({ $place }).
high-priest-named = { $seat } est Grand Prêtre : { $cause }.
by-pawn = son pion est entré au centre
by-architect = l’architecte a atteint le centre
type-blocked = Cette année, personne ne peut sacrifier ce type : { $card }.
sacrifice-made =
    { $seat } sacrifie { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $card }.
sacrifice-withheld = { $seat } ne sacrifie rien.
gods-satisfied =
    Les dieux voulaient { $need ->
        [one] { $need } carte
       *[other] { $need } cartes
    } et en ont reçu { $total } : ils sont satisfaits.
gods-angered =
    Les dieux voulaient { $need ->
        [one] { $need } carte
       *[other] { $need } cartes
    } et n’en ont reçu que { $total } : ils sont en colère.
yearly-scored = { $position ->
    [1] { $points ->
        [one] { $seat } : { $points } point de renommée pour la tuile de l’année ({ $tile }), première place.
       *[other] { $seat } : { $points } points de renommée pour la tuile de l’année ({ $tile }), première place.
    }
   *[other] { $points ->
        [one] { $seat } : { $points } point de renommée pour la tuile de l’année ({ $tile }), deuxième place.
       *[other] { $seat } : { $points } points de renommée pour la tuile de l’année ({ $tile }), deuxième place.
    }
}
status-taken = { $seat } obtient le statut : { $card }.
match-ended = La dernière cérémonie est terminée : { $ending }.
central-pyramid = la pyramide centrale est achevée
last-year = la dernière année est passée
scored =
    { $points ->
        [-1] { $seat } perd 1 point de renommée
        [one] { $seat } : { $points } point de renommée
       *[other] { $seat } : { $points } points de renommée
    } ({ $source }).

# Why not
refuse-no-such-family = Il n’y a pas de famille numéro { $number } à cette table.
refuse-empty-hand = Vous n’avez pas de carte à défausser.
refuse-no-range = Les cartes n’allongent pas le déplacement d’une paire d’alpagas.
refuse-no-such-site = Le { $site } n’existe pas sur ce plateau.
refuse-site-taken = Le { $site } est occupé.
refuse-neutral-site = Les pyramides neutres ne vont que sur les sites S1 à S{ $last }, pas sur le { $site }.
refuse-not-on-die = Le dé ne montre pas { $steps }.
refuse-stay = Le pion y est déjà ; il ne peut pas rester sur place.
refuse-move-first = Déplacez d’abord votre pion : il ne peut pas rester sur place.
refuse-empty-site = On ne s’arrête pas sur le { $site } : pas de niveau, et il ne vous est pas réservé.
refuse-stop-without-stone = Vous ne pouvez vous arrêter sur votre site vide que pour construire, et votre traîneau n’a pas de pierre.
refuse-stop-without-level = Vous ne pouvez vous arrêter sur votre site vide que pour construire, et la réserve n’a plus de base.
refuse-stop-behind = Votre site vide est derrière l’architecte : vous ne pourriez pas y construire.
refuse-too-far =
    Cela coûte { $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    } ; vous en avez au plus { $reach }.
refuse-no-such-card = Vous n’avez pas cette carte : { $card }.
refuse-not-in-discard = La défausse n’a pas cette carte : { $card }.
refuse-discard-empty = La défausse est vide.
refuse-no-cards-left = Il n’y a plus de carte à piocher.
refuse-behind = Votre pion est derrière l’architecte : pas d’action.
refuse-acted = Vous avez déjà agi ici ce tour.
refuse-not-here = Cet endroit n’offre pas cette action.
refuse-other-tile = La tuile de cette case a un autre effet.
refuse-place-first = La première partie de la tuile vient d’abord : placez le pion.
refuse-no-carali = Votre réserve n’a plus de Carali.
refuse-same-place = Le Carali doit aller ailleurs que là d’où il vient.
refuse-not-own-pyramid = Le { $site } n’est pas à vous.
refuse-unfinished = La pyramide du { $site } n’est pas achevée.
refuse-small-priest = La pyramide du { $site } est petite ; les prêtres ne servent que les grandes.
refuse-has-priest = Le { $site } a déjà son prêtre.
refuse-no-module = Cela fait partie d’un module absent de cette partie.
refuse-no-carali-needed = Votre niveau d’émissaire n’a pas besoin de Carali.
refuse-no-alpaca-needed = Votre niveau d’émissaire n’a pas besoin d’alpaga.
refuse-no-alpaca = Votre réserve n’a plus d’alpaga.
refuse-sled-alpacas = Votre traîneau n’a plus de place pour un alpaga.
refuse-sled-full = Votre traîneau ne peut pas porter plus de pierres.
refuse-no-workers = Vous n’avez pas de travailleur dans cette carrière.
refuse-not-own-site = Votre pion n’est pas sur un de vos sites.
refuse-no-stone = Votre traîneau n’a pas de pierre pour payer.
refuse-choose-kind = Le premier niveau décide : petite ou grande pyramide.
refuse-kind-fixed = Cette pyramide est commencée ; sa taille est décidée.
refuse-not-started = Le { $site } n’a pas encore de niveau.
refuse-finished = La pyramide du { $site } est achevée.
refuse-sold-out = La réserve n’a plus de niveau de taille { $size }.
refuse-must-build = Cet arrêt sur votre site vide oblige à construire : construisez d’abord.
refuse-must-act = Vous avez payé cette action : utilisez-la d’abord.
refuse-pair-used = Ce pouvoir a déjà servi ce tour : { $card }.
refuse-no-pair = Vous n’avez pas deux cartes de ce type : { $card }.
refuse-no-swap-face = Votre tuile émissaire ne permet pas cette paire mixte.
refuse-swapped = Vous avez déjà joué une paire mixte ce tour.
refuse-no-mixed-pair = Une paire mixte demande : { $card } et { $other }.
refuse-no-level-before = Un niveau supplémentaire suit un niveau construit ici ce tour.
refuse-fish-space = Les poissons ne répètent que l’action d’une case d’action.
refuse-fish-first = Les poissons répètent une action que vous avez faite ici ce tour.
refuse-no-effect = Cela n’aurait aucun effet.
refuse-no-trade-face = Vous n’avez pas la tuile émissaire du troc.
refuse-traded = Vous avez déjà troqué ce tour.
refuse-too-few-cards =
    Cela demande { $need ->
        [one] { $need } carte
       *[other] { $need } cartes
    }.
refuse-no-anaconda = L’anaconda n’est pas ici.
refuse-blocked = L’anaconda bloque cette case ; chassez-le d’abord.
refuse-no-sled-alpaca = Votre traîneau n’a pas d’alpaga.
refuse-no-board-alpaca = Votre niveau d’émissaire incomplet n’a pas d’alpaga.
refuse-same-space = L’anaconda doit quitter : { $space }.
refuse-tile-kind = Cette tuile va sur un autre type de case : { $kind }.
refuse-no-worker = Vous n’y avez pas de travailleur : { $quarry }.
refuse-no-carali-away = Votre niveau d’émissaire incomplet n’a pas de Carali.
refuse-no-own-carali = Vous n’avez pas de Carali sur le { $site }.
refuse-arrow = Le Carali du { $site } marque le propriétaire d’une pyramide et reste.
refuse-move-priest = Un prêtre reste sur sa pyramide.
refuse-no-priest = Il n’y a pas de prêtre sur le { $site }.
refuse-type-blocked = Ce type est bloqué cette année : { $card }.
refuse-type-given = { $giver_seat } a déjà donné ce type : { $card }.
refuse-not-held =
    Vous n’avez que { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    } de ce type : { $card }.

# Sources of fame
source-setup = Départ
source-progress-table = Table de progression
sources-ceremony = Cérémonies
sources-yearly = Tuiles annuelles
sources-final = À la fin
source-ceremony-prize = Plus grand sacrifice
source-ceremony-gift = Sacrifice
source-ceremony-nothing = Aucun sacrifice
source-blessing-priests = Bénédiction des prêtres
source-status-card = Cartes statut
source-yearly-first = Tuile annuelle, première place
source-yearly-second = Tuile annuelle, deuxième place
source-emissary-level = Émissaires
source-anaconda-stone = Chasse à l’anaconda
source-final-priests = Prêtres
source-final-small = Petites pyramides
source-final-large = Grandes pyramides
source-final-levels = Pyramides inachevées
source-final-diplomacy = Jeton diplomatique

# Chapters of the rules
chapter-K1 = Matériel et limites
chapter-K2 = Mise en place
chapter-K3 = L’année et l’architecte
chapter-K4 = Mouvement
chapter-K5 = Les actions
chapter-K6 = Construction
chapter-K7 = Table de progression et pyramide centrale
chapter-K8 = Cartes ressource
chapter-K9 = Cérémonie annuelle
chapter-K10 = La bénédiction
chapter-K11 = Fin et décompte final
chapter-K12 = Deux familles
chapter-K13 = Les modules
chapter-K14 = Désir des dieux
chapter-K15 = Tuiles annuelles
chapter-K16 = Cartes statut
chapter-K17 = Tuiles progrès
chapter-K18 = Anaconda
chapter-K19 = Émissaires
chapter-K20 = Choix et secrets
chapter-R = Précisions

# The table
panel-board = Le chemin de Caral
panel-progress = Table et réserves
panel-desire = Désir des dieux
panel-yearly = Tuiles annuelles
panel-status = Cartes statut
panel-emissaries = Tuiles émissaires
panel-envoys = Émissaires : { $seat }
panel-family = Traîneau : { $seat }
panel-hand = Vos cartes
tip-start = Départ : les pions et l’architecte y commencent l’année.
tip-centre = Pyramide centrale : niveau { $levels } sur { $of }. Le plus grand sacrifice de l’année rapporte { $prize ->
        [one] { $prize } point de renommée
       *[other] { $prize } points de renommée
    }.
tip-village = Village : placez un Carali comme travailleur, bâtisseur ou prêtre.
tip-quarry = Carrière : chargez une pierre par travailleur que vous avez ici.
tip-worship =
    Place du culte : piochez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
tip-market = Marché des animaux : attelez un alpaga de plus.
tip-covered = Tuile progrès : { $tile }.
tip-workers =
    { $seat } : { $count ->
        [one] { $count } travailleur
       *[other] { $count } travailleurs
    } ici.
tip-priest =
    Prêtre ({ $seat }) : { $yearly ->
        [one] { $yearly } point de renommée
       *[other] { $yearly } points de renommée
    } à chaque bénédiction, { $fame } à la fin.
tip-free-site = Libre : { $site }.
tip-neutral = Pyramide neutre sur le { $site } : elle compte comme une case.
tip-reserved = { $seat } a réservé le { $site }.
tip-pyramid =
    Pyramide sur le { $site } ({ $seat }) : niveau { $levels } sur { $height }. Achevée, elle rapporte { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    } à la fin.
tip-pyramid-complete =
    Pyramide achevée sur le { $site } ({ $seat }) : niveau { $levels } sur { $height }. Elle rapporte { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    } à la fin.
tip-anaconda =
    L’anaconda bloque cette case. Pour l’utiliser, payez un alpaga, ou { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } et { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    }.
tip-anaconda-start = L’anaconda entre au début de l’année { $year } ; ensuite la première famille le déplace à chaque nouvelle année.
caption-anaconda-waits = entre l’année { $year }
caption-anaconda = chaque année
tip-architect = L’architecte : derrière lui, personne ne peut agir.
tip-pawn = Pion : { $seat }.
tip-completion =
    La pyramide numéro { $nth } rapporte { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    } à qui l’achève.
tip-step-central =
    Cette pyramide ajoute un niveau à la pyramide centrale : le plus grand sacrifice de l’année rapporte alors { $prize ->
        [one] { $prize } point de renommée
       *[other] { $prize } points de renommée
    }.
tip-slot = Tuile progrès de la pyramide numéro { $nth } : { $tile }. Elle va sur une case de ce type : { $kind }.
tip-supply = Niveaux de taille { $size } : il en reste { $count }.
tip-supply-unlimited = Niveaux de taille { $size } : autant qu’il en faut.
tip-deck =
    Pioche : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
tip-discard = Défausse, { $card } : { $count }.
tip-blocked = Personne ne peut sacrifier ce type cette année : { $card }.
tip-die = Le dé architecte : de combien de cases d’action l’architecte avance. Ses faces : { $faces }.
tip-steps =
    { $steps ->
        [0] L’architecte attend
        [one] L’architecte avance de { $steps } case
       *[other] L’architecte avance de { $steps } cases
    }.
tip-first = { $seat } est la première famille de l’année.
tip-desire =
    Sacrifiez ensemble au moins { $need ->
        [one] { $need } carte
       *[other] { $need } cartes
    } ; sinon { $hit } perdent chacune { $loss }{ $amount ->
        [1] {""}
       *[other] { " " }(× { $amount })
    }.
hit-least = les familles au plus petit sacrifice
hit-not-most = toutes les familles sauf celles au plus grand sacrifice
loss-carali = un Carali
loss-alpaca = un alpaga
loss-stone = une pierre
loss-card = une carte
tip-yearly =
    Année { $year } : { $tile }. Le plus : { $first ->
        [one] { $first } point de renommée
       *[other] { $first } points de renommée
    } ; le deuxième : { $second }. Le moins : commence l’année suivante.
tip-status-1 =
    Tailleur de pierres : { $least ->
        [one] { $least } pierre
       *[other] { $least } pierres
    } sur le traîneau. La première famille à y parvenir marque { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    }.
tip-status-2 =
    Éleveur : { $least ->
        [one] { $least } alpaga
       *[other] { $least } alpagas
    } sur le traîneau. La première famille à y parvenir marque { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    }.
tip-status-3 =
    Contremaître : { $least ->
        [one] { $least } travailleur
       *[other] { $least } travailleurs
    } dans une même carrière. La première famille à y parvenir marque { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    }.
tip-status-4 =
    Arpenteur : { $least ->
        [one] { $least } site réservé vide
       *[other] { $least } sites réservés vides
    }. La première famille à y parvenir marque { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    }.
tip-status-5 =
    Gardien des rites : { $least ->
        [one] { $least } prêtre
       *[other] { $least } prêtres
    }. La première famille à y parvenir marque { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    }.
tip-status-6 =
    Intendant : { $least ->
        [one] { $least } carte
       *[other] { $least } cartes
    } en main. La première famille à y parvenir marque { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    }.
tip-status-7 =
    Urbaniste : { $least ->
        [one] { $least } pyramide commencée ou achevée
       *[other] { $least } pyramides commencées ou achevées
    }. La première famille à y parvenir marque { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    }.
tip-status-8 =
    Maître bâtisseur : { $least ->
        [one] { $least } niveau
       *[other] { $least } niveaux
    } en un tour. La première famille à y parvenir marque { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    }.
tip-status-9 =
    Bienfaiteur : { $least ->
        [one] { $least } carte sacrifiée
       *[other] { $least } cartes sacrifiées
    } en une cérémonie. La première famille à y parvenir marque { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    }.
tip-status-owner = Cette carte est à { $seat }.
caption-status-1 =
    { $least ->
        [one] { $least } pierre sur le traîneau
       *[other] { $least } pierres sur le traîneau
    }
caption-status-2 =
    { $least ->
        [one] { $least } alpaga au traîneau
       *[other] { $least } alpagas au traîneau
    }
caption-status-3 =
    { $least ->
        [one] { $least } travailleur dans une carrière
       *[other] { $least } travailleurs dans une carrière
    }
caption-status-4 =
    { $least ->
        [one] { $least } site réservé vide
       *[other] { $least } sites réservés vides
    }
caption-status-5 =
    { $least ->
        [one] { $least } prêtre
       *[other] { $least } prêtres
    }
caption-status-6 =
    { $least ->
        [one] { $least } carte en main
       *[other] { $least } cartes en main
    }
caption-status-7 =
    { $least ->
        [one] { $least } pyramide, même inachevée
       *[other] { $least } pyramides, même inachevées
    }
caption-status-8 =
    { $least ->
        [one] { $least } niveau en un tour
       *[other] { $least } niveaux en un tour
    }
caption-status-9 =
    { $least ->
        [one] { $least } carte sacrifiée en une cérémonie
       *[other] { $least } cartes sacrifiées en une cérémonie
    }
tip-sled = Alpagas du traîneau : mouvement { $movement }.
tip-load = Pierres sur le traîneau : { $stones } sur { $room }.
tip-reserve = Caralis en réserve : { $count }.
tip-herd = Alpagas en réserve : { $count }.
tip-hand = Cartes ({ $seat }) : { $cards }.
tip-gift =
    { $seat } sacrifie { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $card }.
tip-high-priest = Grand Prêtre de la cérémonie de cette année.
tip-token =
    Jeton diplomatique : { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    } à la fin.
tip-emissaries = Niveaux d’émissaire complétés : { $level } sur { $of }.
tip-emissary-level =
    Niveau { $level } : { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    }{ $stones ->
        [0] {""}
        [one] , { $stones } pierre
       *[other] , { $stones } pierres
    }{ $cards ->
        [0] {""}
        [one] , { $cards } carte
       *[other] , { $cards } cartes
    } et la tuile « { $face } ».
tip-envoy-alpaca = Reprendre l’alpaga du niveau incomplet.
tip-face = Tuile émissaire : { $face }.
tip-spare-face = Tuile émissaire du niveau { $level } : { $face }. En réserve : { $count }.
caption-token = à qui dépasse tous les autres en niveaux
tip-pyramids = Pyramides commencées ou achevées : { $count }.
tip-card-stone = Pierre : { $count } en main. Une paire : construire 1 niveau de plus.
tip-card-clay = Argile : { $count } en main. Une paire : construire 1 niveau de plus.
tip-card-fish = Poisson : { $count } en main. Une paire : répéter l’action de la case.
tip-card-alpaca =
    Alpaga : { $count } en main. Une paire : se déplacer encore, de { $movement ->
        [one] { $movement } case
       *[other] { $movement } cases
    } au plus.
note-high-priest = Grand Prêtre
note-first = première famille
status-setup = Mise en place
status-year = Année { $year } sur { $years }
status-completed = Pyramides { $completed } sur { $last }
status-prize = Prix de la cérémonie : { $prize }
status-last = Dernière année
unit-fame = renommée
drawer-ceremony = Cérémonie annuelle, année { $year }
fact-prize = pour le plus grand sacrifice ; à égalité, le premier posé
fact-giver = pour chaque autre famille qui donne
fact-nothing = pour qui ne donne rien
fact-desire =
    Désir des dieux : ensemble { $need ->
        [one] { $need } carte
       *[other] { $need } cartes
    } au moins, sinon { $hit } perdent chacune { $loss }{ $amount ->
        [1] {""}
       *[other] { " " }(× { $amount })
    }
fact-yearly =
    Tuile annuelle, { $tile } : { $first ->
        [one] { $first } point
       *[other] { $first } points
    } à qui en a le plus, { $second } au deuxième ; qui en a le moins commence l’année suivante
fact-status =
    Carte statut « Bienfaiteur » : { $least ->
        [one] { $least } carte sacrifiée
       *[other] { $least } cartes sacrifiées
    } par une famille, la première
bid-yearly = tuile annuelle : { $value }, +{ $fame }
bid-yearly-begins = tuile annuelle : { $value }, +{ $fame }, commence ensuite
bid-plus-one = tuile émissaire : son sacrifice compte 1 de plus
bid-gift =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $card }
bid-waiting = doit encore sacrifier
bid-nothing = rien
offer-leads = { $card } (× { $count }) : en tête pour l’instant, renommée +{ $fame }
offer-behind = { $card } : derrière un sacrifice de { $best }, renommée +{ $fame }
offer-closed = { $card } : ce type est interdit cette année
price =
    Coûte { $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    }{ $cards ->
        [0] {""}
       *[other] , dont { $cards } en défaussant des cartes
    }.
gain-centre = { price } Termine l’année ; le plus grand sacrifice rapporte { $prize ->
    [one] { $prize } point de renommée
   *[other] { $prize } points de renommée
}.
gain-behind = { price } Derrière l’architecte : pas d’action.
gain-build = { price } Vous pouvez y construire.
gain-nothing = { price } Pas d’action ici.
gain-blocked-alpaca = { price } L’anaconda bloque l’action ; vous pouvez la payer d’un alpaga.
gain-blocked-stone =
    { price } L’anaconda bloque l’action ; vous pouvez la payer de { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } et { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    }.
gain-blocked-either =
    { price } L’anaconda bloque l’action ; vous pouvez la payer d’un alpaga, ou de { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } et { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    }.
gain-blocked-wholly = { price } L’anaconda bloque l’action.
gain-tile = { price } Tuile progrès : { $tile }.
gain-no-tile = { price } La tuile progrès n’a pas d’effet pour vous maintenant : { $tile }.
gain-quarry = { price } Pierres : +{ $stones }.
gain-sled-full = { price } Votre traîneau est plein : pas de pierre.
gain-no-workers = { price } Vous n’avez pas de travailleur ici : pas de pierre.
gain-worship = { price } Cartes : +{ $drawn }.
gain-no-cards = { price } Il n’y a plus de carte à piocher.
gain-village = { price } Placez un Carali.
gain-no-carali = { price } Vous n’avez plus de Carali à placer.
gain-market = { price } Placez un alpaga.
gain-no-room = { price } Il n’y a plus de place pour un alpaga.
gain-no-alpaca = { price } Vous n’avez plus d’alpaga à placer.
gain-leads = En tête pour l’instant : renommée +{ $fame }.
gain-trails = Derrière un sacrifice de { $best } : renommée +{ $fame }.
gain-leads-short = en tête, +{ $fame }
gain-trails-short = +{ $fame }
gain-centre-short = sacrifice, prix { $prize }
gain-behind-short = pas d’action
gain-build-short = +1 niveau
gain-nothing-short = pas d’action
gain-blocked-alpaca-short = payer 1 alpaga
gain-blocked-stone-short = payer 1 pierre, −1
gain-blocked-either-short = payer alpaga ou pierre
gain-blocked-wholly-short = bloqué
gain-tile-short = tuile progrès
gain-no-tile-short = tuile sans effet
gain-quarry-short = { $stones ->
    [one] +{ $stones } pierre
   *[other] +{ $stones } pierres
}
gain-sled-full-short = traîneau plein
gain-no-workers-short = pas de travailleur
gain-worship-short = { $drawn ->
    [one] +{ $drawn } carte
   *[other] +{ $drawn } cartes
}
gain-no-cards-short = plus de carte
gain-village-short = +1 Carali
gain-no-carali-short = plus de Carali
gain-market-short = +1 alpaga
gain-no-room-short = pas de place
gain-no-alpaca-short = plus d’alpaga

# La barre de tour : mesures, places, étapes, raisons en bref
measure-estimate = { $count ->
    [one] { $count } point de renommée si la partie finissait là
   *[other] { $count } points de renommée si la partie finissait là
}
measure-points = { $count ->
    [one] { $count } point de renommée
   *[other] { $count } points de renommée
}
measure-action = { $count ->
    [one] { $count } action ici
   *[other] { $count } actions ici
}
measure-levels = { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
}
measure-pyramids = { $count ->
    [one] { $count } pyramide achevée
   *[other] { $count } pyramides achevées
}
measure-stones = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
measure-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
measure-gift = { $count ->
    [one] { $count } carte sacrifiée
   *[other] { $count } cartes sacrifiées
}
measure-alpacas = { $count ->
    [one] { $count } alpaga attelé
   *[other] { $count } alpagas attelés
}
measure-workers = { $count ->
    [one] { $count } travailleur
   *[other] { $count } travailleurs
}
measure-sites = { $count ->
    [one] { $count } site réservé
   *[other] { $count } sites réservés
}
measure-priests = { $count ->
    [one] { $count } prêtre
   *[other] { $count } prêtres
}
measure-envoys = { $count ->
    [one] { $count } émissaire
   *[other] { $count } émissaires
}
measure-caralis = { $count ->
    [one] { $count } Carali en réserve
   *[other] { $count } Caralis en réserve
}
measure-herd = { $count ->
    [one] { $count } alpaga en réserve
   *[other] { $count } alpagas en réserve
}
measure-central = { $count ->
    [one] { $count } niveau de la pyramide centrale
   *[other] { $count } niveaux de la pyramide centrale
}
slot-sites = Un site
goal-a1 = Village A1
goal-a2 = Carrière A2
goal-a3 = Culte A3
goal-a4 = Marché A4
goal-a5 = Village A5
goal-a6 = Carrière A6
goal-a7 = Culte A7
goal-a8 = Marché A8
goal-a9 = Village A9
slot-centre = Le centre
slot-name = { $card }
slot-pair = Paire : { $card }
slot-mixed = Mixte : { $card }
slot-steps = { $steps ->
    [0] Attendre
    [one] { $steps } case
   *[other] { $steps } cases
}
crumb-first = première famille
crumb-site = site
crumb-architect = architecte
crumb-move = déplacement
crumb-act = agir, paire ou fin
crumb-pay = payer
crumb-take = prendre
crumb-from = d’où
crumb-place = placer
crumb-sacrifice = sacrifice
crumb-loss = perte
crumb-anaconda = anaconda
crumb-tile = tuile
refuse-stay-short = vous y êtes
refuse-move-first-short = déplacement d’abord
refuse-too-far-short = coûte { $cost }, au plus { $reach }
refuse-empty-site-short = aucun niveau
refuse-no-such-card-short = pas cette carte
refuse-not-in-discard-short = pas dans la pile
refuse-behind-short = derrière l’architecte
refuse-acted-short = action déjà faite
refuse-not-here-short = pas ici
refuse-no-carali-short = plus de Carali
refuse-unfinished-short = pyramide inachevée
refuse-small-priest-short = grandes pyramides seulement
refuse-has-priest-short = prêtre déjà là
refuse-no-alpaca-short = plus d’alpaga
refuse-sled-alpacas-short = traîneau plein
refuse-sled-full-short = traîneau plein
refuse-no-workers-short = aucun travailleur
refuse-not-own-site-short = pas votre site
refuse-not-own-pyramid-short = pyramide d’un autre
refuse-other-tile-short = autre effet de la tuile
refuse-place-first-short = pion d’abord
refuse-not-started-short = aucun niveau
refuse-no-stone-short = pas de pierre
refuse-finished-short = pyramide achevée
refuse-sold-out-short = plus de niveau
refuse-must-build-short = construire d’abord
refuse-must-act-short = agir d’abord
refuse-pair-used-short = paire déjà jouée
refuse-no-pair-short = pas deux cartes
refuse-no-level-before-short = après un niveau ici
refuse-fish-space-short = sur une case seulement
refuse-fish-first-short = après une action
refuse-no-effect-short = sans effet
refuse-no-cards-left-short = plus de cartes
refuse-blocked-short = anaconda ici
refuse-same-space-short = déjà là
refuse-type-blocked-short = bloqué cette année
refuse-type-given-short = déjà donné
refuse-not-held-short = { $held } en main

# Interprétations maison : la question, les lectures, notre raison
ruling-levels = Combien y a-t-il de niveaux de pyramide ?
ruling-levels-unlimited = Autant qu’il en faut : toute pyramide peut être achevée
ruling-levels-finishable = 48 niveaux pour six grandes et six petites pyramides
ruling-levels-scarce = 48 niveaux répartis autrement : une taille peut s’épuiser et une pyramide rester inachevée
ruling-levels-why = La règle donne 48 niveaux de cinq tailles, mais ni nombre par taille ni règle de pénurie.
ruling-trade = Combien de fois la face troc d’une tuile émissaire s’utilise-t-elle ?
ruling-trade-often = Aussi souvent qu’il y a des cartes et de la place
ruling-trade-once = Une fois par tour
ruling-trade-why = La règle limite l’échange à une fois par tour ; pour le troc, juste à côté, elle ne fixe pas de limite.
ruling-second-move = Des cartes allongent-elles le déplacement d’une paire d’alpagas ?
ruling-second-move-three = Non : 1 à 3 cases
ruling-second-move-cards = Oui : 1 case de plus par carte
ruling-second-move-why = La règle donne à ce déplacement sa propre portée, de 1 à 3.
ruling-priests = Combien de prêtres une pyramide accueille-t-elle ?
ruling-priests-one = Un seul
ruling-priests-any = Autant que l’on veut
ruling-priests-why = La règle ne fixe pas de limite, mais le sommet n’a de place que pour un pion.
ruling-fame-floor = La renommée peut-elle descendre sous 0 ?
ruling-fame-floor-zero = Non : elle s’arrête à 0
ruling-fame-floor-none = Oui
ruling-fame-floor-why = La piste de renommée commence à 0, et la règle ne dit rien en dessous.
ruling-last-blessing = Les prêtres marquent-ils à la fin de la dernière année ?
ruling-last-blessing-none = Non : seulement les 2 du décompte final
ruling-last-blessing-priests = Oui : 1 chacun, puis les 2 du décompte final
ruling-last-blessing-why = La règle place cette renommée au début d’une année ; la partie s’arrête après la cérémonie.
ruling-start-hand = Les cartes de départ
ruling-start-hand-drawn = Piochées
ruling-start-hand-one-of-each = Une de chaque type, le reste pioché
ruling-start-hand-why = La règle ne donne que leur nombre.

# Ce qui arrive tout seul est annoncé
herald-high-priest-named = La cérémonie de l’année
herald-emissary-level-reached = Un niveau d’émissaires
herald-token-taken = Le jeton diplomatique
herald-status-taken = Une carte statut
herald-central-raised = La pyramide centrale grandit

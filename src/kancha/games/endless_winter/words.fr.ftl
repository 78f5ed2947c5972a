# Endless Winter en français.
# Le jeu, ses options et ses chapitres.
game-name = Endless Winter
game-blurb = Paleoamericans : menez votre tribu sur quatre générations de camps, de chasses, de mégalithes et de rituels.
option-megaliths = Plateau mégalithe
option-megaliths-help = La disposition des quatre tuiles mégalithe. La place convient à une première partie.
option-setup-draft = Draft des cartes de mise en place
option-setup-draft-help = On étale une carte de mise en place de plus que de joueurs ; le dernier du tour choisit en premier.
option-chief-draft = Draft des Chefs
option-chief-draft-help = On étale une carte Chef de plus que de joueurs ; le premier du tour choisit en premier. Tous les Chefs se valent sur la face A.
plaza = Place
avenue = Avenue
ring = Anneau
stairs = Escalier
chapter-E1 = But et matériel
chapter-E2 = Mise en place
chapter-E3 = Règles d’or
chapter-E4 = Phase d’action
chapter-E5 = Effort
chapter-E6 = S’installer
chapter-E7 = Fabriquer
chapter-E8 = Migrer
chapter-E9 = Chasser
chapter-E10 = Action rituelle
chapter-E11 = Phase de rituel
chapter-E12 = Phase de préparation
chapter-E13 = Mégalithes
chapter-E14 = Plateau Idole
chapter-E15 = Décompte final
chapter-E16 = Variantes
chapter-Q = Précisions

# Noms des cartes, des animaux, des lieux et des avantages.
hunter = Chasseur
crafter = Artisan
explorer = Explorateur
elder = Ancien
shaman = Chaman
tribesman = Homme de tribu
tribeswoman = Femme de tribu
brave = Brave
fire-keeping = Gardiens du feu
flint-knapping = Taille du silex
bone-needles = Aiguilles en os
hide-tents = Tentes de peau
snowshoes = Raquettes
spear-thrower = Propulseur
basketry = Vannerie
trail-marks = Balises du chemin
kin-feast = Festin du clan
drum-circle = Cercle de tambours
burial-rite = Rite funéraire
drying-racks = Séchoirs
pitfall-trap = Fosse à gibier
scouting-party = Éclaireurs
skinning-knives = Couteaux à dépecer
standing-stone = Pierre levée
storytelling = Veillée
adoption = Adoption
barter = Troc
carved-totem = Totem sculpté
ancestor-worship = Culte des ancêtres
great-hunt = Grande chasse
mammoth-drive = Battue au mammouth
master-craft = Maîtres artisans
long-trek = Longue marche
great-gathering = Grand rassemblement
council-fire = Feu du conseil
burial-mound = Tumulus
grave-goods = Offrandes funéraires
smokehouse = Fumoir
stone-circle = Cercle de pierres
dolmen = Dolmen
oral-history = Mémoire des anciens
wolf-taming = Loups apprivoisés
sledges = Traîneaux
permanent-hearths = Foyers durables
marriage-pact = Pacte de mariage
shared-knowledge = Savoir partagé
rock-art = Art rupestre
trade-network = Réseau d’échanges
woolly-mammoth = Mammouth laineux
woolly-rhino = Rhinocéros laineux
giant-sloth = Paresseux géant
glyptodon = Glyptodon
giant-beaver = Castor géant
saber-toothed-tiger = Tigre à dents de sabre
argentavis = Argentavis
trackers = Pisteurs
carvers = Graveurs
wanderers = Nomades
mourners = Pleureurs
dreamers = Rêveurs
tuskbreaker = Brise-défenses
thunderclaw = Griffe-tonnerre
stonecarver = Taille-pierre
hand-eye = Œil-main
fire-wolf = Loup de feu
base = de base
plains = Plaine
forest = Forêt
lake = Lac
valley = Vallée
mountain = Montagne
glacier = Glacier
settle = S’installer
develop = Fabriquer
migrate = Migrer
hunt = Chasser
eclipse = espace d’action rituelle
chief = Chef
figure = pion tribu
offering = offrande
honor = honneur
hand = la main
discards = la défausse
above = les cartes jouées
deck = le paquet
food = Nourriture
tool = Outil
idol = Idole
draw = Carte
megalith = Mégalithe
labor = Effort
food-max = Nourriture jusqu’à la limite
camp = Camp
move = Déplacements de camp
village = Village
bury = Enterrement
bury-supply = Enterrement depuis la réserve
tribe = Carte Tribu
tribe-discard = Carte Tribu dans la défausse
culture = Carte Culture
animal = Animal visible
animal-top = Premier animal du paquet
reveal = Révélation d’animaux
tip = Animal à tourner
vp = Points
discard = Défausse
extra = Mégalithe des flèches
pay = Paiement
on = Déclencheur
eclipse-labor = Effort de rituel
to-tribe = en main
to-tribe-discard = dans la défausse
to-bury-supply = au cimetière

# Questions.
question-chief-choice = Prenez une des cartes Chef étalées.
question-setup-choice = Prenez une des cartes de mise en place étalées.
question-setup-idol = Votre carte de mise en place donne une idole : sur quelle piste ?
question-setup-burial = Votre carte de mise en place vous fait enterrer une de vos cartes de départ : laquelle ?
question-culture-play = Jouez une carte Culture ({ $left ->
    [one] encore 1 ce tour
   *[other] encore { $left } ce tour
}) ou passez à votre pion.
question-placement = Placez un pion : dans une colonne ou sur votre espace d’action rituelle.
question-settle-top = S’installer : jouez des cartes pour leur effort ({ $labor ->
    [one] { $labor } disponible
   *[other] { $labor } disponibles
}), prenez des cartes Tribu, ou continuez.
question-settle-middle = S’installer : enterrez une carte pour 1 outil (vous en avez { $tools }), ou continuez.
question-develop-top = Fabriquer : jouez des cartes pour leur effort ({ $labor ->
    [one] { $labor } disponible
   *[other] { $labor } disponibles
}), prenez des cartes Culture, ou continuez.
question-develop-middle = { $food ->
    [0] Fabriquer : vos espaces de pierre sont pleins, continuez.
   *[other] Fabriquer : posez une pierre sacrée pour { $food ->
       [one] { $food } nourriture
      *[other] { $food } nourritures
    } et { $tools ->
       [one] { $tools } outil
      *[other] { $tools } outils
    }, ou continuez.
}
question-migrate-top = Migrer : jouez des cartes pour leur effort ({ $labor ->
    [one] { $labor } disponible
   *[other] { $labor } disponibles
}), placez ou déplacez des camps, ou continuez.
question-migrate-middle = Migrer : fondez un village pour { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} et trois camps, ou continuez.
question-hunt-top = Chasser : jouez des cartes pour leur effort ({ $labor ->
    [one] { $labor } disponible
   *[other] { $labor } disponibles
}), révélez ou prenez des animaux, ou continuez.
question-hunt-middle = Chasser : tournez des animaux verticaux pour leurs avantages, ou continuez.
question-gains = Des avantages sont à vous : lequel d’abord ? Ou renoncez au reste.
question-benefit = À gagner : { $benefit } (× { $units }). Prenez-le, ou à la place un avantage qui vaut moins, ou renoncez.
question-payment = Payer pour ce que la carte propose ?
question-discarding = Défaussez une carte de votre main (encore { $left } à défausser).
question-burial = Enterrez une carte (encore { $left }), ou renoncez.
question-adoption = Prenez une carte Tribu de la réserve ({ $to }), ou renoncez.
question-free-culture = Prenez une carte Culture visible, ou renoncez.
question-camp-moves = Déplacez vos camps (encore { $left } pas), ou arrêtez.
question-free-village = Fondez un village sans payer de nourriture, ou renoncez.
question-free-animal = Prenez un animal visible, ou renoncez.
question-free-tip = Tournez un de vos animaux, ou renoncez.
question-pile-building = Mettez des cartes face cachée sur votre pile Rituel, ou arrêtez.
question-pile-actions = Utilisez l’action de rituel d’une carte de votre pile, ou arrêtez.
question-tile-benefits = Prenez l’avantage d’une tuile où vous avez le plus d’influence, ou arrêtez.

# Actions, et un verbe court pour chaque sorte.
action-done = Terminer
group-done = Terminer
action-deal-seat = La place { $at } est la suivante
group-deal-seat = Ordre du tour
action-deal-tile = Tuile posée : { $terrain }
group-deal-tile = Tuile
action-deal-glacier = Un glacier sur la tuile { $hex }
group-deal-glacier = Glacier
action-deal-stone = Pierre étalée : { $stone }
group-deal-stone = Pierre
action-deal-culture = Carte révélée : { $card }
group-deal-culture = Culture
action-deal-animal = Animal révélé : { $animal }
group-deal-animal = Animal
action-deal-card = Carte piochée : { $card }
group-deal-card = Pioche
action-take-chief = Prendre le Chef « { $chief } »
group-take-chief = Chef
action-take-setup = Prendre « { $setup } »
group-take-setup = Mise en place
action-play-culture = Jouer « { $card } »
group-play-culture = Jouer
action-place = { $figure ->
    [Chef] Placer le Chef
   *[other] Placer un pion tribu
} : { $place }
group-place = Placer
action-work = Jouer « { $card } » pour son effort
group-work = Effort
action-eat = Manger 1 nourriture
group-eat = Manger
action-recruit = Prendre « { $card } »
group-recruit = Recruter
card-learn = { $card }
tag-culture = { $effects }
action-learn = Prendre « { $card } »
group-learn = Apprendre
action-pitch-camp = Placer un camp sur la base
group-pitch-camp = Camp
action-move-camp = Déplacer un camp de la tuile { $start } à la tuile { $end }
group-move-camp = Déplacer
card-move-camp = tuile { $start } → tuile { $end }
tag-land = au rituel : { $effects }
action-found-village = Fonder un village à la jonction { $juncture }
group-found-village = Village
action-reveal = Révéler 2 animaux
group-reveal = Révéler
action-take-animal = Prendre l’animal « { $animal } »
group-take-animal = Prendre
action-feast = Prendre de la nourriture jusqu’à la limite
group-feast = Festin
action-tip = Tourner l’animal « { $animal } »
group-tip = Tourner
action-bury = Enterrer « { $card } » (depuis { $origin })
group-bury = Enterrer
card-bury = « { $card } » ({ $origin })
slot-bury = « { $card } »
action-set-stone = Poser « { $stone } »
group-set-stone = Pierre
action-choose = Prendre : { $benefit }
group-choose = Ensuite
action-gain-food = Gagner 1 nourriture
group-gain-food = Nourriture
action-gain-tool = Gagner 1 outil
group-gain-tool = Outil
action-draw-card = Piocher 1 carte
group-draw-card = Piocher
action-raise-idol = Idole : monter sur la piste d’{ $track }
group-raise-idol = Idole
action-build-megalith = Placer un mégalithe : colonne { $x }, rangée { $y }
group-build-megalith = Mégalithe
action-pay = Payer
group-pay = Payer
action-discard-card = Défausser « { $card } »
group-discard-card = Défausser
action-offer = Mettre « { $card } » sur la pile Rituel
group-offer = Mettre de côté
action-use-card = Utiliser « { $card } »
group-use-card = Utiliser
action-harvest = Prendre l’avantage de la tuile { $hex }
group-harvest = Récolter

# Événements.
order-taken = { $seat } est en position { $position } dans l’ordre du tour
chief-taken = { $seat } a pour Chef « { $chief } »
setup-taken = { $seat } reçoit la carte de mise en place « { $setup } »
round-begun = La manche { $round } commence
culture-played = { $seat } joue « { $card } »
figure-placed = { $seat } place { $figure ->
    [Chef] son Chef
   *[other] un pion tribu
} : { $place }
card-worked = { $seat } joue « { $card } » pour son effort
labor-gained = { $seat } gagne { $labor ->
    [one] { $labor } effort
   *[other] { $labor } efforts
}
food-eaten = { $seat } dépense 1 nourriture : { $labor ->
    [0] aucun effort
    [one] { $labor } effort
   *[other] { $labor } efforts
}
bottom-reached = { $seat } atteint en premier la zone basse de la colonne « { $place } »
tribe-recruited = { $seat } prend « { $card } » ({ $to })
card-buried = { $seat } enterre « { $card } » (depuis { $origin })
card-entombed = { $seat } enterre « { $card } » (depuis { $origin })
card-entombed-hidden = { $seat } enterre une carte depuis { $origin }
culture-learned = { $seat } prend « { $card } »
stone-set = { $seat } pose « { $stone } » pour { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} et { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}
camp-pitched = { $seat } place un camp sur la base
camp-pitched-many = { $seat } place { $count ->
    [one] { $count } camp
   *[other] { $count } camps
} sur la base
camp-moved = { $seat } déplace un camp de la tuile { $start } à la tuile { $end }
village-founded = { $seat } fonde un village à la jonction { $juncture }
animal-revealed = Animal révélé : { $animal }
animal-taken = { $seat } prend l’animal « { $animal } »
animal-tipped = { $seat } tourne l’animal « { $animal } »
food-gained = { $seat } gagne { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}{ $lost ->
    [0] {""}
    [one] {" "}({ $lost } perdue)
   *[other] {" "}({ $lost } perdues)
}
tool-gained = { $seat } gagne { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}{ $lost ->
    [0] {""}
    [one] {" "}({ $lost } perdu)
   *[other] {" "}({ $lost } perdus)
}
card-drawn = { $seat } pioche « { $card } »
card-drawn-hidden = { $seat } pioche une carte
card-drawn-hidden-many = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
deck-shuffled = { $seat } mélange sa défausse en un nouveau paquet
card-discarded = { $seat } défausse « { $card } »
idol-raised = { $seat } atteint le niveau { $level } de la piste d’{ $track }
megalith-built = { $seat } place un mégalithe : colonne { $x }, rangée { $y } (niveau { $level })
card-offered = { $seat } met « { $card } » sur sa pile Rituel
card-offered-hidden = { $seat } met une carte sur sa pile Rituel
card-offered-hidden-many = { $seat } met { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sur sa pile Rituel
pile-revealed = { $seat } révèle sa pile Rituel : { $cards } (effort total : { $total })
card-used = { $seat } utilise l’action de rituel : { $card }
tile-harvested = { $seat } prend l’avantage de la tuile { $hex }
culture-returned = Carte remise sous son paquet : { $card }
culture-revealed = Carte Culture révélée : { $card }
match-scored = Décompte final

# Refus.
refuse-moment-take-chief = Les cartes Chef ne se prennent qu’au draft.
refuse-moment-take-setup = Les cartes de mise en place ne se prennent qu’au draft.
refuse-moment-play-culture = Les cartes Culture se jouent au début du tour, avant le pion.
refuse-moment-place = Il n’y a pas de pion à placer maintenant.
refuse-moment-work = On joue des cartes pour leur effort dans la zone haute d’une colonne.
refuse-moment-eat = On dépense de la nourriture pour de l’effort dans la zone haute d’une colonne.
refuse-moment-recruit = On prend des cartes Tribu dans la zone haute de S’installer, ou par un effet.
refuse-moment-learn = On prend des cartes Culture dans la zone haute de Fabriquer, ou par un effet.
refuse-moment-pitch-camp = On place des camps sur la base dans la zone haute de Migrer.
refuse-moment-move-camp = On déplace des camps dans la zone haute de Migrer, ou par un effet.
refuse-moment-found-village = On fonde des villages dans la zone du milieu de Migrer, ou par un effet.
refuse-moment-reveal = On révèle des animaux dans la zone haute de Chasser.
refuse-moment-take-animal = On prend des animaux dans la zone haute de Chasser, ou par un effet.
refuse-moment-feast = C’est dans la zone haute de Chasser que l’on prend de la nourriture faute d’animaux.
refuse-moment-tip = On tourne des animaux dans la zone du milieu de Chasser, ou par un effet.
refuse-moment-bury = On enterre des cartes dans la zone du milieu de S’installer, ou par un effet.
refuse-moment-set-stone = On prend des pierres sacrées dans la zone du milieu de Fabriquer.
refuse-moment-choose = Il n’y a pas plusieurs avantages à choisir maintenant.
refuse-moment-gain-food = Vous ne gagnez rien maintenant qui puisse devenir de la nourriture ; on n’échange pas d’avantages à un autre moment.
refuse-moment-gain-tool = Vous ne gagnez rien maintenant qui puisse devenir un outil ; on n’échange pas d’avantages à un autre moment.
refuse-moment-draw-card = Vous ne gagnez rien maintenant qui puisse devenir une carte ; on n’échange pas d’avantages à un autre moment.
refuse-moment-raise-idol = Vous ne gagnez pas d’idole maintenant.
refuse-moment-build-megalith = Aucun effet ne vous permet de placer un mégalithe maintenant.
refuse-moment-pay = Il n’y a rien à payer maintenant.
refuse-moment-discard-card = Il n’y a pas de carte à défausser maintenant.
refuse-moment-offer = La pile Rituel se prépare après votre troisième pion.
refuse-moment-use-card = Les actions de rituel s’utilisent pendant votre part de la phase de rituel.
refuse-moment-harvest = Les tuiles donnent leurs avantages pendant votre part de la phase de rituel.
refuse-impossible = Impossible maintenant : { $benefit }.
refuse-not-pending = Cet avantage ne vous attend pas : { $benefit }.
refuse-honor-top = Votre marqueur d’honneur est au niveau { $level } et ne peut plus bouger.
refuse-no-megalith = Il ne vous reste pas de mégalithe.
refuse-arrows = Le mégalithe doit aller là où pointent les flèches.
refuse-no-ground = Il n’y a là ni emplacement libre, ni deux mégalithes où s’appuyer.
refuse-neutral-stacked = Les mégalithes gris passent d’abord et ne s’empilent jamais.
refuse-not-adjacent = Un mégalithe se pose sur un emplacement de départ ou à côté d’un autre mégalithe, orthogonalement.
refuse-greater = { $wanted } : c’est plus que ce que vous gagnez ({ $benefit }).
refuse-no-cards = Votre paquet et votre défausse sont vides.
refuse-labor = Cela coûte { $price ->
    [one] { $price } effort
   *[other] { $price } efforts
} ; vous en avez { $labor }.
refuse-tools = Cela coûte { $price ->
    [one] { $price } outil
   *[other] { $price } outils
} ; vous en avez { $tools }.
refuse-food = Cela coûte { $price ->
    [one] { $price } nourriture
   *[other] { $price } nourritures
} ; vous en avez { $food }.
refuse-no-food = Vous n’avez pas de nourriture.
refuse-not-in-hand = Pas dans votre main : { $card }.
refuse-just-recruited = Une carte gagnée ce tour ne donne pas d’effort dans S’installer : { $card }.
refuse-pile-empty = Réserve vide : { $card }.
refuse-same-type = Vous avez déjà pris « { $card } » ce tour ; les types doivent différer.
refuse-bury-deck = On n’enterre pas de carte du paquet.
refuse-bury-absent = Cette carte ne s’y trouve pas : { $card } (depuis { $origin }).
refuse-bury-starting = L’enterrement de mise en place prend une de vos cartes de départ, pas celle-ci : { $card } (depuis { $origin }).
refuse-not-on-display = Pas face visible : { $card }.
refuse-stone-gone = Cette pierre n’est plus dans une réserve : { $stone }.
refuse-stone-closed = La réserve de la manche { $round } n’est pas encore ouverte.
refuse-stones-full = { $spaces ->
    [one] Votre espace de pierre est plein.
   *[other] Vos { $spaces } espaces de pierre sont pleins.
}
refuse-stone-price = Le prochain espace de pierre coûte { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} et { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}.
refuse-no-camp = Il ne vous reste pas de camp sur votre plateau.
refuse-no-camp-there = Vous n’avez pas de camp sur la tuile { $hex }.
refuse-not-neighbours = Un camp se déplace vers une tuile adjacente.
refuse-no-village = Il ne vous reste pas de village.
refuse-juncture-taken = Le village de cette jonction est à { $owner_seat }.
refuse-juncture-base = Un village ne peut pas toucher la tuile de base.
refuse-no-animal = Pas face visible : { $animal }.
refuse-no-upright = Pas de carte verticale chez vous : { $animal }.
refuse-animal-deck-empty = Le paquet Animal est vide.
refuse-animals-left = Il reste des animaux, sur le plateau ou dans le paquet.
refuse-feasted = Vous l’avez déjà fait ce tour.
refuse-food-full = Votre nourriture est à sa limite.
refuse-must-discard = Le coût doit être payé : encore { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} à défausser.
refuse-must-place = Il faut placer un pion à chaque tour.
refuse-must-choose = Vous devez prendre une des cartes.
refuse-not-laid-out = Pas parmi les cartes étalées : { $card }.
refuse-setup-as-printed = Les avantages de mise en place se prennent tels quels.
refuse-figure-used = Plus disponible sur votre plateau : { $figure }.
refuse-not-in-pile = Votre pile révélée n’a pas cette carte avec une action : { $card }.
refuse-no-influence = Vous n’avez pas d’influence sur la tuile { $hex }.
refuse-not-most = D’autres ont plus d’influence sur la tuile { $hex }.
refuse-tile-used = Vous avez déjà pris l’avantage de la tuile { $hex } pendant cette phase de rituel.
refuse-tile-barren = La tuile { $hex } ne donne rien.

# Sources de points.
source-stones = Pierres sacrées
source-offering = Piste d’offrande
source-honor = Piste d’honneur et cartes enterrées
sources-cards = Cartes
sources-idols = Idoles, aussitôt
source-cards-tribe = Cartes Tribu
source-cards-culture = Cartes Culture
source-animals = Animaux
source-megaliths = Mégalithes
source-idols-honor = Niveaux d’honneur
source-idols-offering = Débordement d’offrande
source-effects = Points immédiats

# Pierres sacrées, et ce que font les effets.
stone-1 = Pierre des fondations
stone-2 = Pierre du linteau
stone-3 = Pierre du mammouth
stone-4 = Pierre du paresseux
stone-5 = Pierre du glyptodon
stone-6 = Pierre des plaines
stone-7 = Pierre des forêts
stone-8 = Pierre des lacs
stone-9 = Pierre des tombes diverses
stone-10 = Pierre des tombes jumelles
stone-11 = Grande pierre des fondations
stone-12 = Grande pierre du linteau
stone-13 = Pierre du rhinocéros
stone-14 = Pierre du castor
stone-15 = Pierre du tigre
stone-16 = Pierre des vallées
stone-17 = Pierre des montagnes
stone-18 = Pierre des glaciers
stone-19 = Grande pierre des tombes diverses
stone-20 = Grande pierre des tombes jumelles
fx-animal-1 = prendre un animal visible
fx-animal-top-1 = prendre le premier animal du paquet
fx-animal-top-2 = prendre les 2 premiers animaux du paquet
fx-bury-1 = enterrer 1 carte
fx-bury-2 = enterrer 2 cartes
fx-bury-supply-1 = enterrer une carte Tribu de la réserve
fx-camp-1 = placer 1 camp sur la base
fx-culture-1 = prendre une carte Culture visible
fx-discard-1 = défausser une carte de votre main
fx-draw-1 = piocher 1 carte
fx-draw-2 = piocher 2 cartes
fx-draw-3 = piocher 3 cartes
fx-eclipse-labor-0-5 = +½ effort au rituel
fx-eclipse-labor-1 = +1 effort au rituel
fx-eclipse-labor-1-5 = +1½ effort au rituel
fx-food-1 = gagner 1 nourriture
fx-food-2 = gagner 2 nourritures
fx-food-4 = gagner 4 nourritures
fx-food-max = gagner de la nourriture jusqu’à votre limite
fx-idol-1 = gagner 1 idole
fx-idol-2 = gagner 2 idoles
fx-idol-3 = gagner 3 idoles
fx-labor-1 = gagner 1 effort
fx-labor-2 = gagner 2 efforts
fx-labor-3 = gagner 3 efforts
fx-megalith-1 = placer 1 mégalithe
fx-megalith-2 = placer 2 mégalithes
fx-move-1 = déplacer des camps de 1 pas
fx-move-2 = déplacer des camps de 2 pas
fx-move-3 = déplacer des camps de 3 pas
fx-on-develop-labor-1 = dans Fabriquer : gagner 1 effort
fx-on-develop-labor-2 = dans Fabriquer : gagner 2 efforts
fx-on-develop-labor-3 = dans Fabriquer : gagner 3 efforts
fx-on-hunt-labor-1 = dans Chasser : gagner 1 effort
fx-on-hunt-labor-2 = dans Chasser : gagner 2 efforts
fx-on-hunt-labor-3 = dans Chasser : gagner 3 efforts
fx-on-migrate-labor-1 = dans Migrer : gagner 1 effort
fx-on-migrate-labor-2 = dans Migrer : gagner 2 efforts
fx-on-migrate-labor-3 = dans Migrer : gagner 3 efforts
fx-on-settle-labor-1 = dans S’installer : gagner 1 effort
fx-on-settle-labor-2 = dans S’installer : gagner 2 efforts
fx-on-settle-labor-3 = dans S’installer : gagner 3 efforts
fx-pay-discard-1-food-2-tool-2-idol-1 = défausser une carte de votre main pour gagner 2 nourritures, 2 outils et 1 idole
fx-pay-discard-1-tool-2-food-2 = défausser une carte de votre main pour gagner 2 outils et 2 nourritures
fx-pay-tool-1-culture-1 = payer 1 outil pour prendre une carte Culture visible
fx-reveal-1 = révéler un animal
fx-tip-1 = tourner un de vos animaux
fx-tool-1 = gagner 1 outil
fx-tool-2 = gagner 2 outils
fx-tribe-1 = prendre une carte Tribu en main
fx-tribe-discard-1 = mettre une carte Tribu de la réserve dans votre défausse
fx-village-1 = fonder un village sans nourriture
fx-vp-2 = marquer 2 points aussitôt
fx-extra = placer un autre mégalithe là où pointe une flèche

# La scène : panneaux, lieux et bulles.
panel-land = Terres
panel-fires = Colonnes
panel-shrine = Idoles
panel-tent = Tribu : { $seat }
panel-goods = Biens : { $seat }
panel-hand = Votre main
panel-chiefs = Chefs étalés
panel-setups = Cartes de mise en place étalées
zone-supply = Cartes Tribu
zone-culture = Culture (paquet I : { $first }, II : { $second })
zone-order = Ordre du tour
zone-round = Manche { $round }
zone-deck = Paquet { $count }
zone-pile = Rituel { $count }
zone-discards = Défausse { $count }
zone-above = Jouées ce tour { $count }
zone-revealed = Pile Rituel { $count }
zone-buried = Enterrées { $count }
zone-tally = Si la partie finissait là : { $points }
status-setup = Mise en place
status-over = La partie est terminée
status-round = Manche { $round } sur { $rounds }
status-turn = Phase d’action, tour { $turn } sur { $turns }
status-eclipse = Phase de rituel
note-order = { $position ->
    [1] joue 1er
   *[other] joue { $position }e
}
tip-tribe = { $card } : { $labor ->
    [one] { $labor } effort
   *[other] { $labor } efforts
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin. Bonus : { $bonus }. Phase de rituel : { $abilities }.
tip-culture = { $card } (ère { $era }) : { $effects }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin.
tip-stone-level = { $stone } (ère { $era }) : { $effects } maintenant ; à la fin { $each ->
    [one] { $each } point
   *[other] { $each } points
} par mégalithe de votre couleur au niveau { $level }.
tip-stone-tipped = { $stone } (ère { $era }) : { $effects } maintenant ; à la fin { $each ->
    [one] { $each } point
   *[other] { $each } points
} par carte tournée : { $animal }.
tip-stone-camps = { $stone } (ère { $era }) : { $effects } maintenant ; à la fin, pour 1, 2, 3… camps sur ce terrain ({ $terrain }) : { $table } points.
tip-stone-different = { $stone } (ère { $era }) : { $effects } maintenant ; à la fin, pour 1, 2, 3… cartes enterrées différentes : { $table } points.
tip-stone-identical = { $stone } (ère { $era }) : { $effects } maintenant ; à la fin, pour 1, 2, 3… cartes enterrées identiques : { $table } points.
tip-hex = Tuile { $hex }, { $terrain } : au rituel, { $effects } pour qui a le plus d’influence. En tête : { $seats }.
tip-camps = Camps ({ $seat }) : { $camps }
tip-juncture = Jonction { $juncture }
tip-village = Village ({ $seat }) : 2 influences sur trois tuiles
tip-reserve = Pierres sacrées de la manche { $round }
tip-column-settle = S’installer : gagner des cartes Tribu, enterrer des cartes
tip-column-develop = Fabriquer : cartes Culture et pierres sacrées
tip-column-migrate = Migrer : camps et villages
tip-column-hunt = Chasser : révéler, prendre et tourner des animaux
tip-settle-top = 2 efforts : prendre une carte Tribu, chacune d’un autre type
tip-settle-middle = 1 outil : enterrer une carte
tip-settle-bottom = Premier pion : enterrer une carte et gagner une idole
tip-develop-top = 3 efforts, 2 avec un jeton : prendre une carte Culture
tip-develop-middle = Payer le prochain espace : poser une pierre sacrée
tip-develop-bottom = Premier pion : piocher une carte et gagner un outil
tip-migrate-top = 1 effort : placer un camp sur la base, ou déplacer un camp d’une tuile
tip-migrate-middle = 3 nourritures et 3 camps autour d’une jonction : fonder un village
tip-migrate-bottom = Premier pion : placer un camp sur la base, puis déplacer un camp d’une tuile
tip-hunt-top = 1 effort : révéler 2 animaux ; 2 efforts : en prendre un
tip-hunt-middle = Tourner autant de vos animaux verticaux que vous voulez
tip-hunt-bottom = Premier pion : prendre le premier animal du paquet
tip-chief = Chef ({ $seat }) : 1 effort dans une colonne, 3 sur l’espace d’action rituelle
tip-figure = Pion tribu ({ $seat })
tip-figures = Les pions encore à placer dans cette manche, une rangée par tribu
tip-gap = Complété à la phase de préparation
tip-token = Jeton Effort : cette carte coûte 1 effort de moins
tip-order = Position { $position } : { $effects } à la phase de rituel
tip-culture-decks = Paquets Culture : { $first ->
    [one] { $first } carte
   *[other] { $first } cartes
} de l’Ère I, { $second ->
    [one] { $second } carte
   *[other] { $second } cartes
} de l’Ère II
tip-animal-deck = Paquet Animal : { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
}
tip-animal = { $animal } : { $face_up ->
    [one] { $face_up } visible
   *[other] { $face_up } visibles
}, { $deck } dans le paquet, { $count } en tout. Tourné : { $effects }. Séries de 1 à 4 cartes : { $sets } points.
tip-own-animal = { $animal } : { $upright ->
    [one] { $upright } vertical
   *[other] { $upright } verticaux
}, { $tipped ->
    [one] { $tipped } tourné
   *[other] { $tipped } tournés
}. Tourné : { $effects }. Séries de 1 à 4 cartes : { $sets } points.
tip-track-offering = Piste d’offrande : la valeur de la nourriture et des outils restants
tip-track-honor = Piste d’honneur : la valeur des cartes enterrées. Pour 1, 2, 3… cartes, au premier : { $first_row } points ; au deuxième : { $second_row } ; aux autres : { $other_row }. À deux, le second prend la dernière rangée.
tip-marker = { $seat } : niveau { $level } de la piste d’{ $track }
tip-slot = Emplacement : { $effects }
tip-slot-start = Emplacement de départ : { $effects }
tip-stack = Entre deux mégalithes : niveau { $level }
tip-megalith = Mégalithe ({ $seat }), niveau { $level }
tip-megalith-grey = Mégalithe gris
tip-eclipse-space = Espace d’action rituelle : piocher une carte ; 2 efforts pour le rituel, 3 avec le Chef
tip-food = Nourriture ({ $seat }) : { $count }, limite { $limit }
tip-tools = Outils ({ $seat }) : { $count }
tip-camp-supply = Camps sur le plateau : { $camps }
tip-village-space = Une fois ce village parti : piocher une carte à chaque rituel
tip-megalith-supply = Mégalithes restants : gris { $grey }, à cette tribu { $own }. Chaque paire de votre couleur partie donne une idole à chaque rituel.
tip-stone-space = Espace de pierre : { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
} et { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}
tip-deck = Paquet : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
tip-pile = Pile Rituel : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} face cachée
tip-graves = Cartes enterrées : { $count } ; rang { $rank } sur la piste d’honneur
tip-tally-stones = Pierres sacrées : { $points }
tip-tally-offering = Offrande : { $points }
tip-tally-honor = Cartes enterrées selon l’honneur : { $points }
tip-tally-cards = Cartes Tribu et Culture : { $points }
tip-tally-animals = Animaux : { $points }
tip-tally-megaliths = Mégalithes : { $points }
tip-chief-card = Face A : 1 effort dans une colonne, 3 sur l’espace d’action rituelle
tip-setup = { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}, { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}, { $card }, { $animals } ; puis { $effects }
tip-labor = Effort disponible : { $labor }
tip-stat-food = Nourriture : { $count }
tip-stat-tools = Outils : { $count }
tip-stat-hand = Cartes en main : { $count }
tip-stat-graves = Cartes enterrées : { $count }
tip-stat-tally = Points marqués : { $count }. Si tout finissait maintenant : { $total }. Pierres { $of_stones }, offrande { $of_offering }, honneur { $of_honor }, cartes { $of_cards }, animaux { $of_animals }, mégalithes { $of_megaliths }.

# La barre de tour : mesures, places, étapes, notes, raisons en bref.
measure-estimate = { $count ->
    [one] { $count } point si la partie finissait là
   *[other] { $count } points si la partie finissait là
}
measure-labor = { $count ->
    [one] { $count } effort
   *[other] { $count } efforts
}
measure-benefits = { $count ->
    [one] { $count } avantage à prendre
   *[other] { $count } avantages à prendre
}
measure-food = { $count ->
    [one] { $count } nourriture
   *[other] { $count } nourritures
}
measure-tools = { $count ->
    [one] { $count } outil
   *[other] { $count } outils
}
measure-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
measure-tribe = { $count ->
    [one] { $count } carte Tribu
   *[other] { $count } cartes Tribu
}
measure-culture = { $count ->
    [one] { $count } carte Culture
   *[other] { $count } cartes Culture
}
measure-animals = { $count ->
    [one] { $count } animal vertical
   *[other] { $count } animaux verticaux
}
measure-tipped = { $count ->
    [one] { $count } animal tourné
   *[other] { $count } animaux tournés
}
measure-buried = { $count ->
    [one] { $count } carte enterrée
   *[other] { $count } cartes enterrées
}
measure-stones = { $count ->
    [one] { $count } pierre sacrée
   *[other] { $count } pierres sacrées
}
measure-megaliths = { $count ->
    [one] { $count } mégalithe
   *[other] { $count } mégalithes
}
measure-offering = { $count ->
    [one] { $count } cran d’offrande
   *[other] { $count } crans d’offrande
}
measure-honor = { $count ->
    [one] { $count } cran d’honneur
   *[other] { $count } crans d’honneur
}
measure-camps = { $count ->
    [one] { $count } camp sur le territoire
   *[other] { $count } camps sur le territoire
}
measure-villages = { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
measure-lands = { $count ->
    [one] { $count } tuile dominée
   *[other] { $count } tuiles dominées
}
measure-eclipse = { $count ->
    [one] { $count } effort au rituel
   *[other] { $count } efforts au rituel
}
measure-figures = { $count ->
    [one] { $count } pion à placer
   *[other] { $count } pions à placer
}
slot-column = { $place }
slot-card = { $card }
slot-animal = { $animal }
slot-chief = { $chief }
slot-setup = { $setup }
slot-track = Idole : piste d’{ $track }
slot-benefit = { $benefit }
slot-hex = Tuile { $hex }
slot-go-on = Continuer
slot-stop = S’arrêter là
slot-decline = Renoncer
crumb-chief = Chef
crumb-setup = mise en place
crumb-idol = idole
crumb-bury = enterrement
crumb-culture = cartes Culture
crumb-figure = pion
crumb-placed = { $figure } : { $place }
crumb-top = effort et achats
crumb-middle = milieu
crumb-bottom = bas
crumb-benefits = avantages
crumb-benefit = avantage
crumb-pay = payer ?
crumb-discard = défausse
crumb-tribe = carte Tribu
crumb-camps = camps
crumb-village = village
crumb-animal = animal
crumb-pile = pile Rituel
crumb-tiles = tuiles
note-eat-none = 1 mangée ne donne rien, les { $food } donnent { $labor ->
    [one] { $labor } effort
   *[other] { $labor } efforts
}
note-eat = { $food ->
    [one] { $food } nourriture donne
   *[other] { $food } nourritures donnent
} { $labor ->
    [one] { $labor } effort
   *[other] { $labor } efforts
}
note-reach-settle = { $count ->
    [0] pas encore assez d’effort
    [one] { $count } carte Tribu
   *[other] jusqu’à { $count } cartes Tribu
}
note-reach-develop = { $count ->
    [0] pas encore assez d’effort
    [one] { $count } carte Culture
   *[other] jusqu’à { $count } cartes Culture
}
note-reach-migrate = { $count ->
    [0] pas encore assez d’effort
    [one] { $count } camp ou déplacement
   *[other] jusqu’à { $count } camps ou déplacements
}
note-reach-hunt = { $count ->
    [0] pas encore assez d’effort
    [one] { $count } animal
   *[other] jusqu’à { $count } animaux
}
refuse-labor-short = coûte { $price }, vous avez { $labor }
refuse-greater-short = vaut plus
refuse-just-recruited-short = vient d’arriver
refuse-same-type-short = un par type
refuse-no-food-short = pas de nourriture
refuse-stone-price-short = { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}, { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}
refuse-no-camp-there-short = il manque un camp
refuse-tools-short = pas assez d’outils
refuse-food-short = coûte { $price ->
    [one] { $price } nourriture
   *[other] { $price } nourritures
}
refuse-no-cards-short = plus de cartes
refuse-no-camp-short = il n’en reste pas
refuse-not-on-display-short = aucune visible
refuse-stones-full-short = emplacements pleins
refuse-stone-gone-short = il n’en reste pas
refuse-no-village-short = il n’en reste pas
refuse-pile-empty-short = il n’en reste pas
refuse-animal-deck-empty-short = paquet vide
refuse-honor-top-short = au sommet
refuse-no-megalith-short = il n’en reste pas
refuse-figure-used-short = placé
refuse-bury-absent-short = rien à enterrer
graves-opened = { $seat } retourne ses cartes enterrées : { $cards }
ruling-animal-icon = Quand l’icône « prenez un animal » donne-t-elle de la nourriture ?
ruling-animal-icon-none-left = S’il ne reste aucun animal, ni visible ni dans le paquet
ruling-animal-icon-none-face-up = Dès qu’aucun animal n’est visible, même s’il en reste dans le paquet
ruling-animal-icon-why = La règle donne cette condition pour la chasse et la dit imprimée sur le plateau Animal ; le texte de l’icône est ambigu.
ruling-burials = Que vaut chaque carte enterrée au-delà de celles que montre un tableau ?
ruling-burials-more = Chaque carte de plus donne autant que le dernier pas du tableau
ruling-burials-capped = Rien de plus : la dernière valeur du tableau est la plus haute
ruling-burials-why = La règle ne fixe pas de nombre maximal ; nous n’avons pas les images des tableaux.
zone-top = en effort, à répéter
zone-middle = à répéter
zone-bottom = au premier pion
zone-gone = bonus pour { $seat }
zone-figures = À placer
zone-animals = Animaux
zone-eclipse = Rituel
zone-legend = Le plus d’influence donne au rituel
zone-offering = Offrande
zone-honor = Honneur
zone-burials = Cartes enterrées
zone-rank-1 = au premier
zone-rank-2 = au deuxième
zone-rank-3 = aux autres
tip-terrain = { $terrain } : { $effects }
tip-influence = Influence : 1 par camp, 2 par village sur chacune de ses trois tuiles
tip-labor-icon = 1 effort en quittant la case { $space }
tip-ritual = Effort pour le rituel : { $total }{ $count ->
    [0] {""}
    [one] {" "}et 1 carte face cachée
   *[other] {" "}et { $count } cartes face cachée
}
drawer-eclipse = Phase de rituel, manche { $round }
drawer-eclipse-note = Le plus d’effort joue en premier ; à égalité, qui jouait plus tard. Puis chacun utilise sa position, ses cartes, ses tuiles, son plateau.
bid-order = position { $position } : { $effects }
drawer-card = { $card } : { $effects }
unit-estimate = pour l’instant
tip-hex-base = Tuile de base : au rituel, { $effects } pour qui a le plus d’influence. En tête : { $seats }.
nobody = personne

# Ce qui arrive tout seul est annoncé
herald-pile-revealed = Rituel : le nouvel ordre

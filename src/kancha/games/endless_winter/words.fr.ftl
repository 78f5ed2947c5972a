# Endless Winter en français.
# Le jeu, ses options et ses chapitres.
game-name = Endless Winter
game-blurb = Paleoamericans : menez votre tribu sur quatre générations de camps, de chasses, de mégalithes et d’éclipses.
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
chapter-E7 = Développer
chapter-E8 = Migrer
chapter-E9 = Chasser
chapter-E10 = Action d’éclipse
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
base = base
plains = Plaine
forest = Forêt
lake = Lac
valley = Vallée
mountain = Montagne
glacier = Glacier
settle = S’installer
develop = Développer
migrate = Migrer
hunt = Chasser
eclipse = espace d’éclipse
chief = Chef
figure = pion tribu
offering = offrande
honor = honneur
hand = la main
discards = la défausse
above = le dessus du plateau
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
eclipse-labor = Effort d’éclipse
to-tribe = en main
to-tribe-discard = dans la défausse
to-bury-supply = au cimetière

# Questions.
question-chief-choice = Prenez une des cartes Chef étalées.
question-setup-choice = Prenez une des cartes de mise en place étalées.
question-setup-idol = Votre carte de mise en place donne une idole : sur quelle piste ?
question-setup-burial = Votre carte de mise en place vous fait enterrer une de vos cartes de départ : laquelle ?
question-culture-play = Jouez une carte Culture (encore { $left } ce tour) ou passez à votre pion.
question-placement = Placez un pion : dans une colonne ou sur votre espace d’éclipse.
question-settle-top = S’installer : générez de l’effort ({ $labor } disponible), prenez des cartes Tribu, ou continuez.
question-settle-middle = S’installer : enterrez une carte pour 1 outil (vous en avez { $tools }), ou continuez.
question-develop-top = Développer : générez de l’effort ({ $labor } disponible), prenez des cartes Culture, ou continuez.
question-develop-middle = Développer : posez une pierre sacrée pour { $food } nourriture et { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}, ou continuez.
question-migrate-top = Migrer : générez de l’effort ({ $labor } disponible), placez ou déplacez des camps, ou continuez.
question-migrate-middle = Migrer : fondez un village pour { $food } nourritures et trois camps, ou continuez.
question-hunt-top = Chasser : générez de l’effort ({ $labor } disponible), révélez ou prenez des animaux, ou continuez.
question-hunt-middle = Chasser : tournez des animaux verticaux pour leurs avantages, ou continuez.
question-gains = Des avantages vous attendent : lequel ensuite ? Ou renoncez au reste.
question-benefit = Vous gagnez : { $benefit } ({ $units }). Prenez-le, prenez un avantage moindre ou renoncez.
question-payment = Payer pour ce que la carte propose ?
question-discarding = Défaussez une carte de votre main (encore { $left }).
question-burial = Enterrez une carte (encore { $left }), ou renoncez.
question-adoption = Prenez une carte Tribu { $to }, ou renoncez.
question-free-culture = Prenez une carte Culture visible, ou renoncez.
question-camp-moves = Déplacez vos camps (encore { $left } pas), ou arrêtez.
question-free-village = Fondez un village sans payer de nourriture, ou renoncez.
question-free-animal = Prenez un animal visible, ou renoncez.
question-free-tip = Tournez un de vos animaux, ou renoncez.
question-pile-building = Mettez des cartes face cachée sur votre pile Rituel, ou arrêtez.
question-pile-actions = Utilisez l’action d’éclipse d’une carte de votre pile, ou arrêtez.
question-tile-benefits = Prenez l’avantage d’une tuile où vous dominez, ou arrêtez.

# Actions, et un verbe court pour chaque sorte.
action-done = Terminer
group-done = Terminer
action-deal-seat = La place { $at } est la suivante
group-deal-seat = Ordre du tour
action-deal-tile = Tuile posée : { $terrain }
group-deal-tile = Tuile
action-deal-glacier = Un glacier en { $hex }
group-deal-glacier = Glacier
action-deal-stone = { $stone } est étalée
group-deal-stone = Pierre
action-deal-culture = { $card } est révélée
group-deal-culture = Culture
action-deal-animal = { $animal } apparaît
group-deal-animal = Animal
action-deal-card = { $card } est piochée
group-deal-card = Pioche
action-take-chief = Prendre { $chief }
group-take-chief = Chef
action-take-setup = Prendre { $setup }
group-take-setup = Mise en place
action-play-culture = Jouer { $card }
group-play-culture = Jouer
action-place = Placer { $figure } sur { $place }
group-place = Placer
action-work = Jouer { $card } pour son effort
group-work = Effort
action-eat = Dépenser 1 nourriture pour de l’effort
group-eat = Manger
action-recruit = Prendre { $card }
group-recruit = Recruter
action-learn = Prendre { $card }
group-learn = Apprendre
action-pitch-camp = Placer un camp sur la base
group-pitch-camp = Camp
action-move-camp = Déplacer un camp de { $start } à { $end }
group-move-camp = Déplacer
action-found-village = Fonder un village en { $juncture }
group-found-village = Village
action-reveal = Révéler 2 animaux
group-reveal = Révéler
action-take-animal = Prendre { $animal }
group-take-animal = Prendre
action-feast = Prendre de la nourriture jusqu’à la limite
group-feast = Festin
action-tip = Tourner { $animal }
group-tip = Tourner
action-bury = Enterrer { $card } depuis { $origin }
group-bury = Enterrer
action-set-stone = Poser { $stone }
group-set-stone = Pierre
action-choose = Prendre ensuite : { $benefit }
group-choose = Ensuite
action-gain-food = Gagner 1 nourriture
group-gain-food = Nourriture
action-gain-tool = Gagner 1 outil
group-gain-tool = Outil
action-draw-card = Piocher 1 carte
group-draw-card = Piocher
action-raise-idol = Idole : monter sur la piste ({ $track })
group-raise-idol = Idole
action-build-megalith = Placer un mégalithe en { $x }, { $y }
group-build-megalith = Mégalithe
action-pay = Payer
group-pay = Payer
action-discard-card = Défausser { $card }
group-discard-card = Défausser
action-offer = Mettre { $card } sur la pile Rituel
group-offer = Offrir
action-use-card = Utiliser { $card }
group-use-card = Utiliser
action-harvest = Prendre l’avantage de { $hex }
group-harvest = Récolter

# Événements.
order-taken = { $seat } passe en position { $position } dans l’ordre du tour
chief-taken = { $seat } suit { $chief }
setup-taken = { $seat } commence avec { $setup }
round-begun = La manche { $round } commence
culture-played = { $seat } joue { $card }
figure-placed = { $seat } place { $figure } : { $place }
card-worked = { $seat } joue { $card } pour son effort
labor-gained = { $seat } gagne { $labor ->
    [one] { $labor } effort
   *[other] { $labor } efforts
}
food-eaten = { $seat } dépense 1 nourriture pour { $labor } effort
bottom-reached = { $seat } atteint en premier le bas de { $place }
tribe-recruited = { $seat } prend { $card } ({ $to })
card-buried = { $seat } enterre { $card } (depuis { $origin })
card-entombed = { $seat } enterre { $card } (depuis { $origin })
card-entombed-hidden = { $seat } enterre une carte depuis { $origin }
culture-learned = { $seat } prend { $card }
stone-set = { $seat } pose { $stone } pour { $food } nourriture et { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}
camp-pitched = { $seat } place un camp sur la base
camp-moved = { $seat } déplace un camp de { $start } à { $end }
village-founded = { $seat } fonde un village en { $juncture }
animal-revealed = Animal révélé : { $animal }
animal-taken = { $seat } prend { $animal }
animal-tipped = { $seat } tourne { $animal }
food-gained = { $seat } gagne { $food } nourriture{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } perdue)
}
tool-gained = { $seat } gagne { $tools } outil{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } perdu)
}
card-drawn = { $seat } pioche { $card }
card-drawn-hidden = { $seat } pioche une carte
deck-shuffled = { $seat } mélange sa défausse en un nouveau paquet
card-discarded = { $seat } défausse { $card }
idol-raised = { $seat } est au niveau { $level } : { $track }
megalith-built = { $seat } place un mégalithe en { $x }, { $y } (niveau { $level })
card-offered = { $seat } met { $card } sur sa pile Rituel
card-offered-hidden = { $seat } met une carte sur sa pile Rituel
pile-revealed = { $seat } révèle : { $cards } ({ $total } effort en tout)
card-used = { $seat } utilise l’action d’éclipse de { $card }
tile-harvested = { $seat } prend l’avantage de { $hex } ({ $terrain })
culture-returned = { $card } retourne sous son paquet
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
refuse-moment-learn = On prend des cartes Culture dans la zone haute de Développer, ou par un effet.
refuse-moment-pitch-camp = On place des camps sur la base dans la zone haute de Migrer.
refuse-moment-move-camp = On déplace des camps dans la zone haute de Migrer, ou par un effet.
refuse-moment-found-village = On fonde des villages dans la zone du milieu de Migrer, ou par un effet.
refuse-moment-reveal = On révèle des animaux dans la zone haute de Chasser.
refuse-moment-take-animal = On prend des animaux dans la zone haute de Chasser, ou par un effet.
refuse-moment-feast = La nourriture faute d’animaux se prend dans la zone haute de Chasser.
refuse-moment-tip = On tourne des animaux dans la zone du milieu de Chasser, ou par un effet.
refuse-moment-bury = On enterre des cartes dans la zone du milieu de S’installer, ou par un effet.
refuse-moment-set-stone = On prend des pierres sacrées dans la zone du milieu de Développer.
refuse-moment-choose = Il n’y a pas plusieurs avantages à choisir maintenant.
refuse-moment-gain-food = Vous ne gagnez rien maintenant qui puisse devenir de la nourriture ; on n’échange pas d’avantages à un autre moment.
refuse-moment-gain-tool = Vous ne gagnez rien maintenant qui puisse devenir un outil ; on n’échange pas d’avantages à un autre moment.
refuse-moment-draw-card = Vous ne gagnez rien maintenant qui puisse devenir une carte ; on n’échange pas d’avantages à un autre moment.
refuse-moment-raise-idol = Vous ne gagnez pas d’idole maintenant.
refuse-moment-build-megalith = Aucun effet ne vous permet de placer un mégalithe maintenant.
refuse-moment-pay = Il n’y a rien à payer maintenant.
refuse-moment-discard-card = Il n’y a pas de carte à défausser maintenant.
refuse-moment-offer = La pile Rituel se prépare après votre troisième pion.
refuse-moment-use-card = Les actions d’éclipse s’utilisent pendant votre part de la phase de rituel.
refuse-moment-harvest = Les tuiles donnent leurs avantages pendant votre part de la phase de rituel.
refuse-impossible = Impossible maintenant : { $benefit }.
refuse-not-pending = Cet avantage ne vous attend pas : { $benefit }.
refuse-honor-top = Votre marqueur d’honneur est au niveau { $level } et ne peut plus bouger.
refuse-no-megalith = Il ne vous reste pas de mégalithe.
refuse-arrows = Le mégalithe doit aller là où pointent les flèches.
refuse-no-ground = Il n’y a là ni emplacement libre, ni deux mégalithes où s’appuyer.
refuse-neutral-stacked = Les mégalithes gris passent d’abord et ne s’empilent jamais.
refuse-not-adjacent = Un mégalithe se pose sur un emplacement de départ ou à côté d’un autre mégalithe.
refuse-greater = { $wanted } : c’est plus que ce que vous gagnez ({ $benefit }).
refuse-no-cards = Votre paquet et votre défausse sont vides.
refuse-labor = Cela coûte { $price ->
    [one] { $price } effort
   *[other] { $price } efforts
} ; vous en avez { $labor }.
refuse-tools = Cela coûte { $price } outil ; vous en avez { $tools }.
refuse-food = Cela coûte { $price } nourritures ; vous en avez { $food }.
refuse-no-food = Vous n’avez pas de nourriture.
refuse-not-in-hand = { $card } n’est pas dans votre main.
refuse-just-recruited = { $card } vient d’être gagné et ne peut pas fournir d’effort dans S’installer.
refuse-pile-empty = La réserve de { $card } est vide.
refuse-same-type = Vous avez déjà pris { $card } ce tour ; les types doivent différer.
refuse-bury-deck = On n’enterre pas de carte du paquet.
refuse-bury-absent = Pas de { $card } à enterrer depuis { $origin }.
refuse-bury-starting = L’enterrement de mise en place prend une de vos cartes de départ ; { $card } depuis { $origin } n’en est pas une.
refuse-not-on-display = { $card } n’est pas face visible.
refuse-stone-gone = { $stone } n’est dans aucune réserve.
refuse-stone-closed = La réserve de la manche { $round } n’est pas encore ouverte.
refuse-stones-full = Vos { $spaces } espaces de pierre sont pleins.
refuse-stone-price = Le prochain espace de pierre coûte { $food } nourriture et { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}.
refuse-no-camp = Il ne vous reste pas de camp sur votre plateau.
refuse-no-camp-there = Vous n’avez pas de camp en { $hex }.
refuse-not-neighbours = Un camp se déplace vers une tuile adjacente.
refuse-no-village = Il ne vous reste pas de village.
refuse-juncture-taken = Un village de { $owner_seat } s’y trouve.
refuse-juncture-base = Un village ne peut pas toucher la tuile de base.
refuse-no-animal = Aucun { $animal } face visible.
refuse-no-upright = Vous n’avez pas de { $animal } vertical.
refuse-animal-deck-empty = Le paquet Animal est vide.
refuse-animals-left = Il reste des animaux, sur le plateau ou dans le paquet.
refuse-feasted = Vous l’avez déjà fait ce tour.
refuse-food-full = Votre nourriture est à sa limite.
refuse-must-discard = Le coût doit être payé : défaussez-en encore { $left }.
refuse-must-place = Il faut placer un pion à chaque tour.
refuse-must-choose = Vous devez prendre une des cartes.
refuse-not-laid-out = { $card } n’est pas étalé.
refuse-setup-as-printed = Les avantages de mise en place se prennent tels quels.
refuse-figure-used = Plus disponible sur votre plateau : { $figure }.
refuse-not-in-pile = Votre pile révélée n’a pas de { $card } avec une action.
refuse-no-influence = Vous n’avez pas d’influence en { $hex }.
refuse-not-most = D’autres ont plus d’influence en { $hex }.
refuse-tile-used = Vous avez déjà pris { $hex } pendant cette phase de rituel.
refuse-tile-barren = { $hex } ne donne rien.

# Sources de points.
source-stones = Pierres sacrées
source-offering = Piste d’offrande
source-honor = Piste d’honneur et cartes enterrées
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
fx-eclipse-labor-0-5 = +½ effort à l’éclipse
fx-eclipse-labor-1 = +1 effort à l’éclipse
fx-eclipse-labor-1-5 = +1½ effort à l’éclipse
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
fx-on-develop-labor-1 = dans Développer : gagner 1 effort
fx-on-develop-labor-2 = dans Développer : gagner 2 efforts
fx-on-develop-labor-3 = dans Développer : gagner 3 efforts
fx-on-hunt-labor-1 = dans Chasser : gagner 1 effort
fx-on-hunt-labor-2 = dans Chasser : gagner 2 efforts
fx-on-hunt-labor-3 = dans Chasser : gagner 3 efforts
fx-on-migrate-labor-1 = dans Migrer : gagner 1 effort
fx-on-migrate-labor-2 = dans Migrer : gagner 2 efforts
fx-on-migrate-labor-3 = dans Migrer : gagner 3 efforts
fx-on-settle-labor-1 = dans S’installer : gagner 1 effort
fx-on-settle-labor-2 = dans S’installer : gagner 2 efforts
fx-on-settle-labor-3 = dans S’installer : gagner 3 efforts
fx-pay-discard-1-food-2-tool-2-idol-1 = défausser une carte de votre main pour gagner 2 nourritures, gagner 2 outils, gagner 1 idole
fx-pay-discard-1-tool-2-food-2 = défausser une carte de votre main pour gagner 2 outils, gagner 2 nourritures
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

# La scène : panneaux, lieux et bulles.
panel-land = Terres
panel-fires = Feux
panel-shrine = Sanctuaire
panel-tent = Tribu de { $seat }
panel-goods = Biens de { $seat }
panel-hand = Votre main
panel-chiefs = Chefs étalés
panel-setups = Cartes de mise en place étalées
zone-supply = Cartes Tribu
zone-culture = Cartes Culture
zone-order = Ordre du tour
zone-round = Manche { $round }
zone-deck = Paquet { $count }
zone-pile = Rituel { $count }
zone-discards = Défausse { $count }
zone-above = Au-dessus { $count }
zone-revealed = Pile Rituel { $count }
zone-buried = Enterrées { $count }
zone-tally = À la fin, jusqu’ici { $points }
status-setup = Mise en place
status-over = La partie est terminée
status-round = Manche { $round } sur { $rounds }
status-turn = Phase d’action, tour { $turn } sur { $turns }
status-eclipse = Phase de rituel
note-order = Position { $position } dans l’ordre du tour
tip-tribe = { $card } : { $labor } effort, { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin. Bonus : { $bonus }. Action d’éclipse : { $abilities }.
tip-culture = { $card } (ère { $era }) : { $effects }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin.
tip-stone-level = { $stone } (ère { $era }) : { $effects } maintenant ; { $each } par mégalithe propre au niveau { $level } à la fin.
tip-stone-tipped = { $stone } (ère { $era }) : { $effects } maintenant ; { $each } par { $animal } tourné à la fin.
tip-stone-camps = { $stone } (ère { $era }) : { $effects } maintenant ; des points pour vos camps sur ce terrain ({ $terrain }) à la fin.
tip-stone-different = { $stone } (ère { $era }) : { $effects } maintenant ; des points pour les cartes enterrées différentes à la fin.
tip-stone-identical = { $stone } (ère { $era }) : { $effects } maintenant ; des points pour les cartes enterrées identiques à la fin.
tip-hex = { $hex }, { $terrain } : { $effects }. Influence par place : { $influence }.
tip-camps = Camps de { $seat } : { $camps }
tip-juncture = Jonction { $juncture }
tip-village = Village de { $seat } : 2 influences sur trois tuiles
tip-reserve = Pierres sacrées de la manche { $round }
tip-column-settle = S’installer : gagner des cartes Tribu, enterrer des cartes
tip-column-develop = Développer : cartes Culture et pierres sacrées
tip-column-migrate = Migrer : camps et villages
tip-column-hunt = Chasser : révéler, prendre et tourner des animaux
tip-settle-top = 2 efforts : prendre une carte Tribu, chacune d’un autre type
tip-settle-middle = 1 outil : enterrer une carte
tip-settle-bottom = Premier pion : enterrer une carte et gagner une idole
tip-develop-top = 3 efforts, 2 avec un jeton : prendre une carte Culture
tip-develop-middle = Payer le prochain espace : poser une pierre sacrée
tip-develop-bottom = Premier pion : piocher une carte et gagner un outil
tip-migrate-top = 1 effort : un camp sur la base, ou un camp d’une tuile
tip-migrate-middle = 3 nourritures et 3 camps autour d’une jonction : fonder un village
tip-migrate-bottom = Premier pion : un camp sur la base, puis un camp d’une tuile
tip-hunt-top = 1 effort : révéler 2 animaux ; 2 efforts : en prendre un
tip-hunt-middle = Tourner autant de vos animaux verticaux que vous voulez
tip-hunt-bottom = Premier pion : prendre le premier animal du paquet
tip-chief = Chef de { $seat } : 1 effort dans une colonne, 3 sur l’espace d’éclipse
tip-figure = Pion tribu de { $seat }
tip-gap = Complété à la phase de préparation
tip-token = Jeton effort : cette carte coûte 1 de moins
tip-order = Position { $position } : { $effects } à la phase de rituel
tip-animal-deck = Paquet Animal : { $animals } restants
tip-animal = { $animal } : { $face_up ->
    [one] { $face_up } visible
   *[other] { $face_up } visibles
}, { $deck } dans le paquet, { $count } en tout. Tourné : { $effects }. Séries de 1 à 4 : { $sets }.
tip-own-animal = { $animal } : { $upright ->
    [one] { $upright } vertical
   *[other] { $upright } verticaux
}, { $tipped ->
    [one] { $tipped } tourné
   *[other] { $tipped } tournés
}. Tourné : { $effects }. Séries de 1 à 4 : { $sets }.
tip-track-offering = Piste d’offrande : la valeur de la nourriture et des outils restants
tip-track-honor = Piste d’honneur : la valeur des cartes enterrées, selon le rang
tip-marker = { $seat }, { $track } : niveau { $level }
tip-slot = Emplacement : { $effects }
tip-slot-start = Emplacement de départ : { $effects }
tip-stack = Entre deux mégalithes : niveau { $level }
tip-megalith = Mégalithe de { $seat }, niveau { $level }
tip-megalith-grey = Mégalithe gris
tip-eclipse-space = Espace d’éclipse : piocher une carte ; 2 efforts pour le rituel, 3 pour le Chef
tip-food = Nourriture de { $seat } : { $count }, limite { $limit }
tip-tools = Outils de { $seat } : { $count }
tip-camp-supply = Camps sur le plateau : { $camps }
tip-village-space = Une fois ce village parti : piocher une carte à chaque rituel
tip-megalith-supply = Mégalithes restants : { $grey } gris, { $own } propres. Chaque paire propre partie donne une idole à chaque rituel.
tip-stone-space = Espace de pierre : { $food } nourriture et { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}
tip-deck = Paquet : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
tip-pile = Pile Rituel : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} face cachée
tip-graves = Cartes enterrées : { $cards } ; rang { $rank } sur la piste d’honneur
tip-tally-stones = Pierres sacrées : { $points }
tip-tally-offering = Offrande : { $points }
tip-tally-honor = Cartes enterrées selon l’honneur : { $points }
tip-tally-cards = Cartes Tribu et Culture : { $points }
tip-tally-animals = Animaux : { $points }
tip-tally-megaliths = Mégalithes : { $points }
tip-chief-card = Face A : 1 effort dans une colonne, 3 sur l’espace d’éclipse
tip-setup = { $food } nourriture, { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}, { $card }, { $animals } ; puis { $effects }
tip-labor = Effort disponible : { $labor }
tip-stat-food = Nourriture : { $count }
tip-stat-tools = Outils : { $count }
tip-stat-hand = Cartes en main : { $count }
tip-stat-graves = Cartes enterrées : { $count }
tip-stat-tally = Si c’était fini : { $total }. Pierres { $stones }, offrande { $offering }, honneur { $honor }, cartes { $cards }, animaux { $animals }, mégalithes { $megaliths }.

# La barre de tour : mesures, places, étapes, notes, raisons en bref.
measure-estimate = { $count ->
    [one] { $count } point si tout finissait maintenant
   *[other] { $count } points si tout finissait maintenant
}
measure-labor = { $count ->
    [one] { $count } effort
   *[other] { $count } efforts
}
measure-benefits = { $count ->
    [one] { $count } avantage en attente
   *[other] { $count } avantages en attente
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
    [one] { $count } demi-effort pour l’éclipse
   *[other] { $count } demi-efforts pour l’éclipse
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
slot-track = Idole : { $track }
slot-benefit = { $benefit }
slot-hex = { $hex }
slot-go-on = Continuer
slot-stop = Assez
slot-decline = Renoncer
crumb-chief = Chef
crumb-setup = mise en place
crumb-idol = idole
crumb-bury = enterrement
crumb-culture = cartes Culture
crumb-figure = pion
crumb-placed = { $figure } : { $place }
crumb-top = effort et achats
crumb-middle = milieu
crumb-bottom = bas
crumb-benefits = avantages
crumb-benefit = avantage
crumb-pay = payer ?
crumb-discard = défausse
crumb-tribe = carte Tribu
crumb-camps = camps
crumb-village = village
crumb-animal = animal
crumb-pile = pile Rituel
crumb-tiles = tuiles
note-eat = { $food ->
    [one] { $food } nourriture donne
   *[other] { $food } nourritures donnent
} { $labor ->
    [one] { $labor } effort
   *[other] { $labor } efforts
}
note-reach = { $count ->
    [0] votre effort n’achète rien
   *[other] votre effort en achète { $count }
}
refuse-labor-short = coûte { $price }, vous avez { $labor }
refuse-greater-short = d’un rang supérieur
refuse-just-recruited-short = nouvelle ce tour-ci
refuse-same-type-short = un par type
refuse-no-food-short = pas de nourriture
refuse-stone-price-short = { $food ->
    [one] { $food } nourriture
   *[other] { $food } nourritures
}, { $tools ->
    [one] { $tools } outil
   *[other] { $tools } outils
}
refuse-no-camp-there-short = il faut trois camps
refuse-tools-short = pas d’outil
refuse-food-short = coûte { $price } en nourriture
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

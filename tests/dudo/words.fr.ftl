game-name = Dudo
game-blurb = Des dés sous des gobelets : annoncez plus haut, ou doutez.
option-length = Dés
option-length-help = Le nombre de dés de chacun au début.
option-length-short = trois chacun, une partie courte
option-length-full = cinq chacun
question-bidding = { $count ->
    [0] Combien de dés d’une face y a-t-il ?
   *[other] L’annonce est de { $count } { $face }. Annoncer plus haut, ou douter ?
}
action-bid = Annoncer { $count } { $face }
action-doubt = Douter
action-begin = { $seat } commence
action-roll = Lancer : { $face }
group-bid = Annoncer
group-doubt = Douter
group-begin = Commencer
group-roll = Lancer
round-begun = Manche { $round } : tous secouent leur gobelet.
dice-rolled = { $seat } trouve sous son gobelet : { $faces }.
dice-rolled-hidden = { $seat } regarde sous son gobelet.
bid-made = { $seat } annonce { $count } { $face }.
bid-doubted = { $seat } doute des { $count } { $face } annoncés par { $bidder_seat } : il y en a { $found }.
die-lost = { $left ->
    [0] { $seat } perd son dernier dé, c’est l’élimination.
    [one] { $seat } perd un dé ; il en reste un.
   *[other] { $seat } perd un dé ; il en reste { $left }.
}
refuse-no-bid = Il n’y a pas encore d’annonce.
refuse-too-many = Il n’y a que { $dice } dés en jeu.
refuse-open-aces = On n’ouvre pas une manche avec les as.
refuse-low-bid = L’annonce doit dépasser { $count } { $face }.
refuse-few-aces = Aux as, il faut en annoncer au moins { $least }.
refuse-after-aces = Après les as, il faut en annoncer au moins { $least }.
refuse-no-bid-short = pas d’annonce
refuse-open-aces-short = pas à l’ouverture
source-outlasted = Survie
aces = as
twos = deux
threes = trois
fours = quatre
fives = cinq
sixes = six
panel-table = La table
panel-cup = Gobelet
panel-hand = Vos dés
zone-bid = Pas encore d’annonce
tip-dice = Dés restants
status-round = Manche { $round }
status-dice = { $dice } dés en jeu
fact-bid = { $seat } en annonçait autant : { $face }
fact-found = étaient là quand { $seat } a douté
drawer-lifted = Les gobelets sont levés
slot-face = { $face }
crumb-bidding = annoncer ou douter
chapter-D1 = Préparation
chapter-D2 = Une manche
chapter-D3 = Les annonces
chapter-D4 = Le doute
chapter-D5 = La fin
measure-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
measure-in-play = { $count ->
    [one] { $count } dé en jeu
   *[other] { $count } dés en jeu
}
refuse-too-many-short = { $dice } dés en jeu
refuse-low-bid-short = plus que { $count } { $face }
refuse-few-aces-short = au moins { $least }
refuse-after-aces-short = au moins { $least }

game-name = Le Marché du sel
game-blurb = Enchérissez pour les caisses de la caravane et livrez vos commandes secrètes.
option-days = Jours
option-days-help = La durée du marché, en jours.
ruling-last-bidder = Le dernier joueur, si personne n’a enchéri
ruling-last-bidder-asked = Il peut encore enchérir
ruling-last-bidder-spoils = Le lot se gâte aussitôt
ruling-last-bidder-why = La règle interroge chaque joueur avant que quelqu’un n’ait gagné.
question-auction = { $best ->
    [0] Enchérir sur le lot, ou passer ?
   *[other] La meilleure enchère est de { $best }. Surenchérir, ou passer ?
}
question-delivery = Livrer une commande, ou s’arrêter pour aujourd’hui ?
action-pass = Passer
action-bid = Enchérir { $amount }
action-deliver = Livrer { $order }
action-done = Terminer
action-begin = { $seat } commence
action-arrive = Une caisse arrive : { $good }
action-deal = Distribuer { $order }
group-pass = Passer
group-bid = Enchérir
group-deliver = Livrer
group-done = Terminer
group-begin = Commencer
group-arrive = Arriver
group-deal = Distribuer
crate-arrived = La caravane apporte une caisse : { $good }.
lot-sold = { $seat } prend le lot pour { $price }.
lot-spoiled = Personne ne veut du lot ; il se perd.
order-dealt = { $seat } pioche { $order }.
order-dealt-hidden = { $seat } pioche une commande.
order-delivered = { $seat } livre { $order }.
refuse-low-bid = Une enchère doit dépasser { $best }.
refuse-purse = Il ne reste que { $coins } pièces.
refuse-not-in-hand = { $order } : cette commande n’est pas en main.
refuse-goods = { $order } demande { $needed } × { $good }.
source-orders = Commandes
source-coins = Pièces
salt = sel
oil = huile
cloth = étoffe
clay = argile
pickled-fish = le poisson salé
lamp-oil = l’huile de lampe
dyed-cloak = le manteau teint
tanned-hide = la peau tannée
great-jar = la grande jarre
panel-market = Le marché
panel-stall = Étal
panel-hand = Commandes en main
zone-lot = Le lot
tip-coins = Pièces
status-day = Jour { $day } sur { $days }
chapter-S1 = Préparation
chapter-S2 = La caravane
chapter-S3 = L’enchère
chapter-S4 = Les commandes
chapter-S5 = La fin

# La barre de tour
measure-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
measure-crates = { $count ->
    [one] { $count } caisse
   *[other] { $count } caisses
}
measure-orders = { $count ->
    [one] { $count } commande en main
   *[other] { $count } commandes en main
}
measure-lot = { $count ->
    [one] { $count } caisse dans le lot
   *[other] { $count } caisses dans le lot
}
slot-order = { $order }
crumb-auction = enchère
crumb-delivery = livraison
refuse-low-bid-short = plus de { $best }
refuse-not-in-hand-short = pas en main

game-name = Saltmarket
game-blurb = Bid for the caravan's crates and deliver secret orders.
option-days = Days
option-days-help = How many days the market lasts.
ruling-last-bidder = The last seat, when nobody has bid
ruling-last-bidder-asked = It may still bid
ruling-last-bidder-spoils = The lot spoils at once
ruling-last-bidder-why = The rulebook asks every seat before anyone has won.
question-auction = { $best ->
    [0] Bid for the lot, or pass?
   *[other] The best bid is { $best }. Raise it, or pass?
}
question-delivery = Deliver an order, or stop for today?
action-pass = Pass
action-bid = Bid { $amount }
action-deliver = Deliver { $order }
action-done = Done
action-begin = Begin with { $seat }
action-arrive = A crate of { $good } arrives
action-deal = Deal { $order }
group-pass = Pass
group-bid = Bid
group-deliver = Deliver
group-done = Done
group-begin = Begin
group-arrive = Arrive
group-deal = Deal
crate-arrived = The caravan brings { $good }.
lot-sold = { $seat } takes the lot for { $price }.
lot-spoiled = Nobody wants the lot; it spoils.
order-dealt = { $seat } draws { $order }.
order-dealt-hidden = { $seat } draws an order.
order-delivered = { $seat } delivers { $order }.
refuse-low-bid = A bid must be higher than { $best }.
refuse-purse = Only { $coins } coins are left.
refuse-not-in-hand = { $order } is not among the orders in hand.
refuse-goods = { $order } needs { $needed } { $good }.
source-orders = Orders
source-coins = Coins
salt = salt
oil = oil
cloth = cloth
clay = clay
pickled-fish = pickled fish
lamp-oil = lamp oil
dyed-cloak = a dyed cloak
tanned-hide = a tanned hide
great-jar = a great jar
panel-market = The market
panel-stall = Stall
panel-hand = Orders in hand
zone-lot = The lot
tip-coins = Coins
status-day = Day { $day } of { $days }
chapter-S1 = Preparation
chapter-S2 = The caravan
chapter-S3 = The auction
chapter-S4 = Orders
chapter-S5 = The end

# The turn bar
measure-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
measure-crates = { $count ->
    [one] { $count } crate
   *[other] { $count } crates
}
measure-orders = { $count ->
    [one] { $count } order in hand
   *[other] { $count } orders in hand
}
measure-lot = { $count ->
    [one] { $count } crate in the lot
   *[other] { $count } crates in the lot
}
slot-order = { $order }
crumb-auction = auction
crumb-delivery = delivery
refuse-low-bid-short = more than { $best }
refuse-not-in-hand-short = not in hand

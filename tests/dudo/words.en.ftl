game-name = Dudo
game-blurb = Dice under cups: bid higher, or doubt.
option-length = Dice
option-length-help = How many dice everybody begins with.
option-length-short = three each, a short match
option-length-full = five each
question-bidding = { $count ->
    [0] How many dice of a face are there?
   *[other] The bid is { $count } { $face }. Bid higher, or doubt?
}
action-bid = Bid { $count } { $face }
action-doubt = Doubt
action-begin = Begin with { $seat }
action-roll = Roll { $face }
group-bid = Bid
group-doubt = Doubt
group-begin = Begin
group-roll = Roll
round-begun = Round { $round }: all shake their cups.
dice-rolled = { $seat } finds { $faces } under the cup.
dice-rolled-hidden = { $seat } looks under the cup.
bid-made = { $seat } bids { $count } { $face }.
bid-doubted = { $seat } doubts that there are { $count } { $face }, as { $bidder_seat } said: there are { $found }.
die-lost = { $left ->
    [0] { $seat } loses the last die and is out.
    [one] { $seat } loses a die and has one left.
   *[other] { $seat } loses a die and has { $left } left.
}
refuse-no-bid = There is no bid to doubt yet.
refuse-too-many = There are only { $dice } dice in the game.
refuse-open-aces = A round is not opened with aces.
refuse-low-bid = A bid must be higher than { $count } { $face }.
refuse-few-aces = On aces at least { $least } must be bid.
refuse-after-aces = After aces at least { $least } must be bid.
refuse-no-bid-short = no bid yet
refuse-open-aces-short = not to open
source-outlasted = Outlasted
aces = aces
twos = twos
threes = threes
fours = fours
fives = fives
sixes = sixes
panel-table = The table
panel-cup = Cup
panel-hand = Your dice
zone-bid = No bid yet
tip-dice = Dice left
status-round = Round { $round }
status-dice = { $dice } dice in play
fact-bid = { $seat } bid so many { $face }
fact-found = were there when { $seat } doubted
drawer-lifted = The cups were lifted
slot-face = { $face }
crumb-bidding = bid or doubt
chapter-D1 = Preparation
chapter-D2 = A round
chapter-D3 = Bids
chapter-D4 = Doubt
chapter-D5 = The end
measure-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
measure-in-play = { $count ->
    [one] { $count } die in play
   *[other] { $count } dice in play
}
refuse-too-many-short = only { $dice } dice
refuse-low-bid-short = more than { $count } { $face }
refuse-few-aces-short = at least { $least }
refuse-after-aces-short = at least { $least }

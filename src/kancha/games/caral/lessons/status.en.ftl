lesson-title = Module: status cards
lesson-blurb = Five goals for whoever reaches them first. Take two of them in one lesson.
lesson-end = You know the status cards. Keep an eye on what rivals are close to: a card that is taken is gone.

cards = Five goals lie open.
cards-text = Each names something to have or to do and its fame: four stones on the sled, five alpacas on it, and more. Nine exist, five are in a match.
cards-learned = Status. Five goals, one owner each.

cutter = Load two stones at the quarry A6, then end your turn.
cutter-text = You have two stones and two workers there. Four stones make you Stonecutter.
cutter-else = Four stones are two away: go to quarry A6, use it, end the turn.

taken = 2 fame at once, and the card is yours.
taken-text = A card is taken the moment its condition is met, even in the middle of a turn. You may spend the stones now; nobody can score this card any more.
taken-learned = At once. First to do it, never again.

market = Harness a fourth alpaca at the market A8, then end your turn.
market-text = Five alpacas on a sled are worth 3. Your rival has four: this is a race.
market-else = The race is about alpacas: go to market A8, harness one, end the turn.

gift = Sacrifice one stone card.
gift-text = The architect ended the year. One status card also looks at gifts: four cards given in one ceremony.
gift-else = Keep the rest for later: give one stone card.

build = Build a level on S1, then end your turn.
build-text = Spending a stone does not cost you the card that stones have earned.
build-else = First a level: go to S1, build, end the turn.

herder = Harness your fifth alpaca at the market A4, then end your turn.
herder-text = From S1 it is 6 spaces to A4, and your movement is 7.
herder-else = The fifth alpaca is worth 3 fame: go to market A4 and harness it.

others = 3 more fame. Three goals are left.
others-text = Three reserved sites, eight cards in hand, four cards given. If one effect would serve several families, the one whose turn it is comes first.
others-learned = Order. Whose turn it is comes first.

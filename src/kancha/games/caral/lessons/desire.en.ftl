lesson-title = Module: desire of the gods
lesson-blurb = The gods want cards from all of you together. See what happens when they get too few.
lesson-end = You know the desire of the gods. Count before you give: a gift too small can cost more than a card.

card = This year the gods want 5 cards.
card-text = One desire card is face up and holds for this year. It shows how many cards all families together must sacrifice, who is hit if they do not, and what is lost.
card-learned = Desire. A number for all families together.

stones = Fetch two stones at the quarry A6, then end your turn.
stones-text = You have two workers there. Mark the symbol on the desire card: this year the gods take stones.
stones-else = Stones first: go to quarry A6, use it, end your turn.

count = You hold 3 cards, your rival 3.
count-text = Sizes of hands are public. Everybody gives cards of one type only, so 5 are not reached unless both give generously.
count-learned = Count. Only all gifts together matter.

market = Harness an alpaca at the market A8, then end your turn.
market-text = The architect stands on A8 already; with the next roll it may end the year.
market-else = Go to the market A8, harness an alpaca and end the turn.

gift = Sacrifice one stone card only, and watch.
gift-text = Two would be possible. This card hits whoever gave least, so this is a gift to learn from.
gift-else = For once be stingy: give one stone card.

anger = 3 cards were given, not 5: you lost a stone.
anger-text = Your gift was the smallest, so you alone were hit. Had both given alike, a card for the least would have hit both. The fame of the ceremony is not taken back.
anger-learned = Losses. The card names who is hit, and by what.

markers = What carries your pyramid cannot be lost.
markers-text = A card may take a Carali, an alpaca, a card or a stone; the owner chooses which. The Carali beside a started pyramid stays for ever.
markers-learned = Safe. Owners’ Caralis stay.

next = A new year, a new desire: 3 cards.
next-text = This one hits everybody who gave less than the most, and takes a card. The old desire lies under the pile.

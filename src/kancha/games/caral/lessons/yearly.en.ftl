lesson-title = Module: yearly tiles
lesson-blurb = Each year rewards one thing, and whoever has least of it goes first in the next.
lesson-end = You know the yearly tiles. Look one tile ahead: what is worth nothing today may pay 3 next year.

row = Seven tiles, one for each year.
row-text = They are shuffled and lie open from the start, so all can plan. The framed one holds now: furthest on the path. Next year: alpacas.
row-learned = Tiles. One category a year, all in sight.

path = Your rival is ahead of you on the path.
path-text = The most in the category scores 3, the second 1. Values are taken after the ceremony, before pawns go home.
path-learned = Bonus. 3 for the most, 1 for the second.

centre = Enter the centre.
centre-text = Nobody is further than the centre, and the year ends before your rival can follow. You open the ceremony, but with yearly tiles that does not make you first next year.
centre-else = There is more to gain: enter the centre, where nobody is further.

gift = Sacrifice both stone cards.
gift-text = Among equal gifts the one laid down first takes the prize, and you give first. The tile counts after that.
gift-else = Give both: two laid down first beat two laid down later.

bonus = 3 for the prize and 3 for the path.
bonus-text = Your rival was second and scored 1. It also had the least, so it was first family of the new year: that is how the last are helped.
bonus-learned = First. The least goes first next year.

alpacas = Go to the market A4 for two cards, harness an alpaca, end your turn.
alpacas-text = This year counts alpacas, on sleds and with emissaries. Your rival has five, the most a sled can hold.
alpacas-else = The tile counts alpacas: spend both cards, reach market A4 and harness one.

look = 5 against 4: being second pays as well.
look-text = If it stays so your rival scores 3 and you 1, and you have the least, so you will be first again. The tile after this counts all Caralis that you have placed.

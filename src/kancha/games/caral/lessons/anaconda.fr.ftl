lesson-title = Module : anaconda
lesson-blurb = Un serpent bloque une case dès l’année 2. Placez-le, soyez bloqué, chassez-le.
lesson-end = Vous connaissez l’anaconda. Placez-le là où il coûte plus à un rival qu’à vous.

gift = Sacrifiez une carte pierre.
gift-text = L’année 1 finit. L’anaconda arrive avec l’année 2, et la première famille de cette année le place : vous.
gift-else = Offrez une carte pierre ; le serpent attend.

snake = Où gêne-t-il le plus votre rival ?
snake-text = Il se pose sur une case d’action, jamais sur un site. Votre rival a trois travailleurs dans la carrière extérieure : A2 est ce dont il a le plus besoin.
snake-learned = Anaconda. Dès l’année 2, il bloque une case.

place = Posez l’anaconda en A2.
place-text = On peut encore entrer en A2 ou passer, mais son action est fermée jusqu’à ce que quelqu’un paie.
place-else = Pensez aux trois travailleurs de votre rival : prenez A2.

build = Construisez un niveau sur S1, puis finissez votre tour.
build-text = Les sites ne sont jamais bloqués. Voyons ce que fait votre rival.
build-else = Un niveau d’abord : S1, construire, fin du tour.

chased = Votre rival a payé une pierre et 1 point de renommée.
chased-text = Puis il a utilisé la carrière et déplacé le serpent : il bloque maintenant A3, la place du culte.
chased-learned = Prix. Un alpaga, ou une pierre et 1 point de renommée.

chase = Allez en A3, chassez le serpent avec une pierre, piochez vos cartes, ramenez-le en A2, finissez votre tour.
chase-text = Payer, agir, puis déplacer l’anaconda sur une autre case d’action. Vous avez trois pierres : en donner une coûte moins qu’un alpaga.
chase-else = Pas à pas : A3, chasser avec une pierre, utiliser la case, anaconda en A2, fin du tour.

price = Une pierre et 1 point de renommée pour deux cartes, et A2 est de nouveau fermée.
price-text = À chaque nouvelle année, la première famille déplace le serpent sur une autre case. Qui est derrière l’architecte ne peut pas le chasser.
price-learned = Chasser. Payer, agir, l’emmener plus loin.

lesson-title = Module : désir des dieux
lesson-blurb = Les dieux veulent des cartes de vous tous ensemble. Voyez ce qui arrive s’ils en reçoivent trop peu.
lesson-end = Vous connaissez le désir des dieux. Comptez avant d’offrir : une offrande trop petite peut coûter plus qu’une carte.

card = Cette année, les dieux veulent 5 cartes.
card-text = Une carte désir est visible et vaut pour cette année. Elle montre combien de cartes les familles doivent sacrifier ensemble, qui est touché sinon, et ce qui est perdu.
card-learned = Désir. Un nombre pour toutes les familles ensemble.

stones = Cherchez deux pierres à la carrière A6, puis finissez votre tour.
stones-text = Deux de vos travailleurs s’y trouvent. Retenez le symbole de la carte désir : cette année, les dieux prennent des pierres.
stones-else = Les pierres d’abord : allez à la carrière A6, utilisez-la, finissez votre tour.

count = Vous avez 3 cartes, votre rival 3.
count-text = La taille des mains est publique. Chacun n’offre que des cartes d’un seul type : on n’arrive à 5 que si les deux sont généreux.
count-learned = Compter. Seules comptent les offrandes de tous ensemble.

market = Attelez un alpaga au marché A8, puis finissez votre tour.
market-text = L’architecte est déjà en A8 ; le prochain lancer peut finir l’année.
market-else = Allez au marché A8, attelez un alpaga et finissez le tour.

gift = Ne sacrifiez qu’une carte pierre, et observez.
gift-text = Deux seraient possibles. Cette carte frappe qui a offert le moins : une offrande pour apprendre.
gift-else = Pour une fois, soyez avare : offrez une carte pierre.

anger = 3 cartes offertes, pas 5 : vous avez perdu une pierre.
anger-text = Votre offrande était la plus petite, vous seul êtes donc touché. Si les deux avaient offert autant, une carte qui vise le moins aurait frappé les deux. La renommée de la cérémonie reste acquise.
anger-learned = Pertes. La carte dit qui est touché, et par quoi.

markers = Ce qui marque votre pyramide ne se perd pas.
markers-text = Une carte peut prendre un Carali, un alpaga, une carte ou une pierre ; le propriétaire choisit lequel. Le Carali à côté d’une pyramide commencée reste pour toujours.
markers-learned = À l’abri. Les Caralis des propriétaires restent.

next = Nouvelle année, nouveau désir : 3 cartes.
next-text = Celui-ci frappe tous ceux qui ont offert moins que le plus généreux, et prend une carte. L’ancien désir est sous la pile.

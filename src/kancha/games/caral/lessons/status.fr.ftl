lesson-title = Module : cartes statut
lesson-blurb = Cinq objectifs pour qui les atteint d’abord. Prenez-en deux dans une leçon.
lesson-end = Vous connaissez les cartes statut. Surveillez ce que vos rivaux vont atteindre : une carte prise est perdue pour les autres.

cards = Cinq objectifs sont visibles.
cards-text = Chacun nomme une chose à avoir ou à faire et sa renommée : quatre pierres sur le traîneau, cinq alpagas, et d’autres. Il en existe neuf, cinq par partie.
cards-learned = Statut. Cinq objectifs, un seul propriétaire chacun.

cutter = Chargez deux pierres à la carrière A6, puis finissez votre tour.
cutter-text = Vous avez deux pierres, et deux travailleurs là-bas. Quatre pierres font de vous le Tailleur de pierres.
cutter-else = Il manque deux pierres : allez à la carrière A6, utilisez-la, finissez le tour.

taken = 2 points de renommée aussitôt, et la carte est à vous.
taken-text = Une carte est prise dès que sa condition est remplie, même au milieu d’un tour. Vous pouvez dépenser les pierres ; personne ne marquera plus cette carte.
taken-learned = Aussitôt. Le premier à le faire, puis plus personne.

market = Attelez un quatrième alpaga au marché A8, puis finissez votre tour.
market-text = Cinq alpagas sur un traîneau valent 3. Votre rival en a quatre : c’est une course.
market-else = La course porte sur les alpagas : allez au marché A8, attelez-en un, finissez le tour.

gift = Sacrifiez une carte pierre.
gift-text = L’architecte a fini l’année. Une carte statut regarde aussi les offrandes : quatre cartes offertes en une cérémonie.
gift-else = Gardez le reste pour plus tard : offrez une carte pierre.

build = Construisez un niveau sur S1, puis finissez votre tour.
build-text = Dépenser une pierre ne vous coûte pas la carte que les pierres ont gagnée.
build-else = Un niveau d’abord : allez en S1, construisez, finissez le tour.

herder = Attelez votre cinquième alpaga au marché A4, puis finissez votre tour.
herder-text = De S1, il y a 6 cases jusqu’en A4, et votre mouvement est de 7.
herder-else = Le cinquième alpaga vaut 3 points de renommée : allez au marché A4 et attelez-le.

others = Encore 3 points de renommée. Trois objectifs restent.
others-text = Trois sites réservés, huit cartes en main, quatre cartes offertes. Si un effet servait plusieurs familles, celle dont c’est le tour passe d’abord.
others-learned = Ordre. La famille dont c’est le tour passe d’abord.

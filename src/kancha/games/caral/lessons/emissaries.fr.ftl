lesson-title = Module : émissaires
lesson-blurb = Envoyez un Carali et un alpaga au loin : récompenses, avantage durable et jeton diplomatique.
lesson-end = Vous connaissez les émissaires. Le jeton vaut 4 à la fin, et il peut encore changer de mains.

board = Vos émissaires ont cinq niveaux à gravir.
board-text = Chaque niveau montre les Caralis et les alpagas qu’il demande. On ne remplit que le plus bas qui n’est pas plein.
board-learned = Plateau. Cinq niveaux, le plus bas d’abord.

architect = Avancez l’architecte de 1 case.
architect-text = Il peut venir en A1, mais pas la dépasser : c’est là que vous voulez agir.
architect-else = Une case : ainsi A1 n’est pas derrière lui.

carali = Revenez au village A1, envoyez un Carali au loin, finissez votre tour.
carali-text = Un village peut envoyer son Carali chez les émissaires au lieu d’une carrière ou d’un site. Le niveau 1 n’en demande qu’un.
carali-learned = Envoyer. Caralis des villages, alpagas des marchés.
carali-else = Village A1, envoyer un Carali, finir le tour.

token = 1 point de renommée, 1 pierre, une face de tuile, et le jeton.
token-text = Vous êtes le premier à atteindre un niveau que personne n’avait : le jeton diplomatique est à vous, 4 points de renommée à la fin. Votre rival vous égale maintenant ; une égalité ne le déplace pas.
token-learned = Jeton. Pour strictement plus de niveaux que quiconque avant.

quarry = Architecte 1 case, puis une pierre à la carrière A2, finissez votre tour.
quarry-text = Votre face de tuile échange pierre et argile une fois par tour : une carte d’une paire peut être de l’autre type.
quarry-else = Architecte 1, carrière A2, utilisez-la, finissez le tour.

alpaca = Retenez l’architecte, allez au marché A4 et envoyez l’alpaga au loin.
alpaca-text = Un marché peut envoyer son nouvel alpaga chez les émissaires au lieu du traîneau. Le niveau 2 en demande un : 1 point de renommée et 2 cartes.
alpaca-else = Architecte 0, marché A4, envoyez l’alpaga au loin.

swap = Jouez un poisson et un alpaga comme paire de poissons, attelez un alpaga, finissez votre tour.
swap-text = La face du niveau 2 échange poisson et alpaga. Une paire de poissons répète l’action du marché, et cet alpaga va sur votre traîneau.
swap-learned = Face. Chaque niveau remplace la précédente.
swap-else = Utilisez la nouvelle face : la paire mixte de poissons, atteler, fin du tour.

levels = Le niveau 3 demande deux Caralis.
levels-text = Les pions d’un niveau plein restent pour toujours, ceux d’un niveau incomplet peuvent être repris pour payer. Qui atteint le niveau 3 d’abord prend le jeton.

lesson-title = Votre première partie
lesson-blurb = Une année sur le chemin en spirale : des pierres, une pyramide, des alpagas, un sacrifice.
lesson-end = Vous connaissez maintenant une année entière. La partie continue d’ici : terminez votre pyramide sur S4 et sacrifiez plus que votre rival.

goal = Qui a le plus de renommée gagne : pyramides et sacrifices.
goal-text = Une grande pyramide achevée, de cinq niveaux, vaut 10 points de renommée à la fin. Chaque année, qui sacrifie le plus de cartes d’un même type remporte le prix noté au centre : 3 d’abord, et plus à mesure que la pyramide centrale grandit.
goal-learned = But. Le plus de renommée : pyramides et sacrifices.

found = Fondez votre première pyramide sur S4.
found-text = Un niveau vous est offert, avec 5 points de renommée, quatre cartes, une pierre et un travailleur dans chaque carrière. S4 se trouve juste après la carrière extérieure : les pierres n’auront pas loin à aller.
found-else = Ce site conviendrait aussi. Pour cette leçon, prenez S4 : il suit la carrière.

neutral = Posez une pyramide neutre sur S6.
neutral-text = À deux familles, chacune ajoute une pyramide qui n’appartient à personne. Un site vide ne compte pas ; avec une pyramide, il devient une case du chemin, qui a donc maintenant une case de plus.
neutral-else = Ce serait permis partout. Posez-la sur S6, après votre propre site : elle n’allongera pas votre route.

architect = Laissez l’architecte attendre : 0 case.
architect-text = Au début de chacun de ses tours, la première famille lance le dé : l’architecte avance d’autant de cases d’action. C’est vous, et le dé montre 0/1 : choisissez. Retenez-le : sur les cases derrière lui, personne n’agit plus cette année.
architect-learned = Architecte. Restez à sa hauteur ou devant lui.
architect-else = Permis, mais coûteux : plus l’architecte avance, plus vite vos lieux tombent derrière lui. Choisissez 0.

quarry = Envoyez votre pion à la carrière A2 : 4 cases.
quarry-text = Le chemin part du DÉPART et tourne vers le centre, comme les flèches ; reculer est permis. Votre mouvement est de 3, plus 1 par alpaga sur votre traîneau : 4. Les cases d’action et les pyramides commencées comptent, les sites vides non. L’endroit où vous vous arrêtez dit ce que vous pouvez faire.
quarry-learned = Mouvement. 3 cases, plus 1 par alpaga.
quarry-else = Vous pourriez y aller. Pour l’instant, allez à la carrière A2 : il vous faut d’abord des pierres.

stone = Utilisez la carrière.
stone-text = Vos gens s’appellent les Caralis. Chacun de ceux qui travaillent dans cette carrière charge une pierre sur votre traîneau, qui en porte 4 ; l’un des vôtres y est depuis la mise en place.
stone-learned = Pierres. Une par travailleur dans la carrière.
stone-else = Chargez d’abord votre pierre : utilisez la carrière, puis finissez le tour.

behind = Un nouveau tour, un nouveau dé : l’architecte est en A2.
behind-text = Votre rival a construit deux niveaux : un pour une pierre, un pour une paire de cartes. Puis votre tour a commencé par le dé : 2, donc l’architecte est passé par A1 jusqu’à votre case, A2. Ce qui précède A2 est perdu pour cette année.

site = Avancez jusqu’à votre site S4 : 1 case.
site-text = On construit sur un site à soi : celui de sa pyramide inachevée, ou un site vide où l’on a placé un bâtisseur. S4, le vôtre, est la case suivante du chemin.
site-else = Pas encore. Votre pyramide est à côté : allez en S4.

level = Construisez le niveau suivant.
level-text = Chaque niveau coûte une pierre de votre traîneau et il est d’une taille plus petit que celui d’en dessous. Une grande pyramide a cinq niveaux, une petite trois.
level-learned = Construire. Une pierre par niveau, sur son propre site.
level-else = Le niveau d’abord : construisez sur S4.

pair = Jouez vos deux cartes pierre.
pair-text = Deux cartes d’un même type font une paire. Pierre ou argile : un niveau de plus. Poisson : l’action de la case encore une fois. Alpaga : avancer encore. Et toute carte seule peut être défaussée pour une case de plus.
pair-learned = Paires. Deux cartes d’un même type donnent un pouvoir.
pair-else = Pas encore : jouez la paire de pierres pour un second niveau, puis finissez le tour.

market = Cherchez un alpaga au marché A4.
market-text = Un alpaga de plus sur le traîneau, une case de plus par tour, pour le reste de la partie. Un traîneau en attelle cinq.
market-learned = Alpagas. Une case de plus chacun.
market-else = C’est possible. Dans cette leçon, allez au marché A4 et attelez un alpaga.

village = Placez un travailleur depuis le village A5.
village-text = Un village met un de vos Caralis au travail : en carrière, comme bâtisseur sur un site vide, qui devient le vôtre, ou comme prêtre sur une grande pyramide que vous avez achevée, pour de la renommée chaque année. Celui-ci va à la carrière extérieure : deux pierres par visite.
village-learned = Villages. Travailleurs, bâtisseurs, prêtres.
village-else = Une bonne idée pour plus tard. Maintenant : village A5, un travailleur à la carrière extérieure, fin du tour.

wait = Retenez encore une fois l’architecte.
wait-text = Si l’architecte entre au centre avant tout le monde, l’année finit aussi. Prenez votre temps tant que vous le pouvez.
wait-else = Laissez-le attendre : choisissez 0 case.

worship = Piochez deux cartes à la place du culte A7.
worship-text = Les cartes servent à aller plus loin, à former des paires et surtout à sacrifier. La cérémonie est proche : il vous faut des cartes d’un même type.
worship-learned = Culte. Deux cartes par visite.
worship-else = Les cartes d’abord : allez en A7 et utilisez-la.

centre = Entrez au centre et mettez fin à l’année.
centre-text = Pas besoin d’un compte exact. L’année finit aussitôt, personne n’a plus de tour, et vous êtes Grand Prêtre : vous sacrifiez en premier.
centre-learned = Centre. Y entrer met fin à l’année.
centre-else = Vous avez trois cartes alpaga, assez pour le prix. Entrez au centre avant que quelqu’un d’autre ne le fasse.

sacrifice = Sacrifiez vos trois cartes alpaga.
sacrifice-text = Chacun sacrifie des cartes d’un seul type ; un type utilisé est fermé aux autres, et à deux familles une carte en bloque encore un. Le plus grand sacrifice remporte le prix, tout autre 1 point de renommée, aucun en coûte 1.
sacrifice-learned = Sacrifice. Le plus grand remporte le prix.
sacrifice-else = Ce serait trop peu. Sacrifiez les trois alpagas.

blessing = 3 points de renommée pour vous, et une nouvelle année commence.
blessing-text = Pions et architecte sont revenus au DÉPART. Vous étiez Grand Prêtre, vous êtes donc de nouveau la première famille. Chaque pyramide commencée vous a donné une carte.

points = Regardez la table de progression.
points-text = Chaque pyramide achevée rapporte aussitôt : 3, 3, 2, 2, 1, 1, puis 1 point de renommée. L’année de la septième, ou l’année 7, est la dernière. À la fin, une grande pyramide vaut 10, une petite 5, un prêtre 2, chaque niveau d’une pyramide inachevée 1.
points-learned = Fin. Sept pyramides ou sept années.

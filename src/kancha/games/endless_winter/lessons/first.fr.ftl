lesson-title = Votre première partie
lesson-blurb = Une manche : chasser, recruter, enterrer, migrer, et le premier rituel.
lesson-end = C’était une manche entière. Trois autres suivent : plus de cartes, plus d’effort, plus de tout. Continuez d’ici.

goal = Qui a le plus de points après quatre manches gagne.
goal-text = Presque tous les points se comptent à la fin ; une partie habituelle finit vers 95. Votre plateau dit ce que vous auriez maintenant, source par source. Deux sont éclairées : les séries d’animaux et les points imprimés sur vos cartes. Le premier plateau, Feux, a les colonnes où l’on travaille.
goal-learned = But. Des points à la fin, de plusieurs sources.

figure = Placez votre Chef dans la colonne Chasser.
figure-text = Vous avez trois pions par manche, le Chef et deux autres ; à chaque tour, l’un descend une colonne : zone haute, zone du milieu, zone basse. Le Chef apporte 1 effort, qui paie les actions.
figure-learned = Tour. Un pion, une colonne, vers le bas.
figure-else = Toute colonne conviendrait. Commencez par le Chef dans Chasser.

labor = Jouez un Homme de tribu pour son effort.
labor-text = Les cartes Tribu sont les gens de votre main. Chacune donne l’effort imprimé, et davantage dans sa colonne. Avec celui du Chef, vous en aurez 2.
labor-learned = Effort. Les cartes, le Chef et la nourriture.
labor-else = Il vous faut encore 1 effort : jouez un Homme de tribu.

animal = Prenez le Paresseux géant pour 2 efforts.
animal-text = Il se place vertical sous votre plateau. Les animaux verticaux d’une même espèce comptent par séries de quatre au plus : plus la série est grande, plus elle rapporte. L’effort non dépensé est perdu à la fin du tour.
animal-learned = Animaux. De même espèce, par séries de quatre.
animal-else = Deux efforts, un animal : prenez le Paresseux géant.

middle = Cliquez deux fois sur le bouton Continuer.
middle-text = Votre pion descend d’une zone. Au milieu de Chasser, vous pourriez tourner des animaux sur le côté : leur avantage aussitôt, mais ils ne comptent plus. Gardez les vôtres verticaux.
middle-else = Ne tournez pas vos animaux maintenant : cliquez sur Continuer.

bottom = Premier en bas : prenez le premier animal du paquet.
bottom-text = Le premier pion de la manche qui arrive au bas d’une colonne en prend le bonus. Les zones hautes ne sont jamais bloquées.
bottom-learned = Bas. Le premier arrivé prend le bonus.
bottom-else = Prenez le bonus : le premier animal du paquet.

settle = Prenez un Chasseur dans la colonne S’installer.
settle-text = Placez un pion dans S’installer, jouez une Femme et un Homme de tribu pour 2 efforts, prenez le Chasseur, puis cliquez sur Continuer. La carte vient en main ; le Chasseur donne plus d’effort dans Chasser.
settle-learned = S’installer. De meilleures cartes pour 2 efforts.
settle-else = S’installer : jouez une Femme de tribu et un Homme de tribu, prenez le Chasseur, continuez.

bury = Enterrez l’Homme de tribu que vous venez de jouer, pour 1 outil.
bury-text = Il est au-dessus de votre plateau, avec les cartes jouées dans cette manche. Enterrer, c’est mettre une carte de côté pour de bon : elle quitte votre paquet mais garde ses points, et les bonnes cartes reviennent plus souvent. Puis cliquez sur Continuer.
bury-else = Enterrez l’Homme de tribu posé au-dessus de votre plateau, puis continuez.

honor = Premier en bas encore : prenez les deux bonus.
honor-text = Enterrez sans payer l’Homme de tribu de la défausse, puis mettez l’idole sur la piste d’honneur : le premier y marque plus pour ses cartes enterrées, 28 au lieu de 10 pour dix cartes. La piste d’offrande fait de même pour la nourriture et les outils restants.
honor-learned = Idoles. L’honneur pour les cartes enterrées, l’offrande pour ce qui reste.
honor-else = Prenez l’enterrement, l’Homme de tribu de la défausse, puis l’idole sur la piste d’honneur.

eat = Placez le dernier pion dans Migrer, puis mangez 3 nourritures.
eat-text = La nourriture donne de l’effort quand le marqueur quitte la case 2, 3, 5, 6, 8 ou 9. Depuis 4 : rien, puis 1, puis 1. Ainsi vous gardez vos cartes pour le rituel, à la fin de la manche.
eat-learned = Nourriture. Quitter 2, 3, 5, 6, 8 ou 9 donne 1 effort.
eat-else = Migrer, puis mangez trois fois.

camp = Placez un camp sur la base, puis déplacez-en un vers a1.
camp-text = Chacun coûte 1 effort ; puis cliquez sur Continuer. Un camp vaut 1 influence sur sa tuile : qui en a le plus la domine et reçoit au rituel ce qui y est dessiné. Un camp parti de votre plateau relève aussi votre limite de nourriture.
camp-learned = Camps. De l’influence sur la carte.
camp-else = Un camp sur la base, puis un de la base vers a1.

pile = Mettez le Chasseur et le Brave sur votre pile Rituel.
pile-text = Après le troisième pion, vous pouvez mettre des cartes de côté, face cachée. On compare leur effort : le plus haut total sera premier.
pile-learned = Rituel. Les cartes mises de côté fixent l’ordre.
pile-else = Mettez de côté le Chasseur et le Brave, puis arrêtez.

eclipse = Vous êtes premier : placez un mégalithe.
eclipse-text = Les mégalithes sont des blocs de pierre. La première place du rituel en donne un : posé au sol, il donne l’avantage de son emplacement. Empilé sur deux autres, il vaut 1 à la fin pour chacun des vôtres en dessous.
eclipse-else = Placez le mégalithe sur le premier emplacement.

lead = Vous dominez a1 : prenez ce qu’elle donne, comme outil.
lead-text = Laissez d’abord les actions des cartes. a1 montre un outil. Les avantages ont un ordre : mégalithe, carte, idole, outil, nourriture ; à la place de l’un, vous pouvez toujours prendre un autre qui le suit.
lead-learned = Carte. Les tuiles dominées donnent à chaque rituel.
lead-else = Laissez les actions des cartes, prenez l’avantage de a1, sous forme d’outil.

end = Encore trois manches comme celle-ci.
end-text = Les pierres sacrées, de la colonne Fabriquer, comptent ce qu’elles montrent : camps, mégalithes, cartes enterrées. La nourriture et les outils restants rapportent selon la piste d’offrande. Votre plateau fait la somme à tout moment.
end-learned = Fin. Votre plateau fait la somme.

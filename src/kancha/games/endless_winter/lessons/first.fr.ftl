lesson-title = Votre première partie
lesson-blurb = Une manche : chasser, recruter, enterrer, migrer, et le premier rituel.
lesson-end = C’était une manche entière, et la deuxième commence. Encore trois : plus de cartes, plus d’effort, plus de tout. Continuez d’ici.

goal = Qui a le plus de points après quatre manches gagne.
goal-text = Presque tous les points se comptent à la fin ; une partie habituelle finit vers 95. Votre plateau dit ce que vous auriez maintenant, source par source : pierres sacrées, offrande, cartes enterrées ; cartes, animaux, mégalithes. L’onglet Colonnes, en haut à gauche, est le plateau où l’on travaille.
goal-learned = But. Des points à la fin, de plusieurs sources.

figure = Placez votre Chef dans la colonne Chasser.
figure-text = Vous avez trois pions par manche, le Chef et deux autres ; à chaque tour, l’un descend une colonne : zone haute, zone du milieu, zone basse. Le Chef apporte 1 effort, qui paie les actions.
figure-learned = Tour. Un pion, une colonne, vers le bas.
figure-else = Toute colonne conviendrait. Commencez par le Chef dans Chasser.

labor = Jouez un Homme de tribu pour son effort.
labor-text = Les cartes Tribu sont les gens de votre main. Chacune donne l’effort imprimé ; certaines en donnent plus dans une colonne, le Chasseur dans Chasser par exemple. Avec celui du Chef, vous en aurez 2. Les cartes jouées vont à la défausse à la fin du tour.
labor-learned = Effort. Les cartes, le Chef et la nourriture.
labor-else = Il vous faut encore 1 effort : jouez un Homme de tribu.

animal = Prenez le Tigre à dents de sabre pour 2 efforts.
animal-text = Les nombres au bas d’une carte, ici 2 5 9 14, sont les points d’une série d’un, deux, trois ou quatre animaux verticaux de cette espèce ; « + » complète n’importe quelle série. Les animaux pâles ne sont pas au marché. L’effort non dépensé est perdu à la fin du tour.
animal-learned = Animaux. Par espèce, en séries d’un à quatre.
animal-else = Deux efforts, un animal : prenez le Tigre à dents de sabre.

middle = Cliquez sur Continuer, puis encore une fois.
middle-text = Votre pion descend d’une zone. Au milieu de Chasser, vous pourriez tourner des animaux sur le côté : leur avantage aussitôt, mais ils ne comptent plus. Gardez les vôtres verticaux.
middle-else = Ne tournez pas vos animaux maintenant : cliquez sur Continuer.

bottom = Premier en bas : prenez le premier animal du paquet.
bottom-text = Le premier pion de la manche qui arrive au bas d’une colonne en prend le bonus. L’animal tiré va sous votre plateau, vertical lui aussi. Les zones hautes ne sont jamais bloquées.
bottom-learned = Bas. Le premier arrivé prend le bonus.
bottom-else = Prenez le bonus : le premier animal du paquet.

settle = Prenez un Chasseur dans la colonne S’installer.
settle-text = Placez un pion dans S’installer, jouez une Femme et un Homme de tribu pour 2 efforts, prenez le Chasseur, puis cliquez sur Continuer. La carte vient en main ; le Chasseur donne plus d’effort dans Chasser.
settle-learned = S’installer. De meilleures cartes pour 2 efforts.
settle-else = S’installer : jouez une Femme de tribu et un Homme de tribu, prenez le Chasseur, continuez.

bury = Enterrez l’Homme de tribu que vous venez de jouer, pour 1 outil.
bury-text = Il est au-dessus de votre plateau, parmi les cartes jouées ce tour. Enterrer, c’est mettre une carte de côté pour de bon : elle quitte votre paquet mais garde ses points, et vos bonnes cartes reviennent plus souvent.
bury-else = Enterrez l’Homme de tribu posé au-dessus de votre plateau.

honor = Premier en bas encore : prenez les deux bonus.
honor-text = Enterrez sans payer l’Homme de tribu de la défausse, puis mettez l’idole sur la piste d’honneur. À la fin, le premier de cette piste marque plus pour ses cartes enterrées : dix en valent 28 ; à deux joueurs, le second n’en tire que 10.
honor-learned = Idoles. L’honneur pour les cartes enterrées, l’offrande pour ce qui reste.
honor-else = Prenez l’enterrement, l’Homme de tribu de la défausse, puis l’idole sur la piste d’honneur.

eat = Placez le dernier pion dans Migrer, puis mangez 3 nourritures.
eat-text = La nourriture donne de l’effort quand le marqueur quitte la case 2, 3, 5, 6, 8 ou 9. Depuis 4 : rien, puis 1, puis 1. Ainsi vous gardez vos cartes pour le rituel, à la fin de la manche.
eat-learned = Nourriture. Quitter 2, 3, 5, 6, 8 ou 9 donne 1 effort.
eat-else = Migrer, puis mangez trois fois.

camp = Placez un camp sur la base, puis déplacez-en un vers a1.
camp-text = Chacun coûte 1 effort ; puis cliquez sur Continuer. Un camp vaut 1 influence sur sa tuile : qui en a le plus, même à égalité, la domine, et reçoit à chaque rituel ce qu’elle montre, ici un outil. Un camp parti de votre plateau libère aussi une case pour votre nourriture.
camp-learned = Camps. De l’influence sur la carte.
camp-else = Un camp sur la base, puis un de la base vers a1.

pile = Mettez le Chasseur et un Brave sur votre pile Rituel.
pile-text = Après le troisième pion, on peut mettre des cartes de côté, face cachée : le plus haut total d’effort sera premier. Un pion placé dans Rituel, au lieu d’une colonne, y compte 2, le Chef 3, et fait piocher 1 carte. L’autre Brave reste en main pour la manche suivante.
pile-learned = Rituel. Les cartes mises de côté fixent l’ordre.
pile-else = Mettez de côté le Chasseur et le Brave, puis arrêtez.

eclipse = Vous êtes premier : placez un mégalithe.
eclipse-text = La première place du rituel donne un mégalithe. Le premier se pose sur une case orange ; au sol, il donne aussitôt ce que montre sa case, ici 1 nourriture. Vos deux premiers sont gris et ne comptent pas. Un rouge à cheval sur deux autres vaut à la fin 1 point par rouge plus bas.
eclipse-else = Placez le mégalithe sur le premier emplacement.

lead = Prenez l’action du Chasseur, puis ce que donnent vos tuiles.
lead-text = Une carte de la pile a aussi une action de rituel : le Chasseur donne 2 nourritures. Puis a1, un outil, et la base, 1 nourriture. On peut toujours prendre moins que ce qu’on gagne, dans cet ordre : mégalithe, carte, idole, outil, nourriture.
lead-learned = Carte. Les tuiles dominées donnent à chaque rituel.
lead-else = D’abord l’action du Chasseur, puis l’avantage de a1, sous forme d’outil, puis celui de la base.

round = La manche est finie, la deuxième commence.
round-text = Les pions sont revenus. Chacun a pioché 5 cartes, en plus de celles gardées en main ; un paquet vide se refait avec la défausse. Animaux, cartes Culture et pierres sacrées sont complétés. Vous êtes premier, grâce au rituel.
round-learned = Manche. Trois pions chacun, le rituel, puis 5 cartes.

develop = Fabriquer : la colonne que vous n’avez pas jouée.
develop-text = En haut, 3 efforts donnent une carte Culture ; 2 seulement pour celle qui est restée là une manche et porte un jeton. Au début d’un tour, vous en jouez une ou deux de votre main, sans payer : chacune fait ce qu’elle montre. Au milieu, une pierre sacrée coûte 1 nourriture et 1 outil, puis 2 et 2, puis 3 et 3.
develop-learned = Fabriquer. Cartes Culture et pierres sacrées.

stones = Une pierre sacrée rapporte selon ce qu’elle compte.
stones-text = Elle donne d’abord l’avantage dessiné, et des points à la fin. Ces deux-là : vos camps sur les lacs, 1, 3, 6, 8 ou 10 points pour un à cinq ; vos cartes enterrées différentes, 1, 2, 4, 6, 9 ou 12 pour une à six. D’autres comptent 3 par animal tourné, ou vos mégalithes.
stones-learned = Pierres. Jusqu’à 12 points chacune, trois au plus.

burials = Cartes enterrées et restes.
burials-text = Le tableau dit ce que valent vos cartes enterrées : deux donnent 3 points au premier de la piste d’honneur, vous. Ses trois derniers crans donnent aussitôt 1, 2 et 3 points. Nourriture et outils restants : rien sur « – », 1 point pour 6 sur « ÷6 », et ainsi jusqu’à 1 point pour 1.
burials-learned = Honneur et offrande. Enterrées par rang, restes divisés.

villages = Les villages, au milieu de Migrer.
villages-text = Contre 3 nourritures, trois de vos camps sur trois tuiles autour d’un même rond blanc deviennent un village : 2 influences sur chacune. Camps et villages ne valent pas de points eux-mêmes : ils dominent des tuiles, et certaines pierres comptent vos camps.
villages-learned = Villages. 2 influences sur trois tuiles.

end = Six sources à la fin ; encore trois manches.
end-text = Votre plateau fait la somme à tout moment : pierres, offrande, cartes enterrées, points imprimés sur vos cartes, séries d’animaux, mégalithes empilés. L’étoile de votre nom compte à part les rares points gagnés aussitôt.
end-learned = Fin. Votre plateau fait la somme.

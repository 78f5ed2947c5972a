lesson-title = Votre première partie
lesson-blurb = Une génération : chasser, recruter, enterrer, migrer, et le premier rituel.
lesson-end = C’était une manche entière. Trois autres suivent : plus de cartes, plus d’effort, plus de tout. Continuez d’ici.

goal = Qui a le plus de points après quatre générations gagne.
goal-text = Presque tous les points se comptent à la fin. Votre plateau dit ce que vous auriez maintenant : séries d’animaux, cartes et enterrements, pierres sacrées, mégalithes, nourriture et outils restants.
goal-learned = But. Des points à la fin, de plusieurs sources.

figure = Placez votre Chef dans la colonne Chasser.
figure-text = Vous avez trois pions par manche, le Chef et deux autres. Un pion descend une colonne : zone haute, zone du milieu, zone basse. Le Chef apporte 1 effort.
figure-learned = Tour. Un pion, une colonne, vers le bas.
figure-else = Toute colonne conviendrait. Commencez par le Chef dans Chasser.

labor = Jouez un Homme de tribu pour son effort.
labor-text = Les cartes Tribu de la main paient : chacune donne l’effort imprimé, et davantage dans sa colonne. Avec le Chef, vous en aurez 2.
labor-learned = Effort. Les cartes, le Chef et la nourriture.
labor-else = Il vous faut encore 1 effort : jouez un Homme de tribu.

animal = Prenez le Paresseux géant pour 2 efforts.
animal-text = Les animaux verticaux d’une même espèce comptent par séries de quatre au plus : plus la série est grande, plus elle rapporte. L’effort non dépensé est perdu à la fin du tour.
animal-learned = Animaux. De même espèce, par séries de quatre.
animal-else = Deux efforts, un animal : prenez le Paresseux géant.

middle = Continuez, et encore une fois.
middle-text = Au milieu, vous pourriez tourner des animaux pour leurs avantages immédiats ; mais tournés, ils ne comptent plus. Gardez les vôtres verticaux.
middle-else = Ne tournez pas vos animaux maintenant : continuez.

bottom = Premier en bas : prenez le premier animal du paquet.
bottom-text = Le premier pion de la manche qui arrive au bas d’une colonne en prend le bonus. Les zones hautes ne sont jamais bloquées.
bottom-learned = Bas. Le premier arrivé prend le bonus.
bottom-else = Prenez le bonus : le premier animal du paquet.

settle = Placez un pion dans S’installer, jouez deux cartes, prenez un Chasseur et continuez.
settle-text = Une carte Tribu coûte 2 efforts et vient en main. Le Chasseur donne plus d’effort dans la colonne Chasser : votre paquet se renforce.
settle-learned = S’installer. De meilleures cartes pour 2 efforts.
settle-else = S’installer : jouez une Femme de tribu et un Homme de tribu, prenez le Chasseur, continuez.

bury = Enterrez l’Homme de tribu que vous venez de jouer, pour 1 outil, et continuez.
bury-text = Les cartes enterrées quittent votre paquet pour de bon et gardent leurs points. Un paquet léger ramène plus souvent les bonnes cartes.
bury-else = Enterrez l’Homme de tribu posé au-dessus de votre plateau, puis continuez.

honor = Premier en bas encore : enterrez une carte de plus sans payer, et mettez l’idole sur la piste d’honneur.
honor-text = À la fin, le nombre de cartes enterrées rapporte selon votre place sur la piste d’honneur. L’autre piste, l’offrande, change en points la nourriture et les outils restants.
honor-learned = Enterrer. Cela rapporte selon la piste d’honneur.
honor-else = Prenez l’enterrement, l’Homme de tribu de la défausse, puis l’idole sur la piste d’honneur.

eat = Placez le dernier pion dans Migrer et mangez 3 nourritures.
eat-text = La nourriture donne de l’effort quand le marqueur quitte la case 2, 3, 5, 6, 8 ou 9. Depuis 4 : rien, puis 1, puis 1. Vous gardez vos cartes pour le rituel.
eat-learned = Nourriture. Quitter 2, 3, 5, 6, 8 ou 9 donne 1 effort.
eat-else = Migrer, puis mangez trois fois.

camp = Placez un camp sur la base, déplacez-en un vers a1, et continuez.
camp-text = Chacun coûte 1 effort. Un camp vaut 1 influence sur sa tuile : qui en a le plus prend l’avantage de la tuile au rituel. Chaque camp parti de votre plateau relève aussi votre limite de nourriture.
camp-learned = Camps. De l’influence sur la carte.
camp-else = Un camp sur la base, puis un de la base vers a1.

pile = Mettez le Chasseur et le Brave sur votre pile Rituel.
pile-text = Après le troisième pion, vous pouvez mettre des cartes de côté, face cachée. On compare leur effort : le plus haut total sera premier.
pile-learned = Rituel. Les cartes mises de côté fixent l’ordre.
pile-else = Mettez de côté le Chasseur et le Brave, puis arrêtez.

eclipse = Vous êtes premier : placez un mégalithe.
eclipse-text = La première place du rituel donne un mégalithe. Posé sur le plateau, il donne l’avantage de son emplacement ; empilé, il compte à la fin, multiplié par les vôtres en dessous.
eclipse-else = Placez le mégalithe sur le premier emplacement.

lead = Prenez l’avantage de a1, sous forme d’outil.
lead-text = Vous avez le plus d’influence sur a1 : son avantage est à vous. À chaque gain, vous pouvez prendre un avantage moindre à la place.
lead-learned = Carte. Les tuiles dominées donnent à chaque rituel.
lead-else = Laissez les actions des cartes, prenez l’avantage de a1, sous forme d’outil.

end = Encore trois générations comme celle-ci.
end-text = Les pierres sacrées de la colonne Fabriquer comptent ce qu’elles montrent. La nourriture et les outils restants rapportent selon l’offrande. Votre plateau fait la somme à tout moment.
end-learned = Fin. Votre plateau fait la somme.

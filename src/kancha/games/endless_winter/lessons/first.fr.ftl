lesson-title = Votre première partie
lesson-blurb = Une génération : chasser, recruter, enterrer, migrer, et le premier rituel.
lesson-end = C’était une manche entière. Trois autres suivent : plus de cartes, plus d’effort, plus de tout. Continuez d’ici.

goal = Le plus de points après quatre générations gagne.
goal-text = Presque tous les points se comptent à la fin. Votre plateau dit ce que vous auriez maintenant : séries d’Animaux, cartes et sépultures, Pierres sacrées, Mégalithes, reste de Nourriture et d’Outils.
goal-learned = But. Des points à la fin, de plusieurs sources.

figure = Placez votre Chef dans la colonne Chasser.
figure-text = Vous avez trois pions par manche, le Chef et deux autres. Un pion descend une colonne : zone du haut, du milieu, du bas. Le Chef apporte 1 effort.
figure-learned = Tour. Un pion, une colonne, vers le bas.
figure-else = Toute colonne conviendrait. Commencez par le Chef dans Chasser.

labor = Jouez un membre de la tribu pour son effort.
labor-text = Les cartes Tribu de la main paient : chacune donne l’effort imprimé, plus encore dans sa colonne. Avec le Chef, vous en aurez 2.
labor-learned = Effort. Les cartes, le Chef et la Nourriture.
labor-else = Il vous faut encore 1 effort : jouez la carte demandée.

animal = Prenez le paresseux géant pour 2 efforts.
animal-text = Les Animaux verticaux d’une même espèce marquent par séries de quatre au plus : plus la série est grande, plus elle paie. L’effort inutilisé est perdu à la fin du tour.
animal-learned = Animaux. Des séries de quatre, de même espèce.
animal-else = Deux efforts, un Animal : prenez le paresseux géant.

middle = Continuez, et encore une fois.
middle-text = Au milieu, vous pourriez tourner des Animaux pour leurs avantages immédiats ; mais tournés, ils ne marquent plus. Gardez les vôtres verticaux.
middle-else = Ne tournez pas vos Animaux : continuez.

bottom = Premier en bas : prenez l’Animal du dessus.
bottom-text = Le premier pion de la manche qui arrive au bas d’une colonne en prend le bonus. Les zones du haut ne sont jamais bloquées.
bottom-learned = Bas. Le premier arrivé prend le bonus.
bottom-else = Prenez le bonus : l’Animal du dessus du paquet.

settle = Placez un pion sur S’installer, jouez deux cartes, prenez un Chasseur et continuez.
settle-text = Une carte Tribu coûte 2 efforts et vient en main. Le Chasseur donne plus d’effort dans la colonne Chasser : votre paquet se renforce.
settle-learned = S’installer. De meilleures cartes pour 2 efforts.
settle-else = S’installer : jouez les deux cartes demandées, prenez le Chasseur, continuez.

bury = Enterrez la carte que vous venez de jouer, pour 1 Outil, et continuez.
bury-text = Les cartes enterrées quittent votre paquet pour de bon et gardent leurs points. Un paquet léger ramène plus souvent les bonnes cartes.
bury-else = Enterrez la carte au-dessus de votre plateau, puis continuez.

honor = Premier en bas encore : enterrez une carte de plus sans payer, et mettez l’Idole sur la piste d’Honneur.
honor-text = À la fin, le nombre de cartes enterrées paie selon votre place sur la piste d’Honneur. L’autre piste, l’Offrande, fait des points du reste de Nourriture et d’Outils.
honor-learned = Sépultures. Elles paient selon la piste d’Honneur.
honor-else = Prenez l’enterrement, la carte de la défausse, puis l’Idole sur la piste d’Honneur.

eat = Placez le dernier pion sur Migrer et mangez 3 Nourritures.
eat-text = La Nourriture donne de l’effort quand le marqueur quitte 2, 3, 5, 6, 8 ou 9. Depuis 4 : rien, puis 1, puis 1. Vous gardez vos cartes pour le rituel.
eat-learned = Nourriture. Quitter 2, 3, 5, 6, 8 ou 9 donne un effort.
eat-else = Migrer, puis mangez trois fois.

camp = Placez un Camp sur la Base, déplacez-en un vers a1, et continuez.
camp-text = Chacun coûte 1 effort. Un Camp vaut 1 d’Influence sur sa tuile : qui en a le plus en prend l’avantage au rituel. Chaque Camp parti de votre plateau relève aussi votre limite de Nourriture.
camp-learned = Camps. De l’Influence sur la terre.
camp-else = Un Camp sur la Base, puis un de la Base vers a1.

pile = Mettez le Chasseur et le Brave sur votre pile Rituel.
pile-text = Après le troisième pion, vous pouvez mettre des cartes de côté, face cachée. On compare leur effort : le plus haut total sera premier.
pile-learned = Rituel. Les cartes mises de côté fixent l’ordre.
pile-else = Offrez le Chasseur et le Brave, puis arrêtez.

eclipse = Vous êtes premier : placez un Mégalithe.
eclipse-text = La première place du rituel donne un Mégalithe. Posé sur le plateau, il donne l’avantage de son emplacement ; empilé, il marque à la fin, multiplié par les vôtres en dessous.
eclipse-else = Placez le Mégalithe sur le premier emplacement.

lead = Prenez l’avantage de a1, sous forme d’Outil.
lead-text = Vous avez le plus d’Influence sur a1, donc la tuile vous paie. À chaque gain, vous pouvez prendre quelque chose de moindre à la place.
lead-learned = Terre. Les tuiles dominées paient à chaque rituel.
lead-else = Laissez les actions des cartes, prenez l’avantage de a1, sous forme d’Outil.

end = Encore trois générations comme celle-ci.
end-text = Les Pierres sacrées de la colonne Fabriquer marquent selon ce qu’elles montrent. Le reste de Nourriture et d’Outils paie selon l’Offrande. Votre plateau fait la somme à tout moment.
end-learned = Fin. Votre plateau fait la somme.

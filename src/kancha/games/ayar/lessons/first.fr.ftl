lesson-title = Votre première partie
lesson-blurb = Le premier jour et la première nuit : les quatre activités, un temple, Soleil et Lune.
lesson-end = Un jour et une nuit sont passés ; trois autres suivent, chacun avec un marqueur de moins. Continuez, et gardez Soleil et Lune en équilibre.

goal = Marquez Soleil et Lune : seul le plus faible compte.
goal-text = Quatre jours, quatre nuits. Le jour, vous travaillez aux quatre activités de votre plateau : agriculture, construction, tissage et poterie. Chacune montre des soleils et des lunes, qui deviennent des points plus tard : les lunes la nuit, les soleils à l’aube.
goal-learned = But. Le plus faible de Soleil et Lune compte.

start = Prenez le tambo du coin en haut à gauche, a1, et posez-le sur le chemin turquoise.
start-text = Les tambos sont les 16 refuges de votre grille. Avant le premier jour, chacun en pose un sur un chemin et travaille une fois. L’emplacement dit ce qu’on fait : ici l’agriculture, avec une puissance de 1.
start-else = Pour cette leçon : le tambo a1, puis le premier emplacement du chemin turquoise.

farm = Plantez un maïs de l’ensemble A.
farm-text = Un ensemble est une ligne de maïs ; chaque puissance en plante un. Un soleil apparaît sous le maïs qui part ; quand l’ensemble est vide, vous avez aussi ses lunes.
farm-learned = Agriculture. Le maïs découvre des soleils, les ensembles vides montrent des lunes.
farm-else = Prenez le maïs de l’ensemble A : il sera vide le plus tôt.

marker = À vous : couchez le marqueur gris à côté de la rangée 1.
marker-text = Vous avez cinq marqueurs Étape : un pour chacun des quatre hommes, et un doré. On le couche à côté d’une ligne qui a encore un tambo. Les flèches disent de combien avance l’homme de cette couleur : 2 cases.
marker-learned = Tour. Marqueur, marche, tambo, travail.
marker-else = D’abord le marqueur gris, puis la rangée 1, où une case est déjà vide.

tambo = Prenez le tambo b1 et posez-le sur le chemin gris, en Construction.
tambo-text = Deux cases de la rangée 1 sont vides, donc votre puissance est 2 : plus une ligne est vide, plus vous êtes fort. Un tambo se pose toujours sur un emplacement libre derrière l’homme qui a avancé.
tambo-learned = Puissance. Les cases vides de la ligne.
tambo-else = Prenez b1, puis l’emplacement de construction juste derrière l’homme gris.

reeds = Naviguez, et bâtissez deux îles.
reeds-text = Allez à l’île 2, revenez au départ, allez à l’île 1. Entrer sur une case coûte la puissance inscrite ; là où vous n’avez pas d’île, vous en bâtissez une. La meilleure île dit vos lunes, déjà 6. Des soleils apparaissent là où les îles quittent votre plateau.
reeds-learned = Construction. La meilleure île donne les lunes.
reeds-else = Naviguez vers l’île 2, le départ, puis l’île 1.

viracocha = Votre deuxième île donne un Viracocha : faites-en un lama.
viracocha-text = Prenez-le, placez-le sur le lama, puis arrêtez-vous. Les Viracocha sont des aides : chacun remplit l’un de vos neuf bonus, puissance, soleils ou lunes, pour toute la partie. Le lama n’en demande qu’un.
viracocha-learned = Viracocha. Ils remplissent des bonus durables.
viracocha-else = Prenez le Viracocha de la zone 1, placez-le sur le lama, puis arrêtez-vous.

weave = Tissez un textile.
weave-text = Couchez le marqueur turquoise à la colonne b, prenez b2, posez-le en Tissage, prenez un textile de la pile 1, posez-le debout dans la première colonne. Comptent les soleils entiers et les moitiés qui se rejoignent ; les lunes sont sous les colonnes pleines depuis la gauche.
weave-learned = Tissage. Colonnes pleines et soleils entiers.
weave-else = Turquoise à la colonne b, tambo b2, l’emplacement de tissage du chemin turquoise, un textile de la pile 1, debout en a1.

gold = Prenez le marqueur doré, et plantez deux fois.
gold-text = Il n’y a pas d’homme doré : ce marqueur fait avancer l’homme de votre choix. Couchez-le à la rangée 2, avancez l’homme brun, prenez a2, plantez deux fois de l’ensemble A. Sans a2, le quart en haut à gauche de votre grille est vide, et cela vaut un temple.
gold-else = Doré à la rangée 2, l’homme brun, tambo a2, l’emplacement d’agriculture du chemin brun, deux maïs de l’ensemble A.

temple = Posez votre temple de la construction dans la rangée de la femme brune.
temple-text = Chaque homme a une compagne, la femme de sa couleur, et elle a une rangée de temples. Une nuit, l’homme brun se retirera ; ce temple marquera alors les lunes de la construction et le bonus de sa place.
temple-learned = Temples. Ils marquent quand l’homme de leur rangée se retire.
temple-else = La construction vous donne le plus de lunes : choisissez son temple.

power = Plantez trois maïs, avec une puissance de 3.
power-text = Couchez le marqueur brun à la colonne a, où deux cases sont vides, et prenez a3 : trois cases vides, puissance 3. Plantez un maïs de A, qui est alors vide et montre ses lunes, et deux de B. Une ligne vidée donne son propre bonus.
power-else = Brun à la colonne a, tambo a3, l’emplacement d’agriculture du chemin brun, puis un maïs de A et deux de B.

pottery = Prenez un récipient.
pottery-text = Couchez le marqueur violet à la rangée 3, prenez b3, posez-le en Poterie, prenez le récipient à 2. Les récipients remplissent votre piste depuis la gauche et découvrent des soleils. Ceux d’une même couleur donnent ensemble 1, 4, 9 ou 16 lunes.
pottery-learned = Poterie. Même couleur, plus de lunes.
pottery-else = Violet à la rangée 3, tambo b3, l’emplacement de poterie du chemin violet, puis le récipient de la case 2.

night = La nuit tombe. Vous avez planté le plus : un Viracocha est à vous.
night-text = Tous les marqueurs sont couchés : le jour est fini. Chaque nuit, l’homme le plus en retard se retire : il quitte le chemin pour de bon, ici le violet. Qui a planté le plus de maïs prend le Viracocha auprès de sa compagne ; placez-le sur le bonus des temples.
night-learned = Nuit. L’homme le plus en retard se retire.
night-else = Placez-le sur le bonus qui donne 2 points Lune par temple.

retire = Vos premiers points : marquez les 6 lunes de la construction.
retire-text = Le marqueur de l’homme retiré va sur une activité et marque les lunes qu’elle montre : la construction en montre 6, votre score Lune passe de 0 à 6. Chaque activité ne prend qu’un marqueur de toute la partie. Votre rival avait aussi un temple dans la rangée violette.
retire-learned = Marqueurs. Chacun marque les lunes d’une activité.
retire-else = La construction a le plus de lunes : retirez-le là.

raymi = Points Soleil : ce qu’un Raymi vous apportera.
raymi-text = Cette tuile Raymi est pour l’agriculture, et la vôtre montre 3 soleils. Quand un homme l’atteindra, votre compteur Inti passera de 0 à 3. Chaque aube rapportera alors 3 points Soleil : il en reste trois, donc 9. Les premiers soleils rapportent le plus.
raymi-learned = Raymi. Il fait avancer le compteur Inti, qui rapporte à chaque aube.

end = Surveillez les deux pistes.
end-text = Vous avez 6 points Lune et pas encore de points Soleil, donc 0 : gagnez des soleils avant le prochain Raymi. À la fin, les lamas aident le côté le plus faible, et ce côté est votre score.
end-learned = Fin. Les lamas aident le côté le plus faible.

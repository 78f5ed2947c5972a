lesson-title = Votre première partie
lesson-blurb = Le premier jour et la première nuit : les quatre activités, un temple, Soleil et Lune.
lesson-end = Un jour et une nuit sont passés ; trois autres suivent, chacun avec un marqueur de moins. Continuez, et gardez Soleil et Lune en équilibre.

goal = Marquez Soleil et Lune : seul le plus faible compte.
goal-text = Quatre jours, quatre nuits. Le jour, vous travaillez à quatre activités, agriculture, construction, tissage et poterie ; chacune donne des soleils et des lunes. Ils deviennent des points la nuit et à l’aube.
goal-learned = But. Le plus faible de Soleil et Lune compte.

start = Prenez le tambo du coin et posez-le sur le chemin turquoise.
start-text = Avant le premier jour, chacun travaille une fois. L’emplacement où l’on pose un tambo dit ce qu’on fait : ici l’agriculture, avec une puissance de 1.
start-else = Pour cette leçon : le tambo a1, puis le premier emplacement du chemin turquoise.

farm = Plantez un maïs de l’ensemble A.
farm-text = Un maïs par puissance. Des soleils apparaissent sous les maïs qui partent ; un ensemble vidé donne ses lunes.
farm-learned = Agriculture. Le maïs découvre des soleils, les ensembles vides donnent des lunes.
farm-else = Prenez le maïs de l’ensemble A : il sera vide le plus tôt.

marker = À vous : couchez le marqueur gris à côté de la rangée 1.
marker-text = Vous avez cinq marqueurs. La ligne doit encore avoir un tambo. Les flèches disent de combien avance l’homme de cette couleur : le gris, 2 cases.
marker-learned = Tour. Marqueur, marche, tambo, travail.
marker-else = Choisissez le marqueur gris et la rangée 1, où une case est déjà vide.

tambo = Prenez le tambo b1 et posez-le sur le chemin gris, en Construction.
tambo-text = Deux cases de la rangée 1 sont vides, donc votre puissance est 2. Plus la ligne est vide, plus vous êtes fort. On pose derrière l’homme, sur un emplacement libre.
tambo-learned = Puissance. Les cases vides de la ligne.
tambo-else = Prenez b1, puis l’emplacement de construction juste derrière l’homme gris.

reeds = Naviguez : île 2, retour au départ, île 1.
reeds-text = Construire, c’est naviguer sur le lac. Entrer sur une case coûte de la puissance. Là où vous n’avez pas d’île, vous en bâtissez une. Lunes : votre meilleure île, déjà 6. Des soleils apparaissent là où les îles quittent votre plateau.
reeds-learned = Construction. La meilleure île donne les lunes.
reeds-else = Naviguez vers l’île 2, le départ, puis l’île 1.

viracocha = Votre deuxième île donne un Viracocha : prenez-le, faites-en un lama, et arrêtez-vous.
viracocha-text = Les Viracocha remplissent neuf bonus : plus de puissance, plus de soleils, des lunes pour les temples. Le lama n’en demande qu’un. Les lamas deviennent Soleil ou Lune à la fin, à votre gré.
viracocha-learned = Viracocha. Ils remplissent des bonus durables.
viracocha-else = Prenez le Viracocha de la zone 1, placez-le sur le lama, puis arrêtez-vous.

weave = Couchez le marqueur turquoise à la colonne b, prenez b2, tissez un textile de puissance 1.
weave-text = Un textile couvre deux cases. Comptent les soleils entiers et les moitiés qui se rejoignent ; les lunes sont sous les colonnes pleines depuis la gauche. Posez-le debout dans la première colonne.
weave-learned = Tissage. Colonnes pleines et soleils entiers.
weave-else = Turquoise à la colonne b, tambo b2, l’emplacement de tissage du chemin turquoise, un textile de la pile 1, debout en a1.

gold = Couchez le marqueur doré à la rangée 2, avancez l’homme brun, prenez a2 et plantez deux fois.
gold-text = Le marqueur doré fait avancer l’homme de votre choix. Avec a2, tout un quadrant de votre grille est vide : cela vaut un temple.
gold-else = Doré à la rangée 2, l’homme brun, tambo a2, l’emplacement d’agriculture du chemin brun, deux maïs de l’ensemble A.

temple = Posez le temple de la construction dans la rangée brune.
temple-text = Un temple se tient à côté de la femme de la couleur de l’homme. Quand il se retire, la nuit, le temple marque les lunes de son activité et le bonus de sa place. La construction a le plus de lunes.
temple-learned = Temples. Ils marquent quand leur homme se retire.
temple-else = La construction vous donne le plus de lunes : choisissez son temple.

power = Couchez le marqueur brun à la colonne a, prenez a3 et plantez trois maïs.
power-text = Trois cases vides : puissance 3. L’ensemble A est vide et donne ses lunes. Une ligne vidée donne son propre bonus : a3 n’y laisse qu’un tambo.
power-else = Brun à la colonne a, tambo a3, l’emplacement d’agriculture du chemin brun, puis un maïs de A et deux de B.

pottery = Couchez le marqueur violet à la rangée 3, prenez b3 et le récipient à 2.
pottery-text = Les récipients remplissent votre piste de gauche à droite et découvrent des soleils. Ceux d’une même couleur donnent ensemble 1, 4, 9 ou 16 lunes.
pottery-learned = Poterie. Même couleur, plus de lunes.
pottery-else = Violet à la rangée 3, tambo b3, l’emplacement de poterie du chemin violet, puis le récipient de la case 2.

night = La nuit tombe. Vous avez planté le plus : un Viracocha est à vous.
night-text = L’homme le plus en retard se retire, ici le violet. Qui a planté le plus de maïs prend le Viracocha à côté de sa compagne. Placez-le sur le bonus des temples.
night-learned = Nuit. L’homme le plus en retard se retire.
night-else = Placez-le sur le bonus qui donne 2 points Lune par temple.

retire = Retirez votre marqueur violet sur la construction : 6 lunes.
retire-text = Chaque nuit, un marqueur va sur une activité et en marque les lunes, une fois par activité. Votre rival avait un temple dans la rangée violette : le vôtre, dans la brune, marquera quand le brun se retirera.
retire-learned = Marqueurs. Chacun marque les lunes d’une activité.
retire-else = La construction a le plus de lunes : retirez-le là.

raymi = D’où viennent les soleils : Raymi.
raymi-text = Quand un homme atteint une tuile Raymi, chacun ajoute à son compteur Inti les soleils de l’activité de la tuile. Chaque aube rapporte ce que montre le compteur, encore et encore : plus tôt viennent les soleils, plus ils rapportent.
raymi-learned = Raymi. Le compteur Inti rapporte à chaque aube.

end = Surveillez les deux pistes.
end-text = Vous avez des lunes et pas encore de soleil : tissez et cultivez avant le prochain Raymi. À la fin, les lamas aident le côté le plus faible, et ce côté est votre score.
end-learned = Fin. Les lamas aident le côté le plus faible.

lesson-title = Votre première partie
lesson-blurb = Le premier jour et la première nuit : les quatre activités, un temple, un Raymi, des points Lune et des points Soleil.
lesson-end = Un jour et une nuit sont passés ; trois autres suivent, chacun avec un marqueur de moins. Continuez, et gardez Soleil et Lune en équilibre.

goal = Deux scores, Soleil et Lune : seul le plus faible compte.
goal-text = Voici vos deux pistes et, doré, votre compteur Inti. La partie dure quatre jours et quatre nuits. Les points Lune se marquent la nuit ; les points Soleil à l’aube, selon le compteur. À la fin, votre score est la plus faible des deux pistes.
goal-learned = But. La plus faible de vos deux pistes compte.

crafts = Quatre activités, chacune avec des soleils et des lunes.
crafts-text = Agriculture, construction d’îles, tissage et poterie. Le disque doré dit combien de soleils l’activité montre, le blanc combien de lunes ; à droite de l’écran, « 3/5 » dit de même 3 soleils et 5 lunes. Plus vous travaillez, plus ils montent. Ce ne sont pas encore des points : c’est ce que vous pourrez marquer.
crafts-learned = Activités. Disque doré, soleils ; disque blanc, lunes.

start = Prenez le tambo du coin en haut à gauche, a1, et posez-le sur le chemin turquoise.
start-text = Les tambos sont les 16 refuges de votre grille. Avant le premier jour, chacun en pose un sur un chemin et travaille une fois. L’emplacement dit ce qu’on fait : ici l’agriculture, avec une puissance de 1.
start-else = Pour cette leçon : le tambo a1, puis le premier emplacement du chemin turquoise.

farm = Plantez un maïs de l’ensemble A.
farm-text = Un ensemble est une ligne de maïs ; chaque puissance en plante un. Sous certains maïs se cache un soleil. Un ensemble vidé montre aussi ses lunes, le nombre au bout de la ligne.
farm-learned = Agriculture. Le maïs découvre des soleils, les ensembles vides montrent des lunes.
farm-else = Prenez le maïs de l’ensemble A : il sera vide le plus tôt.

marker = À vous : couchez le marqueur gris à côté de la rangée 1.
marker-text = Vous avez cinq marqueurs Étape : un pour chacun des quatre hommes, et un doré. On en couche un par tour, à côté d’une ligne qui a encore un tambo et pas de marqueur. Celle-ci a 2 flèches : l’homme gris avance de 2 cases, de la case 1 à la case 3.
marker-learned = Tour. Marqueur, marche, tambo, travail.
marker-else = D’abord le marqueur gris, puis la rangée 1, où une case est déjà vide.

tambo = Prenez le tambo b1 et posez-le sur le chemin gris, en Construction.
tambo-text = La rangée 1 a déjà une case vide ; sans b1 elle en aura deux, donc votre puissance est 2. Plus une ligne est vide, plus vous êtes fort. L’emplacement, derrière l’homme qui a avancé, dit votre travail : construire des îles.
tambo-learned = Puissance. Les cases vides de la ligne.
tambo-else = Prenez b1, puis l’emplacement de construction juste derrière l’homme gris.

reeds = Naviguez, et bâtissez deux îles.
reeds-text = Allez à une île, revenez au départ, allez à l’autre. Entrer sur une case coûte le petit nombre noté à côté, ici 1 par île ; le départ, et une case où quelqu’un a déjà une île, ne coûtent rien. Sur une case Île, vous en bâtissez une. La meilleure donne ses lunes : déjà 6.
reeds-learned = Construction. La meilleure île donne les lunes.
reeds-else = Naviguez vers l’île 2, le départ, puis l’île 1.

viracocha = Votre deuxième île donne un Viracocha : faites-en un lama.
viracocha-text = La deuxième, la quatrième et la sixième île en donnent un. Prenez-le, placez-le sur le lama, puis arrêtez-vous. Les Viracocha remplissent vos neuf bonus, qui aident pour toute la partie ; chacun en demande autant qu’il a de petites cases : le lama un seul, les autres deux à quatre.
viracocha-learned = Viracocha. Ils remplissent des bonus durables.
viracocha-else = Prenez le Viracocha de la zone 1, placez-le sur le lama, puis arrêtez-vous.

weave = Tissez un textile.
weave-text = Suivez les cercles dorés, comme à chaque tour : marqueur, tambo, emplacement, travail. Choisissez la première image debout, puis la case a1. Deux moitiés de soleil qui se touchent en font un ; ce textile seul n’en donne donc aucun. Une première colonne pleine donnera 3 lunes, deux 6, trois 10…
weave-learned = Tissage. Colonnes pleines et soleils entiers.
weave-else = Turquoise à la colonne b, tambo b2, l’emplacement de tissage du chemin turquoise, le textile de la pile 2, l’image debout, puis a1.

quarter = Videz un quart de votre grille : cela vaut un temple.
quarter-text = Couchez le marqueur brun à la rangée 2, prenez a2 et plantez deux maïs de A. Les quatre cases du coin en haut à gauche sont alors vides : ce quart vous donne un temple. Une rangée ou une colonne vidée donne son propre bonus, dessiné à son bout.
quarter-else = Brun à la rangée 2, tambo a2, l’emplacement d’agriculture du chemin brun, deux maïs de l’ensemble A.

temple = Posez votre temple de la construction dans la rangée de la femme brune.
temple-text = L’homme brun vient de marcher : le temple va donc chez sa compagne, la femme brune. La nuit où il se retirera, ce temple vous donnera des points Lune : les 6 lunes de la construction, plus les 6 de sa place.
temple-learned = Temples. Ils marquent quand l’homme de leur rangée se retire.
temple-else = La construction vous donne le plus de lunes : choisissez son temple.

gold = Avec le marqueur doré, menez l’homme turquoise à un Raymi.
gold-text = Ce marqueur fait avancer l’homme de votre choix, ici d’une case : le turquoise passe de 7 à 8, où attend une tuile Raymi, fête de l’agriculture. Prenez a3 : trois cases vides, puissance 3. Plantez un maïs de A et deux de B : vous aurez 3 soleils à la fête, au lieu de 2.
gold-else = Doré à la colonne a, l’homme turquoise, tambo a3, l’emplacement d’agriculture du chemin turquoise, puis un maïs de A et deux de B.

raymi = Raymi : votre compteur Inti est passé de 0 à 3.
raymi-text = Un homme a atteint la tuile Raymi de l’agriculture. Le compteur de chacun avance des soleils que son agriculture montre : 3 chez vous, 2 chez votre rival ; qui en a au moins le nombre de la tuile gagne un lama. À chaque aube, vous marquez ce que dit le compteur, et il ne redescend jamais : 3 points Soleil, quatre fois.
raymi-learned = Raymi. Il fait avancer le compteur Inti, qui rapporte à chaque aube.

pottery = Prenez un récipient.
pottery-text = Suivez les cercles : le marqueur violet à la rangée 3, b3, la Poterie, le récipient à 2. Les récipients remplissent votre piste depuis la gauche et découvrent des soleils. Un, deux, trois ou quatre d’une même couleur donnent 1, 4, 9 ou 16 lunes.
pottery-learned = Poterie. Même couleur, plus de lunes.
pottery-else = Violet à la rangée 3, tambo b3, l’emplacement de poterie du chemin violet, puis le récipient de la case 2.

night = La nuit tombe. Vous avez planté le plus : un Viracocha est à vous.
night-text = Tous les marqueurs sont couchés : chaque nuit, l’homme le plus en retard se retire, ici le brun. Qui a planté le plus de maïs prend le Viracocha auprès de sa compagne. Placez-le sur le bonus des temples, qui en demande deux. Les points Lune annoncés viennent de la nuit, pas de ce choix.
night-learned = Nuit. L’homme le plus en retard se retire.
night-else = Placez-le sur le bonus qui donne 2 points Lune par temple.

retire = 12 points Lune par votre temple : marquez-en 6 de plus.
retire-text = L’homme brun s’est retiré, et votre temple de sa rangée a marqué 6 lunes de la construction plus 6 pour sa place : 12. Maintenant, votre marqueur brun va sur une activité et en marque les lunes : la construction, 6. Chaque activité ne prend qu’un marqueur de toute la partie.
retire-learned = Points Lune. Les temples, et un marqueur chaque nuit.
retire-else = La construction a le plus de lunes : retirez-le là.

dawn = L’aube : 3 points Soleil.
dawn-text = Après la nuit, chacun marque ce que dit son compteur Inti : 3 pour vous. Le compteur reste à 3. Trois aubes viennent encore : 9 points de plus si rien ne change. Le disque à l’étoile, Premier joueur, est passé à votre rival ; les marqueurs se sont relevés là où ils étaient.
dawn-learned = Points Soleil. Le compteur Inti, à chaque aube.

later = Ce que vous rencontrerez ensuite.
later-text = Le nombre d’une tuile Raymi dit combien de soleils il faut pour gagner aussi un lama ; il monte après un premier passage. Au bout d’un chemin, le compteur de chacun monte des soleils de deux activités. Vider une ligne au bonus doré le fait monter chez vous seul. Une case Île jaune ne prend qu’une île.

end = Soleil 3, Lune 18 : votre score serait 3.
end-text = La plus faible piste compte : il vous faut maintenant des soleils avant le prochain Raymi. À la fin, vos lamas s’ajoutent à la piste de votre choix : un vaut 1, deux 3, trois 6, et ainsi jusqu’à 25 pour neuf.
end-learned = Fin. Les lamas aident le côté le plus faible.

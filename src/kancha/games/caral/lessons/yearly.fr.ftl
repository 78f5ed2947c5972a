lesson-title = Module : tuiles annuelles
lesson-blurb = Chaque année récompense une chose, et qui en a le moins commence la suivante.
lesson-end = Vous connaissez les tuiles annuelles. Regardez une tuile plus loin : ce qui ne vaut rien aujourd’hui peut rapporter 3 l’an prochain.

row = Sept tuiles, une par année.
row-text = Elles sont mélangées et visibles dès le début : chacun peut prévoir. Celle qui est encadrée vaut maintenant : qui est le plus avancé sur le chemin. L’an prochain : les alpagas.
row-learned = Tuiles. Une catégorie par an, toutes visibles.

path = Votre rival est devant vous sur le chemin.
path-text = Qui a le plus dans la catégorie marque 3, le deuxième 1. On compare après la cérémonie, avant que les pions ne rentrent.
path-learned = Prime. 3 pour le plus, 1 pour le deuxième.

centre = Entrez au centre.
centre-text = Personne n’est plus loin que le centre, et l’année finit avant que votre rival ne suive. Vous ouvrez la cérémonie, mais avec les tuiles annuelles cela ne fait pas de vous la première famille.
centre-else = Il y a mieux à gagner : entrez au centre, personne n’est plus loin.

gift = Sacrifiez vos deux cartes pierre.
gift-text = Entre offrandes égales, celle posée d’abord remporte le prix, et vous offrez en premier. La tuile compte ensuite.
gift-else = Offrez les deux : deux posées d’abord battent deux posées après.

bonus = 3 pour le prix et 3 pour le chemin.
bonus-text = Votre rival était deuxième et marque 1. Il avait aussi le moins : il a donc été la première famille de la nouvelle année. Ainsi les derniers sont aidés.
bonus-learned = Premier. Qui a le moins commence l’an prochain.

alpacas = Allez au marché A4 pour deux cartes, attelez un alpaga, finissez votre tour.
alpacas-text = Cette année compte les alpagas, sur les traîneaux et chez les émissaires. Votre rival en a cinq, le plus qu’un traîneau porte.
alpacas-else = La tuile compte les alpagas : dépensez les deux cartes, allez au marché A4 et attelez-en un.

look = 5 contre 4 : la deuxième place rapporte aussi.
look-text = Si rien ne change, votre rival marque 3 et vous 1 ; vous avez le moins, donc vous serez de nouveau premier. La tuile suivante compte tous les Caralis que vous avez placés.

icon-token = Jeton Action : un point d’action de plus, une fois par tour
icon-single = Terrains simples, à vous : village, rizière
icon-field = Case rizière ; le nombre est son niveau
icon-border = Bord : plaine, 1 point d’action pour entrer ; montagne, 2
icon-pawn = Pion : qui est le plus haut dans une ville compte
icon-temple = Palais et sa valeur : 2 à 10, au plus la taille de sa ville
icon-festival = Danseuse : ce palais a eu sa fête, jusqu’à ce qu’il grandisse
icon-relics = Masque, tambour et marionnette : ce que les cartes Fête doivent avoir en commun avec la carte visible

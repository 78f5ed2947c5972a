icon-token = Jeton Action supplémentaire : un point d’action de plus, une fois par tour
icon-single = Terrains simples, à vous : village, cultures
icon-field = Case cultures ; le nombre est son niveau
icon-border = Bord : forêt, 1 point d’action pour entrer ; montagne, 2
icon-pawn = Inca : qui est le plus haut dans une ville compte
icon-temple = Temple et sa valeur : 2 à 10, au plus la taille de sa ville
icon-festival = Disque solaire : ce temple a eu sa fête, jusqu’à ce qu’il grandisse
icon-relics = Reliques : ce que les cartes Fête doivent avoir en commun avec la carte visible

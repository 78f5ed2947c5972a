illustration-C0-4 = Deux cases village côte à côte forment une localité de taille 2.
illustration-C3-4 = Un terrain double au niveau 2 : les deux cases dessous étaient au même niveau.
illustration-C4-3 = De k4 à k6 par un autre terrain : deux changements, 2 points d’action.
illustration-C5-5 = Un palais de valeur 4 dans une ville de quatre cases.
illustration-C6-4 = Ce bassin est entouré de tous côtés : le plus haut à son bord vient de marquer 3.

illustration-A3-1 = Le marqueur gris est couché face à la rangée 1, sur ses flèches ; la rangée 2 ferait avancer un Ayar de 3 cases.
illustration-A5-1 = Le tambo est posé sur un emplacement derrière l’Ayar gris.
illustration-A6-0 = La colonne a, une fois le tambo a3 pris : trois cases vides, puissance 3.
illustration-A6-F-4 = L’ensemble A est vide et donne ses lunes ; dans l’ensemble B, des soleils paraissent là où le maïs est parti.
illustration-A6-R-3 = Deux îles d’un joueur, et son radeau sur le dernier emplacement où il est entré.
illustration-A6-W-6 = La première colonne de la zone Tissage : pleine, elle donne les lunes inscrites dessous.
illustration-A7-3 = L’Ayar turquoise est devant une tuile Raymi : quand il l’atteindra, chacun ajoutera des soleils.
illustration-A8-3 = Un temple dans la rangée de la femme brune : il compte la nuit où l’Ayar brun se retire.

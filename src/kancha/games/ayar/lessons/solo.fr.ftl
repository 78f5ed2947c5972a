lesson-title = Seul contre l’Ayllu
lesson-blurb = Le jeu solo : comment pense votre rival, et ce qui ne change pas.
lesson-end = Vous savez comment joue l’Ayllu. Il n’a pas de mauvais jours : gardez Soleil et Lune en équilibre, et soyez rapide aux tuiles Raymi.

goal = Vous jouez comme toujours ; l’Ayllu suit ses jetons.
goal-text = Tout est en place comme à deux. Voici le plateau de l’Ayllu : quatre pistes au lieu de vos quatre activités et, dessous, ses jetons et son sac. Il a ici deux étoiles, le niveau habituel ; on en choisit une à quatre en ouvrant une partie.
goal-learned = Solo. L’Ayllu suit ses jetons.

start = Travaillez une fois, avant le premier jour.
start-text = Comme à deux : prenez le tambo a2, posez-le au premier emplacement du chemin violet, naviguez vers l’île 2 et arrêtez-vous. L’Ayllu commence après vous.
start-else = Prenez a2, posez-le sur le chemin violet, naviguez vers l’île 2 et arrêtez-vous.

ayllu = L’Ayllu a commencé par le tissage.
ayllu-text = Il pose son tambo sur un premier emplacement encore libre qui convient à une tuile Raymi proche. À droite, « Depuis votre tour » dit à chaque pas pourquoi il l’a fait.

turn = Votre premier tour : plantez deux maïs.
turn-text = Couchez le marqueur brun à la colonne a, prenez le tambo a1, posez-le sur l’emplacement d’agriculture du chemin brun, plantez deux fois de l’ensemble A. Vous et l’Ayllu jouez autant de tours.
turn-learned = Tours. Autant pour lui que pour vous.
turn-else = Brun à la colonne a, tambo a1, l’emplacement d’agriculture du chemin brun, deux maïs de l’ensemble A.

its-turn = Son tour : il a retourné un jeton et tiré un marqueur.
its-turn-text = Le marqueur tiré du sac nomme l’homme. Le jeton dit le reste : ▸ est le nombre de cases, + s’ajoute au numéro du jour et donne sa puissance. Le jour 1, un jeton à +2 donne une puissance de 3. Son travail suit la prochaine tuile Raymi de ce chemin.
its-turn-learned = Son tour. Un jeton, un marqueur du sac, le prochain Raymi.

again = Encore une fois : plantez deux maïs.
again-text = Couchez le marqueur gris à la rangée 2, prenez le tambo b2, posez-le sur l’emplacement d’agriculture du chemin gris, plantez deux fois de l’ensemble A. Un Raymi fait avancer le compteur des deux, quel que soit celui qui le déclenche.
again-else = Gris à la rangée 2, tambo b2, l’emplacement d’agriculture du chemin gris, deux maïs de l’ensemble A.

end = Des lamas au lieu de Viracocha.
end-text = Chaque fois que l’Ayllu gagnerait un Viracocha, il gagne un lama. À la fin, il répartit ses lamas pour que son total le plus faible soit le plus haut possible. Vous gagnez si le vôtre est plus haut ; à égalité, gagne qui a le moindre écart entre Soleil et Lune.
end-learned = Gagner. Battez son total le plus faible.

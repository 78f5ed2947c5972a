lesson-title = Seul contre l’Ayllu
lesson-blurb = Le jeu solo : comment pense votre rival, et ce qui ne change pas.
lesson-end = Vous savez comment joue l’Ayllu. Il n’a pas de mauvais jours : gardez Soleil et Lune en équilibre, et soyez rapide aux tuiles Raymi.

goal = Vous jouez comme toujours ; l’Ayllu suit ses jetons.
goal-text = Tout est en place comme à deux. L’Ayllu ne décide rien : des jetons et des marqueurs disent ce qu’il fait. Son plateau a une à quatre étoiles ; vous avez choisi le niveau avant la partie.
goal-learned = Solo. L’Ayllu suit ses jetons.

start = Travaillez une fois : tambo a2, premier emplacement du chemin violet, île 2, arrêt.
start-text = L’activité de départ est à vous d’abord, puis à l’Ayllu.
start-else = Prenez a2, posez-le sur le chemin violet, naviguez vers l’île 2 et arrêtez-vous.

ayllu = L’Ayllu a commencé par le tissage.
ayllu-text = Il pose son tambo sur un premier emplacement encore libre qui convient à une tuile Raymi proche. Le récit dit à chaque pas pourquoi il l’a fait.

turn = Votre premier tour : brun à la colonne a, tambo a1, et plantez deux maïs.
turn-text = Vous et l’Ayllu jouez autant de tours. Ensuite il retourne un jeton, qui donne les flèches, et tire un marqueur de son sac, qui nomme l’homme.
turn-learned = Son tour. Un jeton, un marqueur du sac.
turn-else = Brun à la colonne a, tambo a1, l’emplacement d’agriculture du chemin brun, deux maïs de l’ensemble A.

its-turn = Il a avancé, posé un tambo et tissé, avec une puissance de 3.
its-turn-text = Sa puissance est le numéro de la manche plus celui du jeton. Parmi les emplacements derrière son homme, il cherche l’activité de la prochaine tuile Raymi.
its-turn-learned = Son but. Le prochain Raymi du chemin.

again = Encore une fois : gris à la rangée 2, tambo b2, et plantez deux maïs.
again-text = Un Raymi profite aux deux, quel que soit celui qui le déclenche. Vider l’ensemble A vous donne ses lunes.
again-else = Gris à la rangée 2, tambo b2, l’emplacement d’agriculture du chemin gris, deux maïs de l’ensemble A.

end = Des lamas au lieu de Viracocha.
end-text = L’Ayllu change chaque Viracocha en lama, et répartit ses lamas à la fin pour que son total le plus faible soit le plus haut possible. Battez ce total.
end-learned = Gagner. Battez son total le plus faible.

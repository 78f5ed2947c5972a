lesson-title = Seul contre l’Ayllu
lesson-blurb = Le jeu solo : comment pense votre rival, et ce qui ne change pas.
lesson-end = Vous savez comment joue l’Ayllu. Il n’a pas de mauvais jours : gardez Soleil et Lune en équilibre, et soyez rapide aux tuiles Raymi.

goal = Vous jouez comme toujours ; l’Ayllu suit ses jetons.
goal-text = Vous jouez comme à deux : Soleil et Lune, et la plus faible piste compte. Voici le plateau de l’Ayllu : quatre pistes au lieu de vos activités, avec leurs soleils et leurs lunes à droite ; dessous, ses jetons et son sac. Ses étoiles disent sa force, de une à quatre ; on la choisit en ouvrant une partie.
goal-learned = Solo. L’Ayllu suit ses jetons.

start = Travaillez une fois, avant le premier jour.
start-text = Comme à deux : prenez le tambo a2, posez-le au premier emplacement du chemin violet, naviguez vers l’île 2 et arrêtez-vous. L’Ayllu commence après vous.
start-else = Prenez a2, posez-le sur le chemin violet, naviguez vers l’île 2 et arrêtez-vous.

ayllu = L’Ayllu a commencé par le tissage.
ayllu-text = Il a posé un tambo et travaillé une fois, avec une puissance de 1 : un textile. Il suit les deux tuiles Raymi de la case 8, construction et tissage ; le premier emplacement de construction étant à vous, il restait le tissage.

turn = Votre premier tour : plantez deux maïs.
turn-text = Couchez le marqueur brun à la colonne a, prenez le tambo a1, plantez deux fois de l’ensemble A. Vous et l’Ayllu jouez autant de tours.
turn-learned = Tours. Autant pour lui que pour vous.
turn-else = Brun à la colonne a, tambo a1, l’emplacement d’agriculture du chemin brun, deux maïs de l’ensemble A.

its-turn = Son tour : un jeton, et un marqueur tiré du sac.
its-turn-text = Il retourne un jeton au hasard, chacun une fois par jour : ▸3 +2. L’homme du marqueur tiré, le violet, avance de 3 cases ; la puissance est le numéro du jour plus 2, donc 3. Il travaille pour le prochain Raymi de ce chemin, le tissage : avec 3, un textile de la pile 1 et un de la pile 2. Sa piste montre 2 soleils et 6 lunes.
its-turn-learned = Son tour. Un jeton, un marqueur du sac, le prochain Raymi.

again = Encore une fois : plantez deux maïs.
again-text = Couchez le marqueur gris à la rangée 2, prenez le tambo b2, plantez deux fois de l’ensemble A. Un Raymi fait avancer le compteur des deux, quel que soit celui qui le déclenche.
again-else = Gris à la rangée 2, tambo b2, l’emplacement d’agriculture du chemin gris, deux maïs de l’ensemble A.

night = Sa nuit, ses temples, son aube.
night-text = Le jeton au temple lui fait poser un temple de l’activité où il a le plus de lunes ; il marquera comme les vôtres. La nuit, son marqueur en marque aussi les lunes, chaque activité une fois. À l’aube, il coche l’activité aux plus nombreux soleils pas encore cochée, les ajoute à son compteur, puis le marque.
night-learned = Sa nuit. Il marque toujours sa meilleure activité.

end = Des lamas au lieu de Viracocha.
end-text = Chaque fois que l’Ayllu gagnerait un Viracocha, il gagne un lama ; « 1 → 1 » : chacun lui vaut 1 point à la fin, du côté le plus faible. Vous gagnez si votre piste la plus faible est plus haute que la sienne ; à égalité, gagne le moindre écart entre Soleil et Lune.
end-learned = Gagner. Battez son total le plus faible.

illustration-E4-5 = La colonne Chasser : le Chef commence dans la zone haute, passe à celle du milieu, puis en bas.
illustration-E5-3 = La piste de nourriture : chaque symbole d’effort que le marqueur franchit donne 1 effort.
illustration-E8-5 = Un camp sur a1, et personne d’autre : cette tuile est dominée.
illustration-E13-4 = Un mégalithe sur le plateau même : il a pris l’avantage de son emplacement.
illustration-E14-1 = Les deux pistes d’idoles ; une idole est allée à l’honneur.

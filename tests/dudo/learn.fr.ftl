learn-line-last = Soyez le dernier à avoir des dés sous votre gobelet.
learn-line-bid = Annoncez combien de dés d’une face cachent tous les gobelets, plus haut que l’annonce précédente.
learn-line-doubt = Ou doutez : on soulève les gobelets, et qui s’est trompé perd un dé.
learn-line-aces = Les as comptent pour toutes les faces.
learn-line-outlast = un point par siège éliminé avant vous

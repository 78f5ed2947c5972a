learn-line-points = Le plus de points l’emporte : commandes et pièces.
learn-line-bid = Enchérissez pour les caisses du jour, ou passez.
learn-line-order = une commande livrée, selon sa carte

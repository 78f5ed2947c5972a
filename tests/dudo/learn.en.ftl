learn-line-last = Be the last with dice under your cup.
learn-line-bid = Say how many dice of a face all cups hide, higher than the bid before.
learn-line-doubt = Or doubt it: the cups are lifted, and whoever was wrong loses a die.
learn-line-aces = Aces count for every face.
learn-line-outlast = a point for each seat that you outlast

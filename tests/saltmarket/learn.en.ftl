learn-line-points = Most points win: from orders and from coins.
learn-line-bid = Bid for the crates of the day, or pass.
learn-line-order = an order delivered, by its card

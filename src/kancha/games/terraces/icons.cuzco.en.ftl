icon-token = Extra-action token: one action point more, once a turn
icon-single = Single tiles, your own: village, crop field
icon-field = Crop field hex; the number is its level
icon-border = Border: forest, 1 action point to enter; mountain, 2
icon-pawn = Inca: who stands highest in a city counts
icon-temple = Temple and its value: 2 to 10, no more than the size of its city
icon-festival = Sun disc: this temple has had its festival, until it grows
icon-relics = Relics: what festival cards must share with the open card

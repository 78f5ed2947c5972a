icon-token = Action token: one action point more, once a turn
icon-single = Single tiles, your own: village, rice field
icon-field = Rice field hex; the number is its level
icon-border = Border: plain, 1 action point to enter; mountain, 2
icon-pawn = Developer: who stands highest in a city counts
icon-temple = Palace and its value: 2 to 10, no more than the size of its city
icon-festival = Dancer: this palace has had its festival, until it grows
icon-relics = Mask, drum and puppet: what festival cards must share with the open card

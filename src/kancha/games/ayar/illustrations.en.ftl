illustration-A3-1 = The grey marker lies in the step slot of row 1, over its arrows; row 2 would move a man 3 spaces.
illustration-A5-1 = The tambo stands on a building slot behind the grey man.
illustration-A6-0 = Column a after the tambo a3 was taken: three empty cells, power 3.
illustration-A6-F-4 = Box A is empty and gives its Moons; in box B Suns appear where maize has left.
illustration-A6-R-3 = Two islands of one seat, and its boat on the slot it entered last.
illustration-A6-W-6 = The first column of the weaving area: when it is full, the Moons under it count.
illustration-A7-3 = The teal man stands before a Raymi tile: when he reaches it, everybody adds Suns.
illustration-A8-3 = A temple in the row of the brown woman: it scores in the night in which the brown man retires.

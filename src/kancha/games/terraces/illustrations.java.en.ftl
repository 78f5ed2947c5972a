illustration-C0-4 = Two village hexes side by side are one settlement of size 2.
illustration-C3-4 = A double tile on level 2: both hexes under it had the same level.
illustration-C4-3 = From k4 to k6 over other ground: two changes of ground, 2 action points.
illustration-C5-5 = A palace of value 4 in a city of four hexes.
illustration-C6-4 = This basin is closed in on all sides: the highest beside it has just scored 3.

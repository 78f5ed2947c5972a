illustration-E4-5 = The column Hunt: the Chief begins in the top zone, goes on to the middle and to the bottom.
illustration-E5-3 = The Food track: each Labor icon that the marker crosses is 1 Labor.
illustration-E8-5 = One Camp on a1 and nobody else there: that tile is led.
illustration-E13-4 = A Megalith on the board itself: it took the benefit of its slot.
illustration-E14-1 = The two idol tracks; an Idol went to Honor.

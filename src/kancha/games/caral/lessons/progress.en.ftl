lesson-title = Module: progress tiles
lesson-blurb = Finish a pyramid, improve an action space, and use it.
lesson-end = You know the progress tiles. They change the board for everybody, so lay them where you will be first to use them.

table = Three tiles wait on the progress table.
table-text = Three of eight tiles are drawn. They belong to the 1st, 3rd and 5th pyramid that anybody completes.
table-learned = Tiles. For the 1st, 3rd and 5th pyramid.

finish = Go to S2 and build its last level.
finish-text = Your pyramid has four of five levels, and nobody has finished one yet. The first one gives 3 fame, and the tile.
finish-else = One level is missing on S2: go there and build it.

lay = Lay the tile on the outer quarry A2, then end your turn.
lay-text = This tile goes on a quarry: stones as before, and then you may move one of your Caralis. From now on that is the action of A2, for everybody.
lay-learned = Laying. On a space of its kind, for everybody.
lay-else = Take A2 for this lesson: you will come past it soon.

priest = Ordain a priest on S2 from the village A1, then end your turn.
priest-text = A finished large pyramid takes a priest: 1 fame each new year, 2 at the end.
priest-else = First a priest: village A1, pyramid S2, end of turn.

rival = Your rival has used your tile.
rival-text = It loaded a stone and made a worker of the quarry priest of its pyramid on S1. A tile knows no owner.

use = Use A2: move your worker of the outer quarry to S5, then end your turn.
use-text = One of your Caralis may go to another place it could be put to: a worker becomes the builder of S5, without a village.
use-learned = Moving. Workers and builders, never owners or priests.
use-else = Try the tile: A2, use it, take the worker of the outer quarry, send it to S5.

next = Two tiles are left.
next-text = The 3rd pyramid brings a village tile, the 5th one for a market. A new tile may cover an old one.

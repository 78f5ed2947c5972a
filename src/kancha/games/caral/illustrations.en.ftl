illustration-K4-3 = From START to the quarry A2: action spaces and begun pyramids count, empty sites do not.
illustration-K5-1 = The architect has come to the quarry: spaces nearer to START give nothing any more this year.
illustration-K5-4 = Each of your own workers beside the quarry loads one stone.
illustration-K6-4 = A pyramid grows level by level, each one size smaller; the Carali on the arrow is its owner.
illustration-K7-1 = The progress table: the first pyramid pays 3, the seventh 1 and makes this year the last.

lesson-title = Module: emissaries
lesson-blurb = Send a Carali and an alpaca abroad: rewards, a lasting advantage and the diplomacy token.
lesson-end = You know the emissaries. The token is worth 4 at the end, and it can still change hands.

board = Your emissaries have five levels to climb.
board-text = Each level shows the Caralis and alpacas it takes. Only the lowest one that is not full can be filled.
board-learned = Board. Five levels, the lowest first.

architect = Move the architect 1 space.
architect-text = It may come to A1, but not past it: there you want to act.
architect-else = One space: then A1 is not behind it.

carali = Go back to the village A1, send a Carali abroad, end your turn.
carali-text = A village may send its Carali to the emissaries instead of to a quarry or a site. Level 1 needs just one.
carali-learned = Sending. Caralis from villages, alpacas from markets.
carali-else = Village A1, send a Carali, end the turn.

token = 1 fame, 1 stone, a tile face, and the token.
token-text = You were first to reach a level that nobody had reached, so the diplomacy token is yours: 4 fame at the end. Your rival is level now; equal does not move it.
token-learned = Token. For strictly more levels than anybody before.

quarry = Architect 1 space, then a stone at the quarry A2, end your turn.
quarry-text = Your tile face lets you swap stone and clay once a turn: one card of a pair may be the other type.
quarry-else = Architect 1, quarry A2, use it, end the turn.

alpaca = Keep the architect back, go to the market A4 and send the alpaca abroad.
alpaca-text = A market may send its new alpaca to the emissaries instead of to the sled. Level 2 needs one: 1 fame and 2 cards.
alpaca-else = Architect 0, market A4, send the alpaca abroad.

swap = Play a fish and an alpaca as a fish pair, harness an alpaca, end your turn.
swap-text = The face of level 2 swaps fish and alpaca. A fish pair repeats the action of the market, and this alpaca goes to your sled.
swap-learned = Face. Each level replaces the one before.
swap-else = Use the new face: the mixed fish pair, harness, end of turn.

levels = Level 3 takes two Caralis.
levels-text = Figures on a full level stay for ever, those on a level that is not full may be called back to pay. Whoever reaches level 3 first takes the token.

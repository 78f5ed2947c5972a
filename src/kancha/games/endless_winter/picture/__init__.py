"""How Endless Winter is drawn: the board, the tents of the tribes, the hand, and where actions are clicked."""

"""How Caral is drawn: the spiral's geometry, the board, the panels around it, and where actions are clicked."""

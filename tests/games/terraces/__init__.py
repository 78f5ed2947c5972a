"""Rule tests of Cuzco and Java."""

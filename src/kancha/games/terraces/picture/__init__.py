"""How Cuzco and Java look: one module per part of the table."""

"""The kernel: steps, actions, chance, matches, records and views. It knows no game."""

"""How a judgement is learned: matches of bots against themselves and others, and a network fitted to them.

Needs NumPy; playing does not.
"""

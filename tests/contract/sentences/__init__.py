"""Sentences of a game, each rendered with the values that languages trip over."""

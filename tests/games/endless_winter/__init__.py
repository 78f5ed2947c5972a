"""Endless Winter, paragraph by paragraph."""

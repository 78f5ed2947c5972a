"""Ayar for the eye: one module per panel, and where actions are clicked."""

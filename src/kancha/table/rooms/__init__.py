"""Rooms: where people meet before, during and after matches.

People, names, places, presence, clocks and chat belong to the room; a match knows seats only.
"""

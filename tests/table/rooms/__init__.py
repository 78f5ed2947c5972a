"""Rooms: people, places, clocks, chat, devices, notices."""

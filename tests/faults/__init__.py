"""Faults: what a table does when its database, its disk, its neighbours or its visitors do not behave."""

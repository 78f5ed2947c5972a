"""The lab: many matches at once, what came of them, and who plays better."""

from kancha.lab.matches import Outcome, Plan, play
from kancha.lab.simulate import simulate
from kancha.lab.tournament import tournament

__all__ = ["Outcome", "Plan", "play", "simulate", "tournament"]

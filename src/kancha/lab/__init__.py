"""The lab: many matches at once, what came of them, who plays better, and what a change of the game changes.

`simulate`, `tournament` and `sweep` play; `open_run` reads a folder of theirs again, `report` makes a page of it, and
`kancha.lab.plots` draws for notebooks. `pettingzoo`, `gymnasium` and
`openspiel` are the games as environments for learners. What goes beyond playing needs the extra `lab`.
"""

from kancha.lab.experiments import Experiment, experiment
from kancha.lab.fields import describe
from kancha.lab.matches import Outcome, play
from kancha.lab.report import report
from kancha.lab.results import Result, open_run
from kancha.lab.runs import Stopped
from kancha.lab.simulate import simulate
from kancha.lab.sweep import sweep
from kancha.lab.tournament import tournament

__all__ = [
    "Experiment",
    "Outcome",
    "Result",
    "Stopped",
    "describe",
    "experiment",
    "open_run",
    "play",
    "report",
    "simulate",
    "sweep",
    "tournament",
]

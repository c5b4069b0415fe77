"""The conformance suite: what must hold for every game, and a verdict on one."""

from kosmodrom.core.testing.check import check_game
from kosmodrom.core.testing.inspection import NAMES
from kosmodrom.core.testing.playthrough import playthrough
from kosmodrom.core.testing.report import ConformanceReport, Failure

__all__ = ["NAMES", "ConformanceReport", "Failure", "check_game", "playthrough"]

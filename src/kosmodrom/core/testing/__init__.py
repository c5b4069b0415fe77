"""The conformance suite: what must hold for every game, and a verdict on one."""

from kosmodrom.core.testing.check import check_game
from kosmodrom.core.testing.inspection import NAMES
from kosmodrom.core.testing.playthrough import playthrough
from kosmodrom.core.testing.report import Failure, Report

__all__ = ["NAMES", "Failure", "Report", "check_game", "playthrough"]

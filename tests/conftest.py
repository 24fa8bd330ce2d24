import logging
import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

# No test opens a window on the desktop unless it is asked to.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Programs that tests start can be interrupted even where the tests run in the background of a shell, which has
# switched interrupts off: a signal that is handled here is as it was in a program started from here.
signal.signal(signal.SIGINT, signal.default_int_handler)

# "ci" tries the same cases every time; "explore" looks for new ones: HYPOTHESIS_PROFILE=explore make test
settings.register_profile("ci", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("explore", parent=settings.get_profile("ci"), derandomize=False, max_examples=2_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


@pytest.fixture(autouse=True)
def no_log_lines(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A warning in any log of Python's fails its test; a test that wants one looks at it and clears it away."""
    yield
    lines = [*caplog.get_records("setup"), *caplog.get_records("call"), *caplog.records]
    assert [line.getMessage() for line in lines if line.levelno >= logging.WARNING] == []

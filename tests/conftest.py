import os

from hypothesis import HealthCheck, settings

# No test opens a window on the desktop unless it is asked to.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# "ci" tries the same cases every time; "explore" looks for new ones: HYPOTHESIS_PROFILE=explore make test
settings.register_profile("ci", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("explore", parent=settings.get_profile("ci"), derandomize=False, max_examples=2_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

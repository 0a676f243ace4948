"""The same examples in every run, and as much time as they take."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "koloda",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=200,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("koloda")

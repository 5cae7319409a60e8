"""Tests of the rules and of what each player may know."""

import pytest

# A check that two modules share says as much when it fails as one in the test itself.
pytest.register_assert_rewrite(
    "tests.games.refusals", "tests.games.side_by_side", "tests.games.london.side_by_side"
)

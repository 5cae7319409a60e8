"""Solving the rest of a round of Mr. Jack Pocket: what ``resolve`` is made of."""

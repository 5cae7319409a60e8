"""Slow, plain readings of the rule books, written from the rules and not from the engine."""

"""The games: compiled rules, words, and what each player may know."""

__all__: list[str] = []

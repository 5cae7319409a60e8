"""Mr. Jack Pocket."""

__all__: list[str] = []

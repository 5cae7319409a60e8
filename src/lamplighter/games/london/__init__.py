"""Mr. Jack (London)."""

__all__: list[str] = []

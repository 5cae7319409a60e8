"""The rooms of `benchmarks/service.py`: browsers that cost next to nothing, games, figures."""

"""What `benchmarks/service.py` is made of: browsers that cost next to nothing, games, figures.

How soon the first page is there, `benchmarks/page.py` asks too.
"""

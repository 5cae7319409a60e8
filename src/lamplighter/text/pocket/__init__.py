"""Pocket at the terminal: its rooms, as `lamplighter.text.rooms` lists them."""

"""How the bots play Mr. Jack Pocket."""

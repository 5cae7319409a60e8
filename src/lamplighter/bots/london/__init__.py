"""How the bots play Mr. Jack (London)."""

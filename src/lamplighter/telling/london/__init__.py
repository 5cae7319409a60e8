"""London told: its rooms, as `lamplighter.telling.rooms` lists them."""

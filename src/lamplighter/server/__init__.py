"""Playing in the browser: tables, their log, and the doors through which people come."""

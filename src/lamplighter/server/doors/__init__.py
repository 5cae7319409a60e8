"""The doors of the service: HTTP for everything that is not live, a socket for what is."""

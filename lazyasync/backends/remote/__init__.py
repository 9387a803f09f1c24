"""Devices of other hosts: a backend whose commands travel, and the server that does them."""

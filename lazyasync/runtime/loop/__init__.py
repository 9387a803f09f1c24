"""Waiting, turns, mailboxes, and what else the actors need of the event loop."""

"""Barriers: what is live becomes steps, which are sent to the scheduler, and taken up there."""

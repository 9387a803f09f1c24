"""Callers outside trio: tasks of asyncio, and threads that block."""

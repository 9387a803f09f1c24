"""Calls of libraries, and of native functions, that the threads of a device share."""

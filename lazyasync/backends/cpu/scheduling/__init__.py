"""How the operating system schedules the threads that compute: cores, priorities, contention."""

"""Pure and compiled rules play alike."""

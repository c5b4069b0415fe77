"""Many people at many tables, who move on time."""

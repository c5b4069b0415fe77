"""What the commands of the command line are built from."""

"""What kills a server over and over, and those who play meanwhile."""

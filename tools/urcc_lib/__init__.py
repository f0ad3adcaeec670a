"""What the command urcc is made of: one module for each target and for each format."""

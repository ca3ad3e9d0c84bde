"""What clicks do, one module per kind."""

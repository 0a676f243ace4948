"""What bots know beyond the rules."""

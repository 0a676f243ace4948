"""The arena: matches, tournaments, ratings, reports."""

"""What a person meets: views, words, texts, and positions as text."""

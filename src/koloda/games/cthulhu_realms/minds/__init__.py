"""What a player who thinks needs: a judgement of positions, bytes for learners."""

"""The games as environments: PettingZoo, Gymnasium, OpenSpiel, and batches."""

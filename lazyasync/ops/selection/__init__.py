"""What is selected, counted or grouped by values: some of the shapes depend on these."""

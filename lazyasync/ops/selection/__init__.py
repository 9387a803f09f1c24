"""What is selected, counted or grouped by values, on which some shapes depend; imported late."""

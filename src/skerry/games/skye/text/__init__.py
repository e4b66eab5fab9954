"""Isle of Skye as text: English, notation, pictures, records."""

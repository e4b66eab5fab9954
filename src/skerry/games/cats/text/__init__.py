"""The Isle of Cats as text: English, notation, pictures, records."""

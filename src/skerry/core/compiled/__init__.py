"""What all games share and mypyc compiles."""

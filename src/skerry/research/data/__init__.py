"""Records as data: tables, statistics and plots."""

"""What runs in memory: tables, connections, bots, clocks, chat."""

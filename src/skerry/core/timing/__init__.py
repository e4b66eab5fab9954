"""What `skerry bench` times: random games by the fast API of a game, or by its typed one."""

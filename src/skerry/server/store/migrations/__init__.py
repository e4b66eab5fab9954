"""The migrations of the database: each version of the schema, and the way from one to the next."""

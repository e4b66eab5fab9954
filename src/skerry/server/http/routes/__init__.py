"""The routes, a file for each subject, and the pages that they answer with."""

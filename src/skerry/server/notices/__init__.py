"""Notices: how people are called who do not look at the page."""

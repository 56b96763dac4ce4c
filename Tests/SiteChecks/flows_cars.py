"""The flows of the app for people with cars."""

FLOWS = []

"""Tests of Ayar: each cites the paragraphs it proves."""

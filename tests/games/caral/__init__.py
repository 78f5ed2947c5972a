"""Tests of Caral."""

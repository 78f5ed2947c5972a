"""The contract that every game of the catalogue keeps."""

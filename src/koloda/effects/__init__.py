"""Card data: from TOML files to checked structures, and from structures to text."""

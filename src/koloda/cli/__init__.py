"""The command line. Scripts outside the project call it: its options and fields are a contract."""

"""The table: lobby, rooms, replays and the web client."""

"""The import law: kernel <- effects <- games <- {agents, env, arena} <- server <- cli."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "koloda"
LAW = {
    "kernel": {"kernel"},
    "effects": {"kernel", "effects"},
    "games": {"kernel", "effects", "games"},
    "agents": {"kernel", "effects", "games", "agents"},
    "arena": {"kernel", "effects", "games", "agents", "env", "arena"},
    "env": {"kernel", "effects", "games", "agents", "arena", "env"},
    "server": {"kernel", "effects", "games", "agents", "arena", "env", "server"},
    "cli": {"kernel", "effects", "games", "agents", "arena", "env", "server", "cli"},
}
BELOW_SERVER = {"kernel", "effects", "games", "agents", "arena", "env"}
FORBIDDEN_BELOW_SERVER = {"asyncio", "fastapi", "pydantic", "logging"}
FORBIDDEN_IN_RULES = {"random", "time", "os"}


def imports(path: Path) -> set[str]:
    """Every module a file imports, wherever the import stands."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def modules(layer: str) -> list[Path]:
    return sorted((SOURCE / layer).rglob("*.py"))


@pytest.mark.parametrize("layer", LAW)
def test_a_layer_imports_only_what_lies_below_it(layer: str) -> None:
    for path in modules(layer):
        for name in imports(path):
            parts = name.split(".")
            if parts[0] == "koloda" and len(parts) > 1 and (SOURCE / parts[1]).is_dir():
                assert parts[1] in LAW[layer], f"{path} imports {name}"


@pytest.mark.parametrize("layer", sorted(BELOW_SERVER))
def test_nothing_below_the_server_imports_its_machinery(layer: str) -> None:
    for path in modules(layer):
        assert not {n.split(".")[0] for n in imports(path)} & FORBIDDEN_BELOW_SERVER, path


def test_games_never_import_one_another() -> None:
    for package in sorted(p for p in (SOURCE / "games").iterdir() if p.is_dir()):
        for path in sorted(package.rglob("*.py")):
            for name in imports(path):
                if name.startswith("koloda.games."):
                    assert name.split(".")[2] == package.name, f"{path} imports {name}"


ROOMS = {
    "cards": {"cards", "model"},
    "rules": {"cards", "model", "rules"},
    "faces": {"cards", "model", "rules", "faces", "game"},
    "minds": {"cards", "model", "rules", "faces", "minds", "game"},
}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_of_a_game_imports_only_what_lies_below_it(room: str) -> None:
    for path in sorted((SOURCE / "games").glob(f"*/{room}/*.py")):
        own = f"koloda.games.{path.parent.parent.name}."
        names = {name.removeprefix(own) for name in imports(path) if name.startswith(own)}
        beside = {name.split(".")[0] for name in names} - {"GAME"}
        assert beside <= ROOMS[room], f"{path} imports {sorted(beside - ROOMS[room])}"


def test_rules_use_only_the_luck_of_the_state() -> None:
    for path in [*modules("kernel"), *modules("games")]:
        if path.name in ("conformance.py", "golden.py"):  # plays games in other processes
            continue
        assert not imports(path) & FORBIDDEN_IN_RULES, path

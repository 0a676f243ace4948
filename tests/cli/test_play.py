"""The terminal game, played through a terminal of lines."""

import re
import readline
from pathlib import Path
from typing import Any

import pytest

from koloda.cli.__main__ import main
from koloda.cli.language import language
from koloda.cli.match import Voice, seat_names
from koloda.cli.screen import choices
from koloda.effects.text import Texts
from koloda.games import registry
from koloda.kernel.errors import KolodaError
from koloda.kernel.playout import Chooser
from koloda.kernel.protocol import OVER
from koloda.kernel.record import load, replay
from tests.cli.talking import CLEARED, Guesser, Talk, play_with

GAME = "cthulhu_realms --agents uniform --seed 3 --lang en --set first=0"
TWO = "cthulhu_realms --seat all --seed 3 --lang en --set first=0"


def said(lines: list[str], arguments: str = GAME) -> str:
    return play_with(Talk(lines), arguments)


def last_answer(text: str) -> str:
    """What stands between the last two questions."""
    return re.split(r"\[1–\d+, help\]> ", text)[-2].partition("\n")[2]


# The table and the question


def test_the_table_shows_the_zones_and_numbers_of_every_seat() -> None:
    text = said([])
    assert "Cthulhu Realms  turn 1  ▶ Player 1" in text
    assert "Bot 2  Sanity 50" in text
    assert "Player 1 (you)  Sanity 50" in text
    assert "  Hand Goon 0 · Follower 0 ×2\n" in text


def test_options_are_numbered_and_come_with_the_text_of_their_card() -> None:
    text = said([])
    assert "   1  Play Goon — Cost 0; Your opponent loses 1 sanity.\n" in text
    assert "   3  End the turn\n" in text


def test_the_question_names_its_clause() -> None:
    assert "Conjuring power: 0. (CR-5.2)" in " ".join(said([]).split())


def test_nothing_is_wider_than_the_terminal() -> None:
    talk = Guesser(60)
    play_with(talk, TWO)
    assert max(map(len, talk.text.splitlines())) <= 80


def test_nothing_ends_in_blanks() -> None:
    lines = [line for line in said(["1"]).splitlines() if "help]>" not in line]
    assert [line for line in lines if line.endswith(" ")] == []


def test_a_small_screen_gets_short_options() -> None:
    talk = Talk(["1", "1"], height=14, screen=True)
    text = play_with(talk, GAME)
    assert "   3  Follower: gain 1 conjuring power     4  End the turn\n" in text


def test_alike_lines_of_the_log_are_counted() -> None:
    assert "  · Bot 2 draws a card. ×5\n" in said([])


def test_a_bot_draws_unseen() -> None:
    drawn = [line for line in said(["3"]).splitlines() if "Bot 2 draws" in line]
    assert drawn
    assert all("draws a card." in line for line in drawn)


# Answers


def test_a_number_carries_out_its_option() -> None:
    assert "Player 1 plays Goon." in said(["1"])


def test_the_words_of_an_action_carry_it_out() -> None:
    assert "Player 1 plays Goon." in said(["play goon"])


def test_a_single_option_needs_no_number() -> None:
    talk = Talk([])
    talk.lines = ("" if "Enter" in talk.asked[-1] else "1" for _ in range(9))
    text = play_with(talk, GAME)
    assert "[Enter: 1, help]> " in talk.asked
    assert "Player 1 ends the turn." in text


def test_several_numbers_are_carried_out_in_turn() -> None:
    text = said(["2 1"])
    assert "Player 1 plays Follower." in text
    assert "Player 1 plays Goon." in text
    assert text.count("help]> ") == 2


def test_what_is_no_longer_possible_is_left_out_with_a_sentence() -> None:
    text = said(["1 1 2"])
    assert "Option 1 (Play Goon) is not possible any more; the rest was left out." in text
    assert "Player 1 plays Follower." not in text


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("9", "There is no option 9: choose 1 to 3."),
        ("0", "There is no option 0: choose 1 to 3."),
        ("1 9", "There is no option 9: choose 1 to 3."),
        ("-1", "“-1” is not understood: type a number from 1 to 3, or help."),
        ("dance", "“dance” is not understood: type a number from 1 to 3, or help."),
        ("l", "“l” is not understood: type a number from 1 to 3, or help."),
        ("buy arkham row0", "You have too little conjuring power for Arkham (CR-4.115)"),
        ("play", "This action has too many or too few words: play"),
        ("?", "Which card? Type ?3 for the card of option 3, or ? and a name."),
        ("?3", "Option 3 names no card."),
        ("?8", "There is no option 8: choose 1 to 3."),
        ("? wolf", "no card is called “wolf”"),
        ("log x", "log takes a number of lines, not “x”."),
        ("look attic", "There is no zone “attic” with cards you know."),
        ("save", "Where to? Type save and a file name."),
        ("rules CR-4.999", "The rulebook has no clause “CR-4.999”; the nearest: CR-4.219,"),
    ],
)
def test_bad_input_gets_a_sentence_and_the_question_again(line: str, sentence: str) -> None:
    talk = Talk([line, "save"])
    text = play_with(talk, GAME)
    assert text.split("help]> ")[1].partition("\n")[2].startswith(sentence)
    assert talk.asked == ["[1–3, help]> "] * 3


def test_a_card_is_shown_by_option_number_and_by_name() -> None:
    card = (
        "Goon ×8  Black entity, Cost 0\n    Your opponent loses 1 sanity.\n    ‹loss of sanity›−1\n"
    )
    assert last_answer(said(["?1"])) == card
    assert last_answer(said(["? goo"])) == card


def test_too_many_cards_are_named_only() -> None:
    assert "Several cards are called so: " in last_answer(said(["? on"]))


def test_help_names_every_command() -> None:
    answer = last_answer(said(["help"]))
    for command in ("?3", "look", "log", "rules", "save", "quit"):
        assert command in answer


@pytest.mark.parametrize("line", ["rules", "ru", "rules CR-5.2", "rules 5.2"])
def test_rules_show_a_clause_with_its_heading(line: str) -> None:
    answer = last_answer(said([line]))
    assert answer.startswith("5. Decisions and chance › 5.1 Decision points\n")
    assert "main loop of the turn" in answer


def test_the_whole_rulebook_is_at_hand() -> None:
    assert "Rulings" in last_answer(said(["rules all"]))
    text = said(["правила все"], GAME.replace("--lang en", "--lang ru"))
    assert "правила для игроков" in text


def test_look_shows_the_cards_of_a_zone() -> None:
    answer = last_answer(said(["look box"]))
    assert answer.split("\n")[1] == "  Box Goon 0 ×4 · Follower 0 ×12"
    assert "Row" not in answer


def test_log_shows_the_last_lines() -> None:
    answer = last_answer(said(["1", "log 1"]))
    assert answer == "  … 9 earlier lines: log\n  · Player 1 plays Goon.\n"


def test_russian_commands_are_understood_in_russian() -> None:
    text = said(["правила 4.1", "журнал 1", "абв"], GAME.replace("--lang en", "--lang ru"))
    assert "The game is played by 2, 3 or 4 players" in text
    assert "Непонятно: «абв». Введите номер от 1 до 3 или «помощь»." in text


# Whole games


def test_bots_play_to_the_end_and_the_winner_is_named() -> None:
    text = said([], GAME + " --seat none")
    assert "The game is over: " in text
    assert text.rstrip().split("\n")[-1].startswith("Winner: Bot ")


def test_a_person_plays_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "match.rec"
    text = play_with(Guesser(2000), f"{GAME} --record {file}")
    assert f"Saved; look at it with: koloda replay {file}" in text
    record = load(file)
    game = registry.find(record.game)
    assert game.seat(replay(game, record)) == OVER


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", registry.GAMES)
def test_every_game_is_played_at_the_screen(game: str, lang: str) -> None:
    talk = Guesser(40, screen=True)
    play_with(talk, f"{game} --seat all --seed 5 --lang {lang}")
    assert len(talk.asked) == 41


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("name", registry.GAMES)
def test_everything_that_happens_in_a_game_has_words(name: str, lang: str) -> None:
    game = registry.find(name)
    for seed in range(3):
        setup = game.any_setup(game.min_seats + seed % 2 * (game.max_seats - game.min_seats), seed)
        texts = registry.texts_of(game, lang)
        voice = Voice(game, texts, seat_names(setup.seats, {}, texts))
        s, chooser = game.start(seed, setup, listen=True), Chooser(seed)
        while game.seat(s) != OVER:
            found = choices(voice, s)
            assert voice.prompt(s)
            game.apply(s, found[chooser.below(len(found))].option)
        assert s.events
        seen = [(event[0], *event[3:]) for event in s.events]
        assert all(voice.events(seen))


def unnamed(holder: dict[str, Any], texts: Texts) -> set[str]:
    """Zones and numbers of a view, or of a player in it, that have no text."""
    missing: set[str] = set()
    for kind in ("zone", "number"):
        for name in holder.get(f"{kind}s", {}):
            stem = name.rstrip("0123456789")
            if not (texts.has(f"{kind}-{name}") or texts.has(f"{kind}-{stem}")):
                missing.add(f"{kind}-{name}")
    return missing


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("name", registry.GAMES)
def test_every_zone_and_number_has_a_name(name: str, lang: str) -> None:
    game = registry.find(name)
    texts = registry.texts_of(game, lang)
    for seats in range(game.min_seats, game.max_seats + 1):
        s, chooser = game.start(seats, game.any_setup(seats, seats)), Chooser(seats)
        for _ in range(60):
            options = game.options(s)
            if options:
                game.apply(s, options[chooser.below(len(options))])
            view: Any = game.observe(s, 0)
            for holder in (view, *view["players"]):
                assert unnamed(holder, texts) == set()


def questions(file: Path, seats: set[int]) -> tuple[int, int]:
    """Decisions of these seats in a record: all, and those that left them a choice or a turn."""
    record = load(file)
    game = registry.find(record.game)
    s, found, real = game.start(record.seed, record.setup), 0, 0
    for action in record.actions:
        seat = game.seat(s)
        if seat in seats:
            found += 1
            real += len(game.options(s)) > 1 or game.observe(s, seat)["active"] == seat
        game.apply(s, game.option(s, action))
    return found, real


@pytest.mark.parametrize("name", registry.GAMES)
def test_who_is_not_on_turn_and_has_no_choice_is_not_asked(name: str, tmp_path: Path) -> None:
    file = tmp_path / "match.rec"
    talk = Guesser(40, seed=3)
    play_with(talk, f"{name} --agents uniform --seed 4 --lang en --record {file}")
    assert talk.text.count("help]> ") in (questions(file, {0})[1] + n for n in (0, 1))


@pytest.mark.parametrize("name", registry.GAMES)
def test_at_a_shared_screen_everybody_is_asked_unless_they_are_quick(
    name: str, tmp_path: Path
) -> None:
    slow, quick = tmp_path / "slow.rec", tmp_path / "quick.rec"
    patient, hasty = Guesser(60, seed=3), Guesser(60, seed=3)
    play_with(patient, f"{name} --seat all --seed 4 --lang en --record {slow}")
    play_with(hasty, f"{name} --seat all --seed 4 --lang en --quick --record {quick}")
    assert patient.text.count("help]> ") in (questions(slow, {0, 1})[0] + n for n in (0, 1))
    assert hasty.text.count("help]> ") in (questions(quick, {0, 1})[1] + n for n in (0, 1))


# Several people at one screen


def test_the_screen_is_cleared_before_it_is_handed_over() -> None:
    talk = Talk(["", "3"], screen=True)
    text = play_with(talk, TWO)
    assert talk.asked[0].startswith("Player 1, your turn.")
    assert talk.asked[2].startswith("Player 2, your turn.")
    seen = text[: text.rindex("Player 2, your turn.")]
    assert seen.endswith(f"{CLEARED}\x1b[H\x1b[3J")


def test_the_next_player_sees_nothing_of_the_last_hand() -> None:
    text = play_with(Talk(["", "1 2", ""], screen=True), TWO)
    assert "Player 1 draws Goon." in text
    text = play_with(Talk(["", "3", ""], screen=True), TWO)
    after = text[text.rindex(CLEARED) :]
    assert "Player 2 (you)" in after
    assert "Player 1 draws a card." in after
    assert "Player 1 draws Goon" not in after


def test_the_next_player_does_not_find_the_last_ones_lines() -> None:
    readline.add_history("play goon")
    play_with(Talk([], screen=True), TWO)
    assert readline.get_current_history_length() == 0


def test_the_next_player_does_not_read_what_the_last_one_wanted_to_do() -> None:
    text = play_with(Talk(["", "3 1", ""], screen=True), TWO)
    after = text[text.rindex(CLEARED) :]
    assert "Player 2 (you)" in after
    assert "is not possible any more" not in text


def test_one_person_is_not_asked_to_look_away() -> None:
    talk = Talk(["3"])
    play_with(talk, GAME)
    assert not any("look away" in question for question in talk.asked)


# Saving and resuming


def test_the_end_of_the_input_saves_where_a_file_is_given(tmp_path: Path) -> None:
    file = tmp_path / "match.rec"
    text = said(["1"], f"{GAME} --record {file}")
    last = text.rstrip("\n").split("\n")[-1]
    seating = "--agents uniform"
    assert last == f"The input has ended. Saved; go on with: koloda play --resume {file} {seating}"
    assert load(file).actions == [("play", "goon")]


def test_the_end_of_the_input_without_a_file_says_so() -> None:
    assert said(["1"]).endswith("The input has ended. The game is not saved.\n")


def test_an_interruption_saves_too(tmp_path: Path) -> None:
    file = tmp_path / "match.rec"
    talk = Talk(["1"])
    reader = talk.read

    def read(question: str) -> str:
        if len(talk.asked) == 1:
            raise KeyboardInterrupt
        return reader(question)

    talk.terminal.read = read
    text = play_with(talk, f"{GAME} --record {file}")
    assert f"koloda play --resume {file}" in text.rstrip().split("\n")[-1]
    assert "  In play Goon 0\n" in said([], f"--resume {file} --agents uniform --lang en")


def test_quitting_asks_for_a_file_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "match.rec"
    text = said(["1", "quit", str(tmp_path), str(file)])
    assert f"{tmp_path} exists and is not a record: give another name" in text
    assert load(file).actions == [("play", "goon")]


def test_quitting_asks_again_where_the_file_cannot_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "match.rec.part"
    blocked.mkdir()
    text = said(["quit", str(tmp_path / "match.rec"), str(tmp_path / "other.rec")])
    assert "match.rec: Is a directory" in text
    assert load(tmp_path / "other.rec").actions == []


def test_quitting_without_a_file_leaves_nothing() -> None:
    assert said(["quit", ""]).endswith("The game is not saved.\n")


def test_a_saved_match_goes_on_where_it_stood(tmp_path: Path) -> None:
    file = tmp_path / "match.rec"
    said(["1", f"save {file}", "quit"])
    text = said(["1"], f"--resume {file} --agents uniform --lang en")
    assert "  In play Goon 0\n" in text
    assert load(file).actions == [("play", "goon"), ("play", "follower")]


def test_what_the_record_settles_cannot_be_given_again(tmp_path: Path) -> None:
    file = tmp_path / "match.rec"
    said([], f"{GAME} --record {file}")
    for option in ("--seats 3", "--seed 1", "--set first=1"):
        with pytest.raises(KolodaError, match="is settled by the record"):
            said([], f"--resume {file} --lang en {option}")


def test_another_match_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "match.rec"
    said(["1"], f"{GAME} --record {file}")
    before = file.read_text(encoding="utf-8")
    with pytest.raises(KolodaError, match="holds another match"):
        said([], f"{GAME.replace('--seed 3', '--seed 4')} --record {file}")
    text = said([f"save {file}"], GAME.replace("--seed 3", "--seed 4"))
    assert "holds another match" in text
    assert file.read_text(encoding="utf-8") == before


def test_a_file_that_is_no_record_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("my notes", encoding="utf-8")
    with pytest.raises(KolodaError, match="is not a record: give another name"):
        said([], f"{GAME} --record {file}")
    assert file.read_text(encoding="utf-8") == "my notes"


def test_a_file_that_vanishes_does_not_end_the_match(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    talk = Talk(["1", "1"])
    reader = talk.read

    def read(question: str) -> str:
        for file in folder.glob("*"):
            file.unlink()
        if folder.exists():
            folder.rmdir()
        return reader(question)

    talk.terminal.read = read
    text = play_with(talk, f"{GAME} --record {folder / 'match.rec'}")
    assert "there is no folder" in text
    assert "Player 1 plays Follower." in text


# Arguments


def test_people_play_without_a_limit_of_turns(tmp_path: Path) -> None:
    file = tmp_path / "match.rec"
    said([], f"{GAME} --record {file}")
    assert load(file).setup.options == {"first": "0", "turns": "0"}


def test_a_limit_of_turns_that_is_asked_for_stays(tmp_path: Path) -> None:
    file = tmp_path / "match.rec"
    said([], f"{GAME} --set turns=9 --record {file}")
    assert load(file).setup.options["turns"] == "9"


def test_bots_alone_keep_the_limit_of_the_game(tmp_path: Path) -> None:
    file = tmp_path / "match.rec"
    said([], f"{GAME} --seat none --record {file}")
    assert load(file).setup.options == {"first": "0"}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("chess", "there is no game 'chess'"),
        ("cthulhu_realms --seats 9", "is played by 2 to 4, not by 9"),
        ("cthulhu_realms --seat 2", "there is no seat 2: seats are 0 to 1"),
        ("cthulhu_realms --seat x", "there is no seat x"),
        ("cthulhu_realms --agents wizard", "there is no agent 'wizard'"),
        ("cthulhu_realms --agents uniform,uniform", "2 agents are named, but only one seat"),
        ("cthulhu_realms --seat all --agents uniform", "one agent is named, but no seat"),
        ("cthulhu_realms --seed -1", "a seed is 0 or more, not -1"),
        ("cthulhu_realms --set colour=red", "has no option 'colour'"),
        ("cthulhu_realms --set turns", "--set takes KEY=VALUE"),
        ("--resume nowhere.rec", "nowhere.rec: No such file or directory"),
        ("cthulhu_realms --record /nowhere/x.rec", "there is no folder /nowhere"),
    ],
)
def test_bad_arguments_are_one_line_and_status_two(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments.split(), "--lang", "en"]) == 2
    shown = capsys.readouterr()
    assert sentence in shown.err
    assert shown.err.count("\n") == 1
    assert shown.out == ""


def test_the_language_is_asked_for_or_that_of_the_environment_or_russian() -> None:
    assert language("en", {"LANG": "ru_RU.UTF-8"}) == "en"
    assert language(None, {"LANG": "en_GB.UTF-8"}) == "en"
    assert language(None, {"LC_ALL": "ru_RU.UTF-8", "LANG": "en_GB.UTF-8"}) == "ru"
    assert language(None, {"LC_ALL": "C.UTF-8", "LANG": "en_GB.UTF-8"}) == "en"
    assert language(None, {"LANG": "C.UTF-8"}) == "ru"
    assert language(None, {}) == "ru"


# The menu


def number_of(game: str) -> str:
    return str(registry.GAMES.index(game) + 1)


def test_without_a_game_a_menu_asks_for_everything(tmp_path: Path) -> None:
    file = tmp_path / "match.rec"
    answers = [number_of("cthulhu_realms"), "3", "1", "uniform", "o", "1", "7"]
    text = said(answers, f"--lang en --record {file}")
    assert "Cthulhu Realms (2 to 4 players)" in text
    record = load(file)
    assert record.setup.seats == 3
    assert record.setup.options == {"first": "1", "turns": "7"}


def test_empty_answers_take_what_is_offered(tmp_path: Path) -> None:
    file = tmp_path / "match.rec"
    answers = [number_of("cthulhu_realms"), "", "2", ""]
    said(answers, f"--lang ru --record {file}")
    assert load(file).setup.seats == 2


def test_the_menu_repeats_a_question_that_is_answered_badly() -> None:
    answers = [
        "many",
        number_of("cthulhu_realms"),
        "1",
        "2",
        "",
        "wizard",
        "easy",
        "x",
        "9",
        "",
        "x",
    ]
    text = said(answers, "--lang en")
    assert "“many” will not do: give a number from 1 to" in text
    assert "“1” will not do: give a number from 2 to 4." in text
    assert "there is no agent 'wizard'" in text
    assert "option first cannot be '9'" in text
    assert "option turns cannot be 'x'" in text


def test_the_menu_asks_again_when_the_game_refuses_the_options() -> None:
    answers = [number_of("cthulhu_realms"), "2", "2", "o", "3", "", "1", ""]
    text = said(answers, "--lang en")
    assert "option first: there is no seat 3 at a table of 2" in text
    assert "Player 2, your turn." in text


def test_leaving_the_menu_is_no_error() -> None:
    assert said([], "--lang en").endswith("\n")


ELVEN = "elven_rage --seed 4 --agents uniform --lang en --set rounds=2"


def test_a_player_says_when_to_be_asked() -> None:
    text = said(["ask", "ask sometimes", "ask never", "ask"], ELVEN)
    assert "You are asked: always. Choose one of: always (always), own (in my turns" in text
    assert "Choose one of: always (always)" in text
    assert "From now on you are asked: never." in text
    before, _, after = text.partition("From now on")
    assert "Do you play a card?" in before
    assert "Do you play a card?" not in after


def test_in_games_without_windows_there_is_nothing_to_say() -> None:
    assert last_answer(said(["ask never"])).startswith("This game has no windows to pass by.")

"""The report of a balance survey: seats, lengths, decks, cards."""

from pathlib import Path

from koloda.arena import page, plots
from koloda.arena.balance import Balance, CardCount, Counts
from koloda.arena.report import length_plot, numbers, seat_plot, section, write
from koloda.arena.tables import Rows, rate, rounded
from koloda.arena.wording import Wording

Names = dict[str, str]  # what people call the cards
PLOTTED = 30  # cards in the plot; the table has them all


def balance_tables(balance: Balance, names: Names) -> dict[str, Rows]:
    """Every table of the report by name."""
    counts, games = balance.counts(), balance.games
    return {
        "agents": [
            {"agent": agent, **rounded(rate(won, int(taken)))}
            for agent, (taken, won) in sorted(counts.agents.items())
        ],
        "seats": [
            {"seat": seat, **rounded(rate(won, games))} for seat, won in enumerate(counts.seats)
        ],
        "order": [
            {"place": place + 1, **rounded(rate(won, games))}
            for place, won in enumerate(counts.order)
        ],
        "endings": [
            {"ending": ending, "games": n, "rate": round(n / games, 4)}
            for ending, n in sorted(counts.endings.items(), key=lambda item: (-item[1], item[0]))
        ],
        "decks": deck_rows(counts),
        "matchups": matchup_rows(counts),
        "cards": card_rows(counts, names),
    }


def deck_rows(counts: Counts) -> Rows:
    """One row per deck: against all others but its own like."""
    rows: Rows = []
    for deck, row in sorted(counts.decks.items()):
        others = [pair for rival, pair in row.items() if rival != deck]
        total = sum(pair[1] for pair in others)
        rows.append({"deck": deck, **rounded(rate(total, int(sum(pair[0] for pair in others))))})
    return sorted(rows, key=lambda row: -float(str(row["rate"])))


def matchup_rows(counts: Counts) -> Rows:
    """One row per deck and rival."""
    return [
        {"deck": deck, "rival": rival, **rounded(rate(won, int(met)))}
        for deck, row in sorted(counts.decks.items())
        for rival, (met, won) in sorted(row.items())
    ]


def card_rows(counts: Counts, names: Names) -> Rows:
    """One row per card that anybody held, the most decisive first."""
    rows = [_card_row(card, count, names) for card, count in counts.cards.items()]
    return sorted(rows, key=lambda row: (-float(str(row["played_low"])), str(row["card"])))


def _card_row(card: str, count: CardCount, names: Names) -> dict[str, object]:
    row: dict[str, object] = {
        "card": card,
        "name": names.get(card, card),
        "times_played": count.times,
    }
    for kind, won, n in (
        ("played", count.played_won, count.played),
        ("held", count.held_won, count.held),
    ):
        found = rounded(rate(won, n))
        row[f"seats_that_{kind}"] = n
        row[f"{kind}_rate"] = found["rate"]
        row[f"{kind}_low"] = found["low"]
        row[f"{kind}_high"] = found["high"]
    return row


def report_balance(balance: Balance, folder: Path, words: Wording) -> None:
    """Write the report of a survey."""
    survey, counts = balance.survey, balance.counts()
    tables = balance_tables(balance, words.card_names)
    about = words.survey(survey, balance.games)
    parts = [
        section(words, "seats", seat_plot(tables["seats"], words), tables["seats"]),
        section(words, "order", seat_plot(tables["order"], words, "place"), tables["order"]),
        section(words, "agents", "", tables["agents"]),
        section(words, "length", length_plot(counts.lengths, words), []),
        section(words, "endings", "", tables["endings"]),
    ]
    if tables["decks"]:
        parts.append(section(words, "decks", _deck_plot(counts, words), tables["decks"]))
        parts.append(section(words, "matchups", "", tables["matchups"]))
    parts.append(section(words, "cards", _card_plot(tables["cards"], words), tables["cards"]))
    html = page.page(words.say("balance-title", game=words.title), about, parts, words.lang)
    write(
        folder, html, tables, {"game": survey.game, "seats": survey.seats, "games": balance.games}
    )


def _deck_plot(counts: Counts, words: Wording) -> str:
    decks = sorted(counts.decks)
    cells: list[list[float | None]] = [
        [_met(counts, deck, rival) for rival in decks] for deck in decks
    ]
    svg = plots.matrix([words.deck(deck) for deck in decks], cells)
    return page.figure(svg, words.say("report-decks-note"))


def _met(counts: Counts, deck: str, rival: str) -> float | None:
    met, won = counts.decks[deck].get(rival, [0.0, 0.0])
    return won / met if met and deck != rival else None


def _card_plot(rows: Rows, words: Wording) -> str:
    top = [row for row in rows if row["seats_that_played"]][:PLOTTED]
    svg = plots.bars(
        [str(row["name"]) for row in top],
        numbers(top, "played_rate"),
        numbers(top, "played_low"),
        numbers(top, "played_high"),
        xlabel=words.say("axis-played"),
    )
    return page.figure(svg, words.say("axis-played"))

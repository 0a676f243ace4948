"""The report of a balance survey: seats, lengths, decks, cards."""

from pathlib import Path

from koloda.arena import page, plots
from koloda.arena.balance import Balance, CardCount, Counts
from koloda.arena.report import length_plot, seat_plot, write
from koloda.arena.tables import Rows, rate, rounded

Names = dict[str, str]  # what people call the cards


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


def report_balance(balance: Balance, folder: Path, names: Names) -> None:
    """Write the report of a survey."""
    survey, counts, tables = balance.survey, balance.counts(), balance_tables(balance, names)
    about = (
        f"{balance.games} games, {survey.seats} seats, agents {', '.join(survey.agents)}, "
        f"seed {survey.seed}"
    )
    parts = [
        page.section("Seat advantage", seat_plot(tables["seats"]), page.table(tables["seats"])),
        page.section(
            "Advantage of the order of play",
            seat_plot(tables["order"], "place"),
            page.table(tables["order"]),
        ),
        page.section("Agents", page.table(tables["agents"])),
        page.section("Game length", length_plot(counts.lengths), page.table(tables["endings"])),
    ]
    if tables["decks"]:
        parts.append(_deck_section(counts, tables))
    parts.append(_card_section(tables["cards"], survey.seats))
    html = page.page(f"{survey.game}: balance", about, parts)
    write(
        folder, html, tables, {"game": survey.game, "seats": survey.seats, "games": balance.games}
    )


def _deck_section(counts: Counts, tables: dict[str, Rows]) -> str:
    decks = sorted(counts.decks)
    cells: list[list[float | None]] = [
        [_met(counts, deck, rival) for rival in decks] for deck in decks
    ]
    return page.section(
        "Deck match-ups",
        page.figure(plots.matrix(decks, cells), "Score of the row's deck against the column's"),
        page.table(tables["decks"]),
        page.table(tables["matchups"]),
    )


def _met(counts: Counts, deck: str, rival: str) -> float | None:
    met, won = counts.decks[deck].get(rival, [0.0, 0.0])
    return won / met if met and deck != rival else None


def _card_section(rows: Rows, seats: int) -> str:
    top = [row for row in rows if row["seats_that_played"]][:30]
    svg = plots.bars(
        [str(row["name"]) for row in top],
        [float(str(row["played_rate"])) for row in top],
        [float(str(row["played_low"])) for row in top],
        [float(str(row["played_high"])) for row in top],
        xlabel=f"win rate of seats that played the card (fair: {1 / seats:.2f})",
    )
    return page.section(
        "Cards",
        page.paragraph(
            "Win rates with 95 % Wilson intervals, of the seats that played a card at least once "
            "and of those that held it. Click a head to sort."
        ),
        page.figure(svg, "Win rate by card played"),
        page.table(rows),
    )

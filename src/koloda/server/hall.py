"""The hall: all rooms, and what a guest can do before and after a match."""

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence

from sqlalchemy.engine import Connection

from koloda.kernel.decks import deck_options
from koloda.kernel.errors import BadRecord, KolodaError, Mistake
from koloda.kernel.protocol import Action, Game
from koloda.kernel.record import Record, changed, loads
from koloda.kernel.state import BaseState
from koloda.server import catalogue, chairs, ledger
from koloda.server.bots import Bots, levels
from koloda.server.guests import Guests, visible
from koloda.server.ledger import Entry
from koloda.server.limits import Limits
from koloda.server.match import Match, restore
from koloda.server.migrations import matches
from koloda.server.refusals import GONE, Mistaken, Refusal
from koloda.server.room import Room, check_start, ending_text, table_of
from koloda.server.store import Store
from koloda.server.wire import Lobby, NewTable, RecordLine, SeatWish, Table

IDLE_SECONDS = 300.0
SWEEP_SECONDS = 60.0
log = logging.getLogger(__name__)


class Hall:
    """Finds, makes and forgets rooms."""

    def __init__(self, store: Store, guests: Guests, bots: Bots, limits: Limits) -> None:
        self.store = store
        self.guests = guests
        self.bots = bots
        self.limits = limits
        self.rooms: dict[str, Room] = {}
        self.opening = asyncio.Lock()

    # Rooms

    async def room(self, match: str) -> Room:
        """A room by its id, rebuilt from the store if need be."""
        found = self._present(match)
        if found is not None:
            return found
        async with self.opening:
            if self._present(match) is None:
                entry = await self.store.read(lambda c: ledger.find(c, match))
                if entry is None:
                    raise Refusal("no-table", 404)
                self.rooms[match] = await self._open(entry)
            return self.rooms[match]

    def _present(self, match: str) -> Room | None:
        """A room in memory that is not closed."""
        room = self.rooms.get(match)
        return None if room is None or room.closed else room

    async def _open(self, entry: Entry) -> Room:
        match = None
        if entry.status in (ledger.RUNNING, ledger.OVER):
            try:
                match = await self._restore(entry)
            except KolodaError as error:
                log.warning("table %s cannot go on: %s", entry.id, error)
                entry.status = ledger.OUTDATED
        return Room(entry, match, self.store, self.bots)

    async def _restore(self, entry: Entry) -> Match:
        actions = await self.store.read(lambda c: ledger.actions(c, entry.id))
        game = catalogue.find(entry.game)
        record = entry.record(actions)
        alone = chairs.one_device(entry.sitters)
        match = await asyncio.to_thread(restore, game, record, alone)
        match.held = await self.store.read(lambda c: ledger.held_answers(c, entry.id))
        return match

    async def resume(self) -> None:
        """After a start: every running match goes on where it was."""
        running = await self.store.read(
            lambda c: ledger.select(c, matches.c.status == ledger.RUNNING, limit=100_000)
        )
        for entry in running:
            try:
                await self.room(entry.id)
            except Exception:  # one broken table must not keep the others asleep
                log.exception("table %s cannot be opened", entry.id)

    async def sweep(self) -> None:
        """Rooms nobody looks at leave the memory; the store keeps them."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = time.monotonic()
            for match, room in list(self.rooms.items()):
                if room.closed or (room.is_idle and now - room.touched > IDLE_SECONDS):
                    del self.rooms[match]
                    room.close()

    def close(self) -> None:
        for room in self.rooms.values():
            room.close()

    # Tables

    async def create(self, guest: str, wish: NewTable) -> Room:
        """A new table; it begins at once if no seat is open."""
        game = catalogue.find(wish.game)
        self._check_settings(wish)
        sitters = [self._sitter(guest, seat) for seat in wish.seats]
        entry = self._entry(guest, wish.game, sitters, wish.settings, wish.public)
        await check_start(game, entry.seed, entry.setup)
        return await self._add(entry)

    def _check_share(self, connection: Connection, guest: str) -> None:
        if ledger.count_alive(connection, guest) >= self.limits.tables_each:
            raise Refusal("too-many-tables", 429, str(self.limits.tables_each))

    def _check_settings(self, wish: NewTable) -> None:
        """Only what a stranger may set; the game itself checks the values."""
        game = catalogue.find(wish.game)
        known = {option.name for option in catalogue.open_options(game)}
        for option, seat in zip(deck_options(game), wish.seats, strict=False):
            if seat.kind == "open" and option in wish.settings:
                raise Refusal("not-your-deck", 403)  # whoever sits there brings it
        for name, value in wish.settings.items():
            if name not in known:
                raise Refusal("no-setting", 400, name)
            if "\n" in value or "\r" in value:
                raise Refusal("bad-setting", 400, name)

    def _sitter(self, guest: str, wish: SeatWish) -> chairs.Sitter:
        if wish.kind == "bot":
            return chairs.Sitter("bot", agent=self.level(wish.agent))
        if wish.kind == "open":
            return chairs.Sitter("open")
        name = visible(wish.name) if wish.kind == "guest" else ""
        return chairs.Sitter("human", guest, name or self.guests.name(guest))

    def level(self, agent: str) -> str:
        """A bot level there is; empty means the usual one."""
        if not agent:
            return levels()[min(1, len(levels()) - 1)]
        if agent not in levels():
            raise Refusal("no-agent", 400, agent)
        return agent

    def _entry(
        self,
        guest: str,
        game_id: str,
        sitters: list[chairs.Sitter],
        settings: dict[str, str],
        public: bool,
    ) -> Entry:
        game = catalogue.find(game_id)
        return Entry(
            id=secrets.token_urlsafe(9),
            game=game.id,
            version=game.version,
            cards=game.fingerprint,
            settings=settings,
            seed=secrets.randbits(62),
            status=ledger.OPEN,
            public=public,
            link=secrets.token_urlsafe(12),
            host=guest,
            sitters=sitters,
            created=time.time(),
        )

    async def _add(
        self, entry: Entry, actions: Sequence[Action] = (), after: Entry | None = None
    ) -> Room:
        """Keep a new table, together with that of which it is the rematch."""
        full = all(sitter.kind != chairs.OPEN for sitter in entry.sitters)
        entry.status = ledger.RUNNING if full else ledger.OPEN

        def keep(connection: Connection) -> None:
            if after is None:
                self._check_share(connection, entry.host)
            else:
                ledger.update(connection, after)
            ledger.insert(connection, entry, actions)

        await self.store.write(keep)
        return await self.room(entry.id)

    async def rematch(self, guest: str, room: Room) -> Room:
        """The same table once more; whoever asks second comes to the same one."""

        async def once() -> str:
            entry = room.entry
            if entry.status != ledger.OVER:
                raise Refusal("still-running")
            if not chairs.seats_of(entry.sitters, guest) and guest != entry.host:
                raise Refusal("not-seated", 403)
            if any(sitter.kind == chairs.PAST for sitter in entry.sitters):
                raise Refusal("not-seated", 403)
            if not entry.next:
                sitters = [chairs.Sitter(s.kind, s.guest, s.name, s.agent) for s in entry.sitters]
                fresh = self._entry(guest, entry.game, sitters, entry.settings, entry.public)
                entry.next = fresh.id
                await self._add(fresh, after=entry)
                room.tell_table()
            return entry.next

        return await self.room(await room.call(once))

    def forget(self, room: Room) -> None:
        """An open table that is gone."""
        self.rooms.pop(room.entry.id, None)
        room.close(GONE)

    # Lobby

    async def lobby(self, guest: str, lang: str) -> Lobby:
        opened = await self._select(matches.c.status == ledger.OPEN, matches.c.public)
        own = await self._own(guest)
        running = await self._select(matches.c.status == ledger.RUNNING, matches.c.public)
        records = await self._select(matches.c.status == ledger.OVER, matches.c.public)
        mine = {entry.id for entry in own}
        return Lobby(
            open=[self.table(entry, guest, lang) for entry in opened if entry.id not in mine],
            own=[self.table(entry, guest, lang) for entry in own],
            running=[self.table(entry, guest, lang) for entry in running if entry.id not in mine],
            records=[record_line(entry, lang) for entry in records],
        )

    async def _own(self, guest: str) -> list[Entry]:
        if not guest:
            return []
        alive = matches.c.status.in_([ledger.OPEN, ledger.RUNNING])
        return await self._select(alive, ledger.of_guest(guest))

    async def _select(self, *where: object) -> list[Entry]:
        return await self.store.read(lambda c: ledger.select(c, *where, limit=30))  # type: ignore[arg-type]

    def table(self, entry: Entry, guest: str, lang: str) -> Table:
        room = self._present(entry.id)
        if room is not None:
            return room.table(guest, lang)
        return table_of(entry, guest, lang, set(), 0, bool(guest) and guest == entry.host)

    def may_look(self, room: Room, guest: str, link: str) -> bool:
        """Public tables are open to all, others to those who sit there or have the link."""
        entry = room.entry
        if entry.public or (guest and guest == entry.host):
            return True
        if chairs.seats_of(entry.sitters, guest):
            return True
        return secrets.compare_digest(link.encode(), entry.link.encode())

    # Records

    async def upload(self, guest: str, text: str) -> str:
        """Keep a record file that replays here."""
        record = loads(text)
        if (
            len(record.actions) > self.limits.record_actions
            or len(record.branches) > self.limits.record_branches
        ):
            raise Refusal("long-record", 413)
        game = catalogue.find(record.game)
        if "cards" in record.setup.options:
            raise BadRecord(
                "a record played with a card folder cannot be shown here", code="record_folder"
            )
        match = await restored(game, record)
        sitters = [chairs.Sitter(chairs.PAST) for _ in range(record.setup.seats)]
        entry = self._entry(guest, record.game, sitters, record.setup.options, public=False)
        entry.seed, entry.branches = record.seed, record.branches
        entry.status, entry.ended = ledger.OVER, time.time()
        entry.ending, entry.result = game.ending(match.s), game.returns(match.s)
        entry.steps, entry.digest = match.n, match.finish()
        if record.key and record.key != entry.digest:
            raise changed()

        def keep(connection: Connection) -> None:
            if ledger.count_handed_in(connection, guest) >= self.limits.records_each:
                raise Refusal("too-many-records", 429, str(self.limits.records_each))
            ledger.insert(connection, entry, record.actions)

        await self.store.write(keep)
        return entry.id

    async def go_on(self, guest: str, match: str, n: int, seat: int, agent: str) -> Room:
        """A new table at a position of a record, against bots."""
        entry, actions = await self.finished(match)
        if seat >= len(entry.sitters) or n > len(actions):
            raise Refusal("no-step")
        sitters = [chairs.Sitter("bot", agent=self.level(agent)) for _ in entry.sitters]
        sitters[seat] = chairs.Sitter("human", guest, self.guests.name(guest))
        fresh = self._entry(guest, entry.game, sitters, entry.settings, public=False)
        fresh.seed = entry.seed
        fresh.branches = [branch for branch in entry.branches if branch[0] < n]
        fresh.branches.append((n, secrets.randbits(60)))
        game = catalogue.find(entry.game)
        match_there = await asyncio.to_thread(restore, game, fresh.record(actions[:n]), False)
        if match_there.is_over:
            raise Refusal("game-over")
        return await self._add(fresh, actions[:n])

    async def finished(self, match: str) -> tuple[Entry, list[Action]]:
        """A finished match and its moves."""
        entry = await self.store.read(lambda c: ledger.find(c, match))
        if entry is None or entry.status != ledger.OVER:
            raise Refusal("no-record", 404)
        return entry, await self.store.read(lambda c: ledger.actions(c, match))


async def restored(game: Game[BaseState], record: Record) -> Match:
    """The match a record tells of; what is wrong with it is told in the words of its game."""
    try:
        return await asyncio.to_thread(restore, game, record, False)
    except Mistake as error:
        raise Mistaken(game.id, error) from error


def record_line(entry: Entry, lang: str) -> RecordLine:
    return RecordLine(
        id=entry.id,
        game=entry.game,
        names=chairs.names(entry.sitters, lang),
        ending=ending_text(entry, lang),
        result=entry.result,
        at=entry.ended or entry.created,
        steps=entry.steps,
    )

"""A room: one task owns one match and is its only writer."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import sqlalchemy as sa

from koloda.kernel.decks import deck_options
from koloda.kernel.errors import IllegalAction, Mistake
from koloda.kernel.protocol import Action, Game
from koloda.kernel.setup import Setup
from koloda.kernel.standing import ASKS, answer_for, levels_of
from koloda.kernel.state import BaseState
from koloda.server import catalogue, chairs, ledger
from koloda.server.bots import Bots
from koloda.server.ledger import Entry
from koloda.server.match import Match
from koloda.server.refusals import AGAIN, Mistaken, Refusal
from koloda.server.store import Store
from koloda.server.viewer import Viewer, may_be_early
from koloda.server.wire import (
    Act,
    Ask,
    Chat,
    Done,
    Say,
    Table,
    TableChanged,
    TakeBack,
    Update,
    Welcome,
)

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]
log = logging.getLogger(__name__)


class Room:
    """A table: its seats, its match once it runs, and everybody who looks at it."""

    def __init__(self, entry: Entry, match: Match | None, store: Store, bots: Bots) -> None:
        self.entry = entry
        self.match = match
        self.store = store
        self.bots = bots
        self.viewers: list[Viewer] = []
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.closed = False
        self.waiting: set[asyncio.Future[Any]] = set()  # for what was asked and is not done
        self.touched = time.monotonic()
        self.thinking: asyncio.Task[None] | None = None
        self.task = asyncio.create_task(self._work(), name=f"room {entry.id}")
        self.jobs.put_nowait(self._wake)

    async def _work(self) -> None:
        """One thing after the other; when the store fails, the room must be rebuilt from it."""
        while not self.closed:
            job = await self.jobs.get()
            self.touched = time.monotonic()
            try:
                await job()
            except sa.exc.SQLAlchemyError:
                log.exception("table %s: what the store knows is uncertain", self.entry.id)
                await asyncio.sleep(0)  # whoever asked is answered first
                self.close()
            except Exception:  # whoever asks next is still served
                log.exception("table %s does not go on by itself", self.entry.id)

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done by the room's task, after all that was asked before."""
        if self.closed:
            raise Refusal("no-table", 404)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.add(done)
        done.add_done_callback(self.waiting.discard)

        async def job() -> None:
            if self.closed:
                return
            try:
                result = await work()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
                if isinstance(error, sa.exc.SQLAlchemyError):
                    raise
                return
            if not done.done():
                done.set_result(result)

        self.jobs.put_nowait(job)
        return await done

    def close(self, code: int = AGAIN) -> None:
        """Nothing happens here any more; whoever waits is told."""
        self.closed = True
        self.task.cancel()
        self._stop_bot()
        for viewer in self.viewers:
            viewer.dismiss(code)
        for done in list(self.waiting):
            if not done.done():
                done.set_exception(Refusal("no-table", 404))

    @property
    def is_idle(self) -> bool:
        return not self.viewers and self.thinking is None and self.jobs.empty()

    # Who looks

    def table(self, guest: str, lang: str) -> Table:
        """The table as this guest may know it."""
        entry = self.entry
        here = {viewer.guest for viewer in self.viewers if viewer.guest}
        mine = chairs.seats_of(entry.sitters, guest)
        near = bool(mine) or (guest != "" and guest == entry.host)
        watchers = sum(not self.plays(viewer.guest) for viewer in self.viewers)
        return table_of(entry, guest, lang, here, watchers, near)

    def plays(self, guest: str) -> bool:
        return bool(chairs.seats_of(self.entry.sitters, guest))

    def connections(self, guest: str) -> int:
        """Those of a player, or those of all who only watch."""
        if self.plays(guest):
            return sum(viewer.guest == guest for viewer in self.viewers)
        return sum(not self.plays(viewer.guest) for viewer in self.viewers)

    async def enter(self, viewer: Viewer, since: int) -> None:
        self.viewers.append(viewer)
        position = None
        if self.match is not None:
            viewer.take_seat(self.match, self.entry.sitters)
            if since:
                viewer.skip(self.match, since)
            position = viewer.position(self.match, self.entry.sitters, forced=True)
        said = await self.store.read(lambda c: ledger.recent_chat(c, self.entry.id))
        viewer.send(
            Welcome(
                table=self.table(viewer.guest, viewer.lang),
                position=position,
                chat=[Chat(name=name, text=text, at=at) for name, text, at in said],
            )
        )
        self.tell_table(but=viewer)

    async def leave(self, viewer: Viewer) -> None:
        self.viewers.remove(viewer)
        self.tell_table()

    def tell_table(self, but: Viewer | None = None) -> None:
        for viewer in self.viewers:
            if viewer is not but:
                viewer.send(TableChanged(table=self.table(viewer.guest, viewer.lang)))

    def tell_position(self, forced: Viewer | None = None) -> None:
        """Show everybody what changed for them; silence tells nothing about other seats."""
        assert self.match is not None
        for viewer in self.viewers:
            position = viewer.position(self.match, self.entry.sitters, viewer is forced)
            if position is not None:
                viewer.send(Update(position=position))

    # What players do

    async def act(self, viewer: Viewer, message: Act) -> None:
        """Carry out an action of the seat that is asked."""
        match = self._running(viewer, message.state)
        action = tuple(message.action.split(" "))
        if match.seat in chairs.seats_of(self.entry.sitters, viewer.guest):
            await self._apply(match, match.option(action), viewer)
        else:
            await self._hold(match, viewer, action)
        viewer.send(Done(state=viewer.state))

    async def _hold(self, match: Match, viewer: Viewer, action: Action) -> None:
        """Keep an answer that comes before its turn, unseen by others, where all choose at once."""
        seat, sitters = viewer.seat, self.entry.sitters
        if seat is None or not may_be_early(match, sitters, viewer.guest, seat):
            raise Refusal("not-your-turn")
        t = match.early(seat)
        if t is None or match.game.seat(t) != seat:
            raise Refusal("not-your-turn")
        match.game.apply(t, match.game.option(t, action))
        n = len(match.held.get(seat, []))
        await self.store.write(lambda c: ledger.hold(c, self.entry.id, seat, n, action))
        match.held.setdefault(seat, []).append(action)
        self.tell_position(forced=viewer)

    async def take_back(self, viewer: Viewer, message: TakeBack) -> None:
        """Undo the last own decision, as long as it showed nothing new."""
        match = self._running(viewer, message.state)
        if not match.can_take_back(chairs.seats_of(self.entry.sitters, viewer.guest)):
            raise Refusal("no-take-back")
        n = match.n - 1
        await self.store.write(lambda c: ledger.cut(c, self.entry.id, n))
        match.take_back()
        for other in self.viewers:
            other.forget_log()
        self._stop_bot()
        self.tell_position(forced=viewer)
        viewer.send(Done(state=viewer.state))
        self._wake_bot()

    async def ask(self, viewer: Viewer, message: Ask) -> None:
        """When the viewer's seat wants to be asked; a question it leaves out is passed at once."""
        if self.match is None or self.entry.status != ledger.RUNNING:
            raise Refusal("not-begun" if self.match is None else "game-over")
        if viewer.seat is None:
            raise Refusal("not-seated", 403)
        if message.level not in levels_of(self.match.game):
            raise Refusal("no-level", 400, message.level)
        self.entry.sitters[viewer.seat].standing = message.level
        await self.save()
        await self._go_on(self.match, viewer)
        viewer.send(Done(state=viewer.state))

    async def say(self, viewer: Viewer, name: str, message: Say) -> None:
        text = message.text.replace("\0", "").strip()  # PostgreSQL cannot write it
        if not text:
            raise Refusal("empty-text")
        at = await self.store.write(lambda c: ledger.add_chat(c, self.entry.id, name, text))
        for other in self.viewers:
            other.send(Chat(name=name, text=text, at=at))

    def _running(self, viewer: Viewer, state: int) -> Match:
        if self.match is None:
            raise Refusal("not-begun")
        if self.entry.status != ledger.RUNNING:
            raise Refusal("game-over")
        if not viewer.is_current(state):
            raise Refusal("stale")
        return self.match

    async def _apply(self, match: Match, option: int, actor: Viewer | None) -> None:
        """Carry out a decision and show it."""
        await self._carry_out(match, option)
        await self._go_on(match, actor)

    async def _carry_out(self, match: Match, option: int) -> None:
        """Try the option on a copy, write it down, carry it out."""
        match.game.apply(match.s.clone(), option)
        n, action = match.n, match.game.action(match.s, option)
        await self.store.write(lambda c: ledger.append(c, self.entry.id, n, action))
        match.apply(option)

    async def _go_on(self, match: Match, actor: Viewer | None) -> None:
        """Carry out what needs no asking, show everybody, and let the next one decide."""
        await self._answer_unasked(match)
        if match.is_over:
            await self._finish(match.game.ending(match.s), match.game.returns(match.s))
        self.tell_position(forced=actor)
        if match.is_over:
            self.tell_table()
        self._wake_bot()

    async def _answer_unasked(self, match: Match) -> None:
        """Answers that were given early, and passes of those who do not want to be asked."""
        while not match.is_over:
            sitter = self.entry.sitters[match.seat]
            if match.seat in match.held:
                await self._play_held(match, match.seat, match.held.pop(match.seat))
                continue
            level = sitter.standing if sitter.kind == chairs.HUMAN else ""
            option = answer_for(match.game, match.s, level)
            if option == ASKS:
                return
            await self._carry_out(match, option)

    async def _play_held(self, match: Match, seat: int, answers: list[Action]) -> None:
        """The turn has come for answers that were given early."""
        n, t = match.n, match.s.clone()
        try:
            for action in answers:
                match.game.apply(t, match.game.option(t, action))
        except IllegalAction:
            log.exception("table %s: seat %d is asked again", self.entry.id, seat)
            answers = []
        await self.store.write(lambda c: ledger.let_go(c, self.entry.id, seat, n, answers))
        for action in answers:
            match.apply(match.option(action))

    async def _wake(self) -> None:
        """After a start: go on where the match was."""
        if self.match is not None and self.entry.status == ledger.RUNNING:
            await self._go_on(self.match, None)

    async def _finish(self, ending: str, result: list[float] | None) -> None:
        assert self.match is not None
        entry = self.entry
        entry.status, entry.ended, entry.ending, entry.result = (
            ledger.OVER,
            time.time(),
            ending,
            result,
        )
        entry.steps, entry.digest = self.match.n, self.match.finish()
        await self.save()

    async def save(self) -> None:
        entry = self.entry
        await self.store.write(lambda c: ledger.update(c, entry))

    # Seats

    async def sit(self, guest: str, name: str, seat: int | None, deck: str = "") -> None:
        """Take an open seat, perhaps with a deck; the match begins with the last one.

        Who asks for any seat and has one keeps it: a button may be pressed twice.
        """
        if seat is None and self.plays(guest):
            return
        if self.entry.status != ledger.OPEN:
            raise Refusal("already-begun")
        free = [n for n, sitter in enumerate(self.entry.sitters) if sitter.kind == chairs.OPEN]
        if not free or (seat is not None and seat not in free):
            raise Refusal("seat-taken")
        chosen = free[0] if seat is None else seat
        if deck:
            await self._bring(chosen, deck)
        await self._seat(chosen, chairs.Sitter("human", guest, name))

    async def _bring(self, seat: int, deck: str) -> None:
        """A seat's own deck; the game refuses one that breaks its rules."""
        game = catalogue.find(self.entry.game)
        options = deck_options(game)
        if seat >= len(options):
            raise Refusal("no-setting", 400, "deck")
        if "\n" in deck or "\r" in deck:
            raise Refusal("bad-setting", 400, "deck")
        settings = {**self.entry.settings, options[seat]: deck}
        setup = Setup(len(self.entry.sitters), settings)
        await check_start(game, self.entry.seed, setup)
        self.entry.settings = settings

    async def fill(self, guest: str, seat: int, agent: str, deck: str = "") -> None:
        """The host puts a bot on an open seat, perhaps with a deck."""
        if guest != self.entry.host:
            raise Refusal("not-host", 403)
        sitters = self.entry.sitters
        if seat >= len(sitters) or sitters[seat].kind != chairs.OPEN:
            raise Refusal("seat-taken")
        if deck:
            await self._bring(seat, deck)
        await self._seat(seat, chairs.Sitter("bot", agent=agent))

    async def _seat(self, seat: int, sitter: chairs.Sitter) -> None:
        self.entry.sitters[seat] = sitter
        if all(other.kind != chairs.OPEN for other in self.entry.sitters):
            self.begin()
        await self.save()
        self.tell_table()
        if self.match is not None:
            self.tell_position()
        self._wake_bot()

    def begin(self) -> None:
        """Everybody sits: deal."""
        entry = self.entry
        game = catalogue.find(entry.game)
        self.match = Match(game, entry.seed, entry.setup, chairs.one_device(entry.sitters))
        entry.version, entry.cards = game.version, game.fingerprint  # the table may be older
        entry.status = ledger.RUNNING

    async def stand_up(self, guest: str, agent: str) -> bool:
        """Leave for good: before the match the seat is open again, later a bot takes it.

        Returns whether the table is gone: its host left, or nobody is there any more.
        """
        entry = self.entry
        own = chairs.seats_of(entry.sitters, guest)
        if not own and (guest != entry.host or entry.status != ledger.OPEN):
            raise Refusal("not-seated", 403)
        if entry.status == ledger.OUTDATED and entry.ended is None:
            await self._give_up()
            return False
        if entry.status != ledger.OPEN:
            await self._hand_over(own, agent)
            return False
        for seat in own:
            entry.sitters[seat] = chairs.Sitter("open")
        humans = [s for s in entry.sitters if s.kind == chairs.HUMAN]
        if not humans or guest == entry.host:
            await self.store.write(lambda c: ledger.delete(c, entry.id))
            self.closed = True  # nobody sits down at what is gone
            return True
        await self.save()
        self.tell_table()
        return False

    async def _give_up(self) -> None:
        """Nobody can go on with a match of older rules: it is over, undecided."""
        entry = self.entry
        entry.status, entry.ended, entry.ending = ledger.OVER, time.time(), "abandoned"
        await self.save()
        self.tell_table()

    async def concede(self, guest: str, agent: str) -> None:
        """Give up: alone or in a duel the match ends, at a larger table a bot goes on."""
        own = chairs.seats_of(self.entry.sitters, guest)
        if self.entry.status != ledger.RUNNING or self.match is None:
            raise Refusal("game-over")
        if not own:
            raise Refusal("not-seated", 403)
        seats = len(self.entry.sitters)
        if seats > 2:
            await self._hand_over(own, agent)
            return
        loser = self.match.seat if self.match.seat in own else own[0]
        result = [1.0] * seats
        result[loser] = -1.0
        self._stop_bot()
        await self._finish("conceded", result)
        self.tell_table()

    async def _hand_over(self, own: list[int], agent: str) -> None:
        """Bots take these seats; without any player left the match ends undecided."""
        if self.entry.status != ledger.RUNNING or self.match is None:
            raise Refusal("game-over")
        for seat in own:
            self.entry.sitters[seat] = chairs.Sitter("bot", agent=agent)
        if all(sitter.kind != chairs.HUMAN for sitter in self.entry.sitters):
            self._stop_bot()
            await self._finish("abandoned", None)
        else:
            await self.save()
        self.tell_table()
        self.tell_position()
        self._wake_bot()

    # Bots

    def _wake_bot(self) -> None:
        """If a bot is asked, let it think; the room goes on serving meanwhile."""
        match = self.match
        if match is None or self.entry.status != ledger.RUNNING or self.thinking is not None:
            return
        sitter = self.entry.sitters[match.seat]
        if sitter.kind == chairs.BOT:
            self.thinking = asyncio.create_task(self._think(match, sitter.agent, match.n))

    def _stop_bot(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None

    async def _think(self, match: Match, agent: str, n: int) -> None:
        action = await self._thought(match, agent)
        self.thinking = None

        async def play() -> None:
            if match.n == n and self.entry.status == ledger.RUNNING:
                await self._apply(match, match.option(action), None)

        try:
            await self.call(play)
        except (Refusal, sa.exc.SQLAlchemyError):
            log.warning("table %s: a bot's move was not carried out", self.entry.id)

    async def _thought(self, match: Match, agent: str) -> Action:
        try:
            return await self.bots.think(match, agent)
        except Exception:
            log.exception("table %s: agent %s failed; playing at random", self.entry.id, agent)
            option = secrets.choice(match.game.options(match.s))
            return match.game.action(match.s, option)


async def check_start(game: Game[BaseState], seed: int, setup: Setup) -> None:
    """Refuse a set-up the game does not allow, in its own words."""
    try:
        await asyncio.to_thread(game.start, seed, setup)
    except Mistake as error:
        raise Mistaken(game.id, error) from error


def table_of(
    entry: Entry, guest: str, lang: str, here: set[str], watchers: int, near: bool
) -> Table:
    """A table as a guest may know it; `near`: the link may be seen."""
    return Table(
        id=entry.id,
        game=entry.game,
        status=entry.status,
        chairs=chairs.shown(entry.sitters, here, lang),
        settings=catalogue.open_settings(entry.game, entry.settings),
        public=entry.public,
        hotseat=chairs.is_hotseat(entry.sitters),
        mine=chairs.seats_of(entry.sitters, guest),
        host=guest != "" and guest == entry.host,
        watchers=watchers,
        link=entry.link if near and not entry.public else "",
        created=entry.created,
        ending=ending_text(entry, lang),
        result=entry.result,
        record=entry.id if entry.status == ledger.OVER else "",
        next=entry.next,
        note=catalogue.table_texts(lang).say("outdated") if entry.status == "outdated" else "",
    )


def ending_text(entry: Entry, lang: str) -> str:
    """How a match ended, in words."""
    if entry.status != ledger.OVER or not entry.ending:
        return ""
    if entry.ending in ("conceded", "abandoned"):
        return catalogue.table_texts(lang).say(f"ended-{entry.ending}")
    return catalogue.ending(entry.game, entry.ending, lang)


def refusal_text(error: Exception, game: str, lang: str) -> tuple[str, str, str]:
    """Reason, sentence and clause of a refusal."""
    if isinstance(error, IllegalAction):
        return error.reason, catalogue.texts(game, lang).refusal(error, cite=False), error.clause
    if isinstance(error, Mistaken):
        text = catalogue.texts(error.game, lang).mistake(error.mistake)
        return error.reason, text[:1].upper() + text[1:], error.clause
    if isinstance(error, Mistake):
        text = catalogue.table_texts(lang).mistake(error)
        return error.code or "bad-input", text, error.clause
    if not isinstance(error, Refusal):
        log.error("no sentence for %r", error)
        error = Refusal("internal", 500)
    text = catalogue.table_texts(lang).say(f"refusal-{error.reason}", detail=error.detail)
    return error.reason, text, error.clause

"""Everything that crosses the wire, as msgspec structs; TypeScript types are made from them."""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}\Z")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Setting = Annotated[str, Meta(max_length=4000)]
View = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/AnyView"})]


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message from a browser."""


class Hello(FromClient, tag="hello"):
    """The first message: the language, and how many log lines the client has already."""

    lang: Annotated[str, Meta(pattern=r"^(ru|en)\Z")]
    since: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class Act(FromClient, tag="act"):
    """One of the offered options, and the state it was offered in."""

    state: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    action: Annotated[str, Meta(max_length=400)]


class TakeBack(FromClient, tag="takeback"):
    """Take the last own decision back."""

    state: Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Ask(FromClient, tag="ask"):
    """When the own seat wants to be asked: one of the game's levels."""

    level: Annotated[str, Meta(max_length=20)]


class Say(FromClient, tag="say"):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


ClientMessage: TypeAlias = Hello | Act | TakeBack | Ask | Say


class Choice(Struct):
    """An option: its words, the words by name, and what it says to a person."""

    action: str
    verb: str
    args: dict[str, str]
    text: str


class Line(Struct):
    """A line of the log and the clause it follows from.

    Its parts are text, or [card id, shown name, number of the card in play or -1].
    """

    key: str
    clause: str
    args: dict[str, Any]
    parts: list[str | tuple[str, str, int]]


class Prompt(Struct):
    """What is asked, and by which clause."""

    key: str
    clause: str
    text: str
    args: dict[str, Any]


class Chair(Struct):
    """A seat of a table: kind is open, human or bot."""

    kind: str
    name: str = ""
    agent: str = ""
    here: bool = False


class Table(Struct, kw_only=True):
    """What everybody may know about a table."""

    id: str
    game: str
    status: str  # open, running, over, outdated
    chairs: list[Chair]
    settings: dict[str, str]
    public: bool
    hotseat: bool
    mine: list[int]  # the seats of the reader
    host: bool = False
    watchers: int = 0
    link: str = ""  # only for those at the table
    created: float = 0.0
    ending: str = ""
    result: list[float] | None = None
    record: str = ""
    next: str = ""  # the rematch
    note: str = ""


class Position(Struct, kw_only=True):
    """A table as one viewer sees it now."""

    state: int
    view: View
    prompt: Prompt | None
    choices: list[Choice]
    awaited: list[int]  # where all choose at once and in secret: who has not finished
    events_at: int  # the log is cut to this length before the lines are added
    events: list[Line]
    takeback: bool
    thinking: bool  # a bot is asked, as far as the viewer may know
    standing: str  # when the viewer's seat wants to be asked; empty for always


class FromServer(Struct, tag_field="type", kw_only=True):
    """A message to a browser."""


class Welcome(FromServer, tag="welcome"):
    """The first answer: the table, the position if the game runs, the chat."""

    table: Table
    position: Position | None
    chat: list["Chat"]


class Update(FromServer, tag="update"):
    """A new position."""

    position: Position


class TableChanged(FromServer, tag="table"):
    """Somebody came, went, took a seat; the game began or ended."""

    table: Table


class Chat(FromServer, tag="chat"):
    """A line of chat."""

    name: str
    text: str
    at: float


class Refused(FromServer, tag="refused"):
    """Nothing was changed; why, and by which clause."""

    reason: str
    text: str
    clause: str = ""
    state: int = 0


class Done(FromServer, tag="done"):
    """The action was carried out; the update came before."""

    state: int


ServerMessage: TypeAlias = Welcome | Update | TableChanged | Chat | Refused | Done


class Me(Struct):
    """The guest behind a cookie."""

    name: str
    token: bool


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class SeatWish(Struct, forbid_unknown_fields=True):
    """kind: me, open (a friend), bot, guest (somebody else at this device)."""

    kind: Annotated[str, Meta(pattern=r"^(me|open|bot|guest)\Z")]
    agent: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=24)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Id
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    settings: dict[Id, Setting] = {}
    public: bool = True


class TakeSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    link: Annotated[str, Meta(max_length=64)] = ""
    deck: Setting = ""  # where every seat brings its own; empty for the usual one


class FillSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    agent: Annotated[str, Meta(max_length=40)]
    deck: Setting = ""  # of the bot; empty for the usual one


class Lobby(Struct):
    """The first page: tables to join, own games, games to watch, finished ones."""

    open: list[Table]
    own: list[Table]
    running: list[Table]
    records: list["RecordLine"]


class RecordLine(Struct):
    id: str
    game: str
    names: list[str]
    ending: str
    result: list[float] | None
    at: float
    steps: int


class SettingInfo(Struct):
    """A set-up option with its words."""

    name: str
    kind: str
    values: list[str]
    labels: list[str]
    default: str
    title: str
    help: str
    clause: str


class GameInfo(Struct):
    """A game in the lobby."""

    id: str
    name: str
    about: str
    min_seats: int
    max_seats: int
    settings: list[SettingInfo]


class GameTexts(Struct):
    """What a table needs besides: card faces, and the game's messages as Fluent source."""

    id: str
    name: str
    faces: dict[str, Any]
    tables: dict[str, dict[str, Any]]  # faces that read otherwise, by the number of seats
    ftl: str
    standing: list[str]  # levels of when to be asked; empty where there are none


class ReadyDeck(Struct):
    """A preset deck: its word in a set-up, its name, and what is in it."""

    id: str
    name: str
    lead: str
    cards: dict[str, int]


class DeckBook(Struct):
    """What a deck of a game may hold."""

    low: int
    high: int  # 0 if there is no most
    leads: list[str]  # of which one leads a deck; empty where none does
    most: dict[str, int]  # the cards a deck may hold, with the most copies of each
    ready: list[ReadyDeck]


class DeckText(Struct, forbid_unknown_fields=True):
    list: Annotated[str, Meta(max_length=8000)]


class DeckMistake(Struct):
    """A broken rule of deck construction; the card it is about, if it is about one."""

    text: str
    clause: str
    card: str


class DeckRead(Struct):
    """A deck list as far as it can be read, and everything that is wrong with it."""

    lead: str
    cards: dict[str, int]
    unread: list[str]
    mistakes: list[DeckMistake]
    barred: list[DeckMistake]  # cards that a deck of this lead may not hold


class Dealt(Struct):
    """The first cards of a match."""

    cards: list[str]


class Games(Struct):
    games: list[GameInfo]
    agents: list[str]


class Replay(Struct, kw_only=True):
    """A stored record."""

    id: str
    game: str
    names: list[str]
    settings: dict[str, str]
    seats: int
    steps: int
    ending: str
    result: list[float] | None


class Step(Struct, kw_only=True):
    """A position of a replay: after `n` actions, what was chosen next, the log so far."""

    n: int
    view: View
    prompt: Prompt | None
    chosen: str
    seat: int
    events: list[Line]


class Continue(Struct, forbid_unknown_fields=True):
    n: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    agent: Annotated[str, Meta(max_length=40)]


class Created(Struct):
    id: str


class Problem(Struct):
    """Why a request was refused."""

    reason: str
    text: str
    clause: str = ""


_client: "msgspec.json.Decoder[ClientMessage]" = msgspec.json.Decoder(ClientMessage)


def decode_client(raw: str) -> ClientMessage:
    """A message from a browser, checked against the schema."""
    return _client.decode(raw)


def encode(value: object) -> bytes:
    return msgspec.json.encode(value)

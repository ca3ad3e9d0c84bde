"""A person at the playground's page, by script: sees what one user sees, and does what one user can do.

    async with Table(playground.url) as table:
        ana = await table.join("Ana")
        outcome = await ana.command("lobby", "newgame", game="helios")
        message = (await ana.messages("lobby"))[-1]
        outcome = await ana.click(message, label="Join")

Everything delivered to a user is kept in `User.delivered`, everything the user did in `User.done`.
"""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Self

import aiohttp

Json = dict[str, Any]

BUTTON, STRING_SELECT, TEXT_DISPLAY, GALLERY = 2, 3, 10, 12
SELECTS = (3, 5, 6, 7, 8)
PATIENCE = 180.0
"""Seconds; what has not happened by then, also on a slow machine, will not happen."""
READING = 0.6
"""Seconds of the stand-in's clock before a click."""
EPHEMERAL, LOADING = 1 << 6, 1 << 7
INVALID_FORM = 50035
"""What the page refuses: nothing to click, or nothing to choose, by this id."""
_Use = tuple[str, list[str] | None]
"""The id of a control, and what is chosen there."""
_OUTCOMES = {
    "INTERACTION_SUCCESS",
    "INTERACTION_FAILURE",
    "INTERACTION_MODAL_CREATE",
    "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE",
}


class Refusal(Exception):
    """The playground refused what the user tried; `code` is Discord's."""

    def __init__(self, status: int, body: Json) -> None:
        super().__init__(f"{status} {body}")
        self.status, self.code, self.body = status, body.get("code"), body


@dataclass(frozen=True, slots=True)
class Event:
    """Something delivered to a user: the gateway's name for it and its data."""

    name: str
    data: Json


@dataclass(slots=True)
class Outcome:
    """The outcome of an interaction. `failed`: no answer within three seconds."""

    id: str
    what: str
    failed: bool = False
    callback: int | None = None
    modal: Json | None = None
    choices: list[Json] | None = None


def walk(components: list[Json]) -> Iterator[Json]:
    """All components in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        for single in ("accessory", "component"):
            if single in component:
                yield from walk([component[single]])


def controls(message: Json) -> list[Json]:
    """The buttons and menus of a message that can be used now."""
    return [one for one in walk(message["components"]) if "custom_id" in one and not one.get("disabled")]


def buttons(message: Json) -> list[Json]:
    return [one for one in controls(message) if one["type"] == BUTTON]


def selects(message: Json) -> list[Json]:
    return [one for one in controls(message) if one["type"] in SELECTS]


def text(message: Json) -> str:
    """All that can be read in a message: content, texts, labels, placeholders, options, alt texts."""
    parts = [message["content"]]
    for one in walk(message["components"]):
        parts += [one.get(key) or "" for key in ("content", "label", "placeholder", "description")]
        parts += [option["label"] + " " + (option.get("description") or "") for option in one.get("options", [])]
        parts += [item.get("description") or "" for item in one.get("items", [])]
    parts += [file.get("description") or "" for file in message["attachments"]]
    return "\n".join(part for part in parts if part)


def pictures(message: Json) -> list[Json]:
    """The media items of a message: `{"url", "description", "width", "height", …}`."""
    items = [item for one in walk(message["components"]) for item in one.get("items", [])]
    thumbs = [one for one in walk(message["components"]) if one["type"] == 11]
    return [one["media"] | {"description": one.get("description")} for one in items + thumbs]


def is_private(message: Json) -> bool:
    return bool(message["flags"] & EPHEMERAL)


class Table:
    """The playground as scripts reach it: its users and its switches."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.users: dict[str, User] = {}
        self.bot_rests: Callable[[], Awaitable[None]] = _nobody
        """Waits until the bot has nothing more to do; set by code that can check that."""
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession()
        return self

    async def __aexit__(self, *error: object) -> None:
        for user in self.users.values():
            await user.leave()
        if self._session is not None:
            await self._session.close()

    @property
    def session(self) -> aiohttp.ClientSession:
        assert self._session is not None, "use the table as an async context"
        return self._session

    async def join(self, name: str) -> "User":
        """Be this user from now on; the same one for the same name."""
        if name not in self.users:
            self.users[name] = User(self, name)
            await self.users[name].connect()
        return self.users[name]

    async def ask(self, method: str, path: str, body: Json | None = None, **query: str) -> Any:
        async with self.session.request(method, self.url + path, json=body, params=query) as answer:
            content = await answer.json()
            if answer.status >= 400:
                raise Refusal(answer.status, content)
            return content

    async def trouble(self, switch: str, **settings: Any) -> Json:
        """Turn one of the switches of playground/ui/trouble.py."""
        answer: Json = await self.ask("POST", f"/ui/trouble/{switch}", settings)
        return answer

    async def faults_met(self) -> None:
        """Wait until every fault ordered has met its request; one with `hold` holds it from then on."""
        async with asyncio.timeout(PATIENCE):
            while (await self.ask("GET", "/ui/trouble"))["queue"]:  # noqa: ASYNC110 - nothing tells us
                await asyncio.sleep(0.01)

    async def requests(self, after: int = 0) -> list[Json]:
        """The bot's requests with their answers, oldest first."""
        entries: list[Json] = await self.ask("GET", "/ui/journal", after=str(after))
        return entries

    async def bot_is_here(self, *, here: bool = True, within: float = PATIENCE) -> None:
        """Wait until a bot is connected, or none."""
        async with asyncio.timeout(within):
            while bool((await self.ask("GET", "/ui/trouble"))["connected"]) != here:  # noqa: ASYNC110 - nothing tells us
                await asyncio.sleep(0.02)

    async def download(self, url: str) -> bytes:
        async with self.session.get(url) as answer:
            answer.raise_for_status()
            return await answer.read()


@dataclass(eq=False)
class User:
    """One user at the page. Channels are named by name or id, messages given as delivered."""

    table: Table
    name: str
    id: str = ""
    delivered: list[Event] = field(default_factory=list)
    done: list[Json] = field(default_factory=list)
    _news: asyncio.Condition = field(default_factory=asyncio.Condition)
    _socket: aiohttp.ClientWebSocketResponse | None = None
    _listener: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        self.id = (await self.ask("GET", "/ui/state"))["me"]["id"]
        self._socket = await self.table.session.ws_connect(f"{self.table.url}/ui/live", params={"as": self.name})
        await self._socket.receive()
        self._listener = asyncio.create_task(self._listen(self._socket))

    async def leave(self) -> None:
        if self._socket is not None and self._listener is not None:
            await self._socket.close()
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            news = frame.json()
            async with self._news:
                self.delivered.append(Event(news["event"], news["data"]))
                self._news.notify_all()

    async def ask(self, method: str, path: str, body: Json | None = None, **query: str) -> Any:
        return await self.table.ask(method, path, body, **query, **{"as": self.name})

    async def wait(self, wanted: Callable[[Event], bool], *, since: int = 0, within: float = PATIENCE) -> Event:
        """The first matching event from number `since` on, now or when it comes."""
        async with asyncio.timeout(within), self._news:
            while True:
                for event in self.delivered[since:]:
                    if wanted(event):
                        return event
                since = len(self.delivered)
                await self._news.wait()

    async def channels(self) -> list[Json]:
        """All channels, threads and direct messages this user sees."""
        listed: list[Json] = (await self.ask("GET", "/ui/state"))["channels"]
        return listed

    async def messages(self, channel: str, limit: int = 50) -> list[Json]:
        """The messages of a channel as this user sees them, oldest first."""
        listed: list[Json] = await self.ask("GET", f"/ui/channels/{channel}/messages", limit=str(limit))
        return listed

    async def message(self, channel: str, message_id: str) -> Json:
        """A message as it is now."""
        for message in await self.messages(channel, 200):
            if message["id"] == message_id:
                return message
        raise LookupError(message_id)

    async def write(self, channel: str, content: str, reply_to: str | None = None) -> Json:
        self.done.append({"did": "write", "channel": channel, "content": content})
        body = {"content": content, "reply_to": reply_to}
        message: Json = await self.ask("POST", f"/ui/channels/{channel}/messages", body)
        return message

    async def dismiss(self, message: Json) -> None:
        await self.ask("DELETE", f"/ui/channels/{message['channel_id']}/messages/{message['id']}")

    async def direct(self, other_id: str) -> Json:
        """The direct channel with another user."""
        channel: Json = await self.ask("POST", "/ui/dms", {"user": other_id})
        return channel

    async def commands(self, channel: str) -> list[Json]:
        offered: list[Json] = await self.ask("GET", f"/ui/channels/{channel}/commands")
        return offered

    async def command(self, channel: str, name: str, /, **options: Any) -> Outcome:
        """Call a slash command (`name` with its subcommands, separated by blanks)."""
        body = await self._command_body(channel, name, options)
        return await self._interact("POST", f"/ui/channels/{channel}/commands", body, f"/{name} {options or ''}")

    async def complete(self, channel: str, name: str, focused: str, /, **options: Any) -> list[Json]:
        """The choices offered while the option `focused` is being typed."""
        body = await self._command_body(channel, name, options, focused)
        outcome = await self._interact("POST", f"/ui/channels/{channel}/commands", body, f"/{name} {focused}…")
        return outcome.choices or []

    async def _command_body(self, channel: str, name: str, options: Json, focused: str | None = None) -> Json:
        first, *rest = name.split()
        command = await self._registered(channel, first)
        declared = command.get("options", [])
        nesting: list[Json] = []
        for step in rest:
            nesting.append(next(one for one in declared if one["name"] == step))
            declared = nesting[-1].get("options", [])
        kinds = {one["name"]: one["type"] for one in declared}
        given: list[Json] = [{"name": key, "type": kinds[key], "value": value} for key, value in options.items()]
        for option in given:
            if option["name"] == focused:
                option["focused"] = True
        for level in reversed(nesting):
            given = [{"name": level["name"], "type": level["type"], "options": given}]
        return {"command": command["id"], "options": given, "complete": focused is not None}

    async def _registered(self, channel: str, name: str) -> Json:
        """The command of this name: a bot that just connected may have yet to register it."""
        async with asyncio.timeout(PATIENCE):
            while (found := next((one for one in await self.commands(channel) if one["name"] == name), None)) is None:  # noqa: ASYNC110 - nothing tells us
                await asyncio.sleep(0.02)
        return found

    async def click(self, message: Json, label: str | None = None, custom_id: str | None = None) -> Outcome:
        """Click the button with this label (or custom_id) that the message shows."""

        def wanted(shown: Json) -> _Use:
            for button in buttons(shown):
                if custom_id in (None, button["custom_id"]) and label in (None, button.get("label")):
                    return button["custom_id"], None
            offered = [button.get("label") or button["custom_id"] for button in buttons(shown)]
            raise LookupError(f"no button {label or custom_id!r} among {offered}")

        return await self._use(message, wanted)

    async def choose(self, message: Json, *labels: str, custom_id: str | None = None) -> Outcome:
        """Choose the options with these labels (or values) from the menu that contains them all."""

        def wanted(shown: Json) -> _Use:
            for menu in selects(shown):
                values = {key: option["value"] for option in menu.get("options", []) for key in _names(option)}
                fits = set(labels) <= set(values) or menu["type"] != STRING_SELECT
                if custom_id in (None, menu["custom_id"]) and fits:
                    return menu["custom_id"], [values.get(label, label) for label in labels]
            raise LookupError(f"no menu with {labels}")

        return await self._use(message, wanted)

    async def _use(self, message: Json, wanted: Callable[[Json], _Use]) -> Outcome:
        """Use what is wanted of a message. Whoever clicks sees the message as it is: where it was edited since it was
        read and still offers that, by another id, they use that one.
        """
        use = wanted(message)
        while True:
            try:
                return await self.press(message, *use)
            except Refusal as refusal:
                if refusal.code != INVALID_FORM:
                    raise
                before, message = use, await self.message(message["channel_id"], message["id"])
                with contextlib.suppress(LookupError):
                    use = wanted(message)
                if use == before:
                    raise

    async def press(
        self,
        message: Json,
        custom_id: str,
        values: list[str] | None = None,
        *,
        kind: int | None = None,
        at_once: bool = False,
    ) -> Outcome:
        """Use a control by its custom_id. With `kind` it is sent even if the message no longer shows it.

        People read before they click, by the stand-in's clock, unless they click `at_once`.
        """
        if not at_once:
            await self.table.trouble("clock", seconds=READING)
        path = f"/ui/channels/{message['channel_id']}/messages/{message['id']}/press"
        body = {"custom_id": custom_id, "values": values, "kind": kind}
        return await self._interact("POST", path, body, f"press {custom_id} {values or ''}")

    async def submit(self, outcome: Outcome, **values: Any) -> Outcome:
        """Fill in the modal that an outcome brought; values by custom_id."""
        path = f"/ui/interactions/{outcome.id}/modal"
        return await self._interact("POST", path, {"values": values}, f"submit {values}")

    async def _interact(self, method: str, path: str, body: Json, what: str) -> Outcome:
        since = len(self.delivered)
        begun: str = (await self.ask(method, path, body))["interaction"]
        self.done.append({"did": what, "interaction": begun, "path": path, "body": body})
        event = await self.wait(lambda one: one.name in _OUTCOMES and one.data["id"] == begun, since=since)
        return _outcome(event, what)

    async def expect(
        self, channel: str, wanted: Callable[[Json], bool], *, since: int = 0, within: float = PATIENCE
    ) -> Json:
        """A matching message of the channel, as soon as it is posted or edited."""
        place = await self._channel_id(channel)

        def fits(event: Event) -> bool:
            shown = event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and event.data["channel_id"] == place
            return shown and wanted(event.data)

        return (await self.wait(fits, since=since, within=within)).data

    async def caught_up(self) -> None:
        """Wait until everything that is on its way to this user has been delivered."""
        assert self._socket is not None
        since, said = len(self.delivered), secrets.token_hex(8)
        await self._socket.send_str(said)
        await self.wait(lambda event: event == Event("ECHO", {"said": said}), since=since)

    async def answered(self, channel: str, within: float = PATIENCE) -> None:
        """Wait until the bot is not said any more to be thinking about what this user asked."""
        async with asyncio.timeout(within):
            while True:
                since = len(self.delivered)
                if not any(message["flags"] & LOADING for message in await self.messages(channel)):
                    return
                await self.wait(lambda event: True, since=since)

    async def settled(self) -> None:
        """Wait until the bot has done everything it was asked to, and this user has received it."""
        await self.table.bot_rests()
        await self.caught_up()

    async def _channel_id(self, channel: str) -> str:
        for one in await self.channels():
            if channel in (one["id"], one.get("name")):
                return str(one["id"])
        raise LookupError(channel)


async def _nobody() -> None:
    """There is nobody who could have something to do."""


def _names(option: Json) -> tuple[str, str]:
    return option["label"], option["value"]


def _outcome(event: Event, what: str) -> Outcome:
    return Outcome(
        event.data["id"],
        what,
        failed=event.name == "INTERACTION_FAILURE",
        callback=event.data.get("callback"),
        modal=event.data.get("modal"),
        choices=event.data.get("choices"),
    )


@contextlib.asynccontextmanager
async def seated(url: str, *names: str) -> AsyncIterator[list[User]]:
    """Several users at one playground."""
    async with Table(url) as table:
        yield [await table.join(name) for name in names]

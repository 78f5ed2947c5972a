"""Turn notices: whoever is asked and does not look is told, by Web Push and by a webhook."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from kancha.kernel.errors import KanchaError
from kancha.table import logs, opening
from kancha.table.errors import TableError
from kancha.table.rooms import push
from kancha.table.rooms.bodies import Subscription
from kancha.table.rooms.courier import Courier
from kancha.table.rooms.model import Room
from kancha.table.rooms.store import RoomStore
from kancha.table.settings import Settings
from kancha.table.store import People, Person
from kancha.words import Words

SECRET: Final = "push"
FOLDER: Final = Path(__file__).parent
_json = msgspec.json.Encoder()


class Notices:
    """Tells people that their turn has come."""

    def __init__(self, people: People, settings: Settings) -> None:
        self._people = people
        self._settings = settings
        self.courier = Courier(settings.private_webhooks)
        self._push: push.Push | None = None
        self._log = logs.get(part="notices")

    async def start(self, store: RoomStore) -> None:
        """Make, or read, the key that signs notices, if the server's owner wants them."""
        if self._settings.push:
            push.check()
            if not self._settings.push_contact.startswith(("mailto:", "https://")):
                raise KanchaError("PUSH needs PUSH_CONTACT: mailto:somebody@example.org or https://...")
            key = await store.secret(SECRET, push.new_key)
            self._push = push.Push(key, self._settings.push_contact, self.courier)

    async def close(self) -> None:
        """Let all connections go."""
        await self.courier.close()

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe; "" if this server sends no Web Push."""
        return "" if self._push is None else self._push.public_key

    async def check(self, subscription: Subscription) -> None:
        """Refuse a subscription that cannot be served."""
        if self._push is None:
            raise TableError(409, "error-no-push", "this server sends no Web Push")
        await self.courier.check(subscription.endpoint)

    async def tell_turn(self, person: str, room: Room) -> None:
        """Tell somebody that they are asked."""
        somebody = await self._people.by_id(person)
        if somebody is None:
            return
        title, text = sentence(somebody, room)
        link = f"{somebody.origin}/#/table/{room.match}" if somebody.origin else ""
        if somebody.webhook:
            # `text` is what Slack, Mattermost and Zulip read, `content` what Discord does.
            said = f"{text} {link}".strip()
            body = {
                "event": "turn",
                "game": room.game,
                "match": room.match,
                "text": said,
                "content": said,
                "link": link,
            }
            status = await self.courier.post(somebody.webhook, _json.encode(body), {"Content-Type": "application/json"})
            self._log.info("webhook told", status=status)
        if self._push is not None:
            for device in await self._people.devices(person):
                if device.push is not None:
                    to = msgspec.json.decode(device.push, type=Subscription)
                    notice = {"title": title, "text": text, "match": room.match, "lang": somebody.lang}
                    if not await self._push.send(to, notice):
                        await self._people.set_push(device.key, None)


def sentence(person: Person, room: Room) -> tuple[str, str]:
    """Return what a notice says, in the language of whoever gets it."""
    game = opening.known_game(room.game)
    words = Words(person.lang, game, extra=(FOLDER / f"words.{person.lang}.ftl",))
    name = words.text("game-name") if words.has("game-name") else game.name
    others = [place.name for place in room.places if place.person != person.id]
    return name, words.text(
        "notice-turn", {"game": name, "names": words.join(others) if others else "-", "count": len(others)}
    )

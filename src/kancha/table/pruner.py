"""Pruning: what nobody needs any more goes, by the policy of the settings, now and then.

A running match goes only when nobody has decided anything in it, or looked at it, for as long as the policy says; one
that somebody looks at never does.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Final, NamedTuple

from kancha.kernel.errors import KanchaError
from kancha.table import keeping, logs
from kancha.table.settings import Settings
from kancha.table.store import Store
from kancha.table.store.pruning import BATCH

DAY: Final = 86_400.0
PRESENT: Final = 600.0
"""Whoever looked so many seconds ago may still be there."""
FIRST: Final = 60.0
"""Seconds after its start that a server first prunes."""
PAUSE: Final = 0.05
"""Seconds between two transactions, for those who play meanwhile."""


class Policy(NamedTuple):
    """Days that things are kept after nobody has touched them; 0: for ever."""

    finished: float
    abandoned: float
    unplayed: float
    rooms: float

    @staticmethod
    def of(settings: Settings) -> Policy:
        """Return the policy of the settings."""
        return Policy(settings.keep_finished, settings.keep_abandoned, settings.keep_unplayed, settings.keep_rooms)


class Pruned(NamedTuple):
    """What has gone, or would."""

    finished: int = 0
    abandoned: int = 0
    unplayed: int = 0
    uploaded: int = 0
    rooms: int = 0
    people: int = 0
    figures: int = 0
    exported: int = 0
    failed: int = 0
    """Matches that stay because their record could not be written."""


class Pruner:
    """Prunes a store by a policy. `spares` tells what stays whatever the policy says: it is looked at here."""

    def __init__(
        self,
        store: Store,
        policy: Policy,
        folder: Path | None = None,
        spares: Callable[[str], bool] = lambda _: False,
        dry: bool = False,
    ) -> None:
        self._store = store
        self._policy = policy
        self._folder = folder
        self._spares = spares
        self._dry = dry
        self._log = logs.get(part="pruner")
        self._exported = self._failed = 0

    async def run(self) -> Pruned:
        """Let go what may; returns how much that was."""
        pruning, policy, now = self._store.pruning, self._policy, time()
        self._exported = self._failed = 0
        present = now - PRESENT
        kinds = {
            "unplayed": (policy.unplayed, pruning.unplayed),
            "abandoned": (policy.abandoned, pruning.abandoned),
            "uploaded": (policy.abandoned, pruning.uploaded),
            "finished": (policy.finished, pruning.finished),
        }
        gone: dict[str, int] = {}
        seen: set[str] = set()
        for kind, (days, find) in kinds.items():
            found = await find(now - days * DAY, present) if days else []
            ids = [id for id in found if not (id in seen or self._spares(id))]
            if kind == "abandoned":
                ids = [id for id in ids if not await self._is_over(id)]
            seen.update(ids)
            gone[kind] = await self._let_go(ids, keeps_record=kind in ("abandoned", "finished"))
        gone["rooms"] = await self._empty_rooms(now - policy.rooms * DAY) if policy.rooms else 0
        if not self._dry:
            gone["people"] = await pruning.drop_strangers(now - policy.rooms * DAY) if policy.rooms else 0
            gone["figures"] = await pruning.drop_figures()
        done = Pruned(**gone, exported=self._exported, failed=self._failed)
        if any(done) and not self._dry:
            self._log.info("pruned", **{name: count for name, count in done._asdict().items() if count})
        return done

    async def _is_over(self, id: str) -> bool:
        """Tell whether a match that seems abandoned is over: earlier releases did not write that down."""
        info = await self._store.match(id)
        with contextlib.suppress(KanchaError):
            if info is not None and (await keeping.rebuilt(self._store, info)).over:
                if not self._dry:
                    await self._store.pruning.over_since(id)
                return True
        return False

    async def _let_go(self, ids: list[str], keeps_record: bool) -> int:
        if self._dry:
            return len(ids)
        gone = 0
        for start in range(0, len(ids), BATCH):
            some = ids[start : start + BATCH]
            if keeps_record and self._folder is not None:
                some = [id for id in some if await self._export(id, self._folder)]
            await self._store.pruning.drop(some)
            gone += len(some)
            await asyncio.sleep(PAUSE)
        return gone

    async def _export(self, id: str, folder: Path) -> bool:
        info = await self._store.match(id)
        if info is None:
            return False
        try:
            await keeping.export(self._store, info, folder)
        except OSError as error:
            self._failed += 1
            self._log.error("record not written, the match stays", match=id, error=str(error))
            return False
        self._exported += 1
        return True

    async def _empty_rooms(self, before: float) -> int:
        ids = [id for id in await self._store.pruning.empty_rooms(before) if not self._spares(id)]
        if not self._dry:
            for start in range(0, len(ids), BATCH):
                await self._store.pruning.drop_rooms(ids[start : start + BATCH])
                await asyncio.sleep(PAUSE)
        return len(ids)


async def prune_now_and_then(pruner: Pruner, hours: float) -> None:
    """Prune, a minute after the start and every so many hours; trouble is logged, and tried again next time."""
    log = logs.get(part="pruner")
    await asyncio.sleep(min(FIRST, hours * 3600))
    while True:
        try:
            await pruner.run()
        except Exception as error:
            log.warning("not pruned", error=repr(error))
        await asyncio.sleep(hours * 3600)


def export_folder(settings: Settings) -> Path | None:
    """Return where records of what goes are written, if anywhere; a folder that is not there is refused."""
    if not settings.prune_export:
        return None
    folder = Path(settings.prune_export)
    if not folder.is_dir():
        raise KanchaError(f"there is no folder {folder} for the records of pruned matches; make it")
    return folder

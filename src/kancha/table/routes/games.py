"""The catalogue over HTTP: games, their pictures, words and rules."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Final

import msgspec
from litestar import MediaType, get
from litestar.params import FromPath
from msgspec import Raw

from kancha.examples import EXAMPLE, shown
from kancha.kernel.rules import Rules
from kancha.lessons import lessons
from kancha.table import bots, cards, catalogue, opening
from kancha.table.protocol import (
    CoverInfo,
    GameInfo,
    Lang,
    LessonCard,
    MeasureInfo,
    OptionInfo,
    PaletteInfo,
    ParagraphInfo,
    RatingInfo,
)
from kancha.table.routes.common import faults
from kancha.table.words import game_words, page_words


@get("/api/games", summary="The games of the catalogue", responses=faults(), sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """List the games with their seats, options and bot levels."""
    return [
        GameInfo(
            id=game.id,
            name=game.name,
            version=game.version,
            versions=game.versions,
            seats=list(game.seats),
            options=[OptionInfo(**option.schema()) for option in game.options.values()],
            rulings=[OptionInfo(**ruling.schema()) for ruling in game.rulings.values()],
            levels=bots.levels(game.id),
            ratings={
                level: RatingInfo(rating=one.rating, low=one.low, high=one.high, turn=one.turn)
                for level, one in bots.rated(game.id).items()
            },
            card=cards.card(game),
            lessons=[
                *(LessonCard(one.id, one.minutes, len(one.steps), one.shows) for one in lessons(game)),
                *([LessonCard(EXAMPLE, 0, 0, {rule: rule for rule in known})] if (known := shown(game)) else []),
            ],
        )
        for game in catalogue.available()
    ]


@get(
    "/api/games/{game:str}/symbols.svg",
    summary="The symbols of a game",
    media_type="image/svg+xml",
    responses=faults(404),
    sync_to_thread=False,
)
def symbols(game: FromPath[str]) -> str:
    """Return one SVG with every symbol of the game."""
    parts = [path.read_text(encoding="utf-8") for path in opening.known_game(game).files("symbols", "svg")]
    inner = [re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", part, flags=re.DOTALL) for part in parts]
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(inner)}</svg>'


@get("/api/games/{game:str}/measures", summary="What a game counts", responses=faults(404), sync_to_thread=False)
def measures(game: FromPath[str]) -> list[MeasureInfo]:
    """Return the measures, the most important first."""
    return [
        MeasureInfo(
            id=measure.id,
            symbol=measure.symbol,
            sign=measure.sign,
            common=measure.common,
            fleeting=measure.fleeting,
            per=measure.per,
        )
        for measure in opening.known_game(game).measures
    ]


@get("/api/games/{game:str}/palette", summary="The colours of a game", responses=faults(404), sync_to_thread=False)
def palette(game: FromPath[str]) -> PaletteInfo:
    """Return the colours for light and dark."""
    colours = opening.known_game(game).palette()
    return PaletteInfo(colours.light, colours.dark)


@cache
def _cover(game: str) -> CoverInfo:
    """Draw a game a few decisions on: an empty board would be a dull picture."""
    found = opening.known_game(game)
    match = found.start(max(found.seats), seed=0)
    rng = Random(0)
    wish = cards.cover(match.game)
    while len(match.log) < (wish.decisions if wish else cards.EARLY) and not match.over:
        match.take(rng.choice(match.state.legal()))
    panel, box = cards.covering(match.game, match.game.look(match.state.seen(None), None).scene)
    return CoverInfo(Raw(msgspec.json.encode(panel)), box)


@get("/api/games/{game:str}/cover", summary="A picture of a game", responses=faults(404), sync_to_thread=True)
def cover(game: FromPath[str]) -> CoverInfo:
    """Return a board of an early position as a spectator sees it: the picture on the game's card."""
    return _cover(game)


@get(
    "/api/games/{game:str}/words/{lang:str}",
    summary="The words of a game",
    media_type=MediaType.TEXT,
    responses=faults(400, 404),
    sync_to_thread=False,
)
def words_of_game(game: FromPath[str], lang: FromPath[Lang]) -> str:
    """Return the common and the game's messages in Fluent."""
    return game_words(lang, opening.known_game(game))


@get(
    "/api/words/{lang:str}",
    summary="The words of the page",
    media_type=MediaType.TEXT,
    responses=faults(400),
    sync_to_thread=False,
)
def words_of_page(lang: FromPath[Lang]) -> str:
    """Return the common messages, those of the page and those of the server, in Fluent."""
    return page_words(lang)


@get("/api/games/{game:str}/rules", summary="The rules of a game", responses=faults(404), sync_to_thread=False)
def rules(game: FromPath[str]) -> list[ParagraphInfo]:
    """Return the numbered paragraphs."""
    return told(opening.known_game(game).rules)


def told(rules: Rules) -> list[ParagraphInfo]:
    """Return paragraphs for the page."""
    return [
        ParagraphInfo(
            id=paragraph.id,
            title=paragraph.title(),
            en=paragraph.text("en"),
            fr=paragraph.text("fr"),
            kind=paragraph.kind,
            source=paragraph.source,
            titles=paragraph.titles,
            texts=paragraph.texts,
        )
        for paragraph in rules.paragraphs.values()
    ]


ROUTES: Final = (list_games, symbols, measures, palette, cover, words_of_game, words_of_page, rules)

"""Module emissaries (K19): the emissary board, the tile faces and the diplomacy token."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from kancha.games.caral.actions import (
    ALPACA,
    BOARD,
    CARDS,
    CHASE_WITH_ALPACA,
    CLAY,
    FISH,
    MIXED_PAIR,
    RECALL_ALPACA,
    RECALL_AWAY,
    SEND_ALPACA,
    SEND_CARALI,
    STONE,
    TRADE,
)
from kancha.games.caral.cards import Drawing, Payment, draw
from kancha.games.caral.events import CardsTraded, EmissaryLevelReached, EmissarySent, TokenTaken
from kancha.games.caral.facts import word
from kancha.games.caral.holdings import hand_size
from kancha.games.caral.modules import ALPACA_PLACED, ANY_TIME, PLACE_ALPACA, PLACE_CARALI, PLAY_PAIR
from kancha.games.caral.pairs import has_effect, play_pair, power_refusal
from kancha.games.caral.sled import Loading, load_stones
from kancha.games.caral.spaces import action_at, is_usable
from kancha.games.caral.state import FREELY, MUST_BUILD, CaralState, Module
from kancha.kernel.components import DataTables
from kancha.kernel.errors import DataError, Refusal
from kancha.kernel.guide import Place
from kancha.kernel.scene import Box, Panel, Piece, Stat, Text, Zone
from kancha.kernel.shelf import number, row, short
from kancha.kernel.state import Step

NAME: Final = "emissaries"
PARTNER: Final = (CLAY, STONE, ALPACA, FISH)
"""The type that may stand in for each type, by type."""

NO_FACE: Final = 0
SWAP_STONE_CLAY: Final = 1
SWAP_FISH_ALPACA: Final = 2
DRAW_PER_ALPACA: Final = 3
TRADE_FACE: Final = 4
PLUS_ONE: Final = 5
FACES: Final = ("none", "swap_stone_clay", "swap_fish_alpaca", "draw_per_alpaca", "trade", "plus_one")
FACE_NAMES: Final = [f"face-{name}".replace("_", "-") for name in FACES]
"""Message ids, by face."""
SWAPS: Final = (SWAP_STONE_CLAY, SWAP_STONE_CLAY, SWAP_FISH_ALPACA, SWAP_FISH_ALPACA)
"""The face that lets another card stand in for one of a pair, by the type of the pair."""

COPIES: Final = 4
"""Tiles of each sort: the twelve of the box are three for each of four families, five faces on two sides each."""

SWAPPED: Final = len(CARDS)
TRADED: Final = len(CARDS) + 1
"""Among what is used once a turn, beside the types of pairs."""

TRADE_PLACE: Final = Place("trade", "cards", "face-trade", hides="*")
SEND_PLACE: Final = Place("send-carali", "here", "envoy", hides="*")
RECALL_PLACE: Final = Place("recall-emissary", "back", "envoy", hides="*")


class EmissaryFacts:
    """What each level takes and gives, the face earned with it, and the token."""

    def __init__(self, tables: DataTables, rulings: dict[str, Any]) -> None:
        rows = tables.rows(NAME, "level")
        tables.expect(NAME, "levels", len(rows), 5)
        self.caralis: list[int] = [int(row["caralis"]) for row in rows]
        self.alpacas: list[int] = [int(row["alpacas"]) for row in rows]
        self.fame: list[int] = [int(row["fame"]) for row in rows]
        self.stones: list[int] = [int(row["stones"]) for row in rows]
        self.cards: list[int] = [int(row["cards"]) for row in rows]
        self.face: list[int] = [NO_FACE] + [word(NAME, FACES, row["face"]) for row in rows]
        """By the number of completed levels."""
        if any(c + a < 1 for c, a in zip(self.caralis, self.alpacas, strict=True)):
            raise DataError("emissaries.toml: every level takes at least one figure")
        self.spans: list[float] = [1.0]
        """Where the drawing of each level begins; the last one is the end of the board."""
        self.rewards: list[Text] = []
        """What each level gives, in words."""
        for level in range(len(rows)):
            count = self.caralis[level] + self.alpacas[level]
            self.spans.append(short(self.spans[-1] + 0.95 * count + 0.5))
            args = {"level": level + 1, "fame": self.fame[level], "stones": self.stones[level]}
            reward = Text("tip-emissary-level", {**args, "cards": self.cards[level]})
            reward.args["face"] = FACE_NAMES[self.face[level + 1]]
            self.rewards.append(reward)
        self.trade_once: bool = rulings["trade"] == "once"
        """Whether the trade face works once a turn only (R43)."""
        self.trade_cards: int = int(tables.value(NAME, "trade", "cards"))
        self.trade_stones: int = int(tables.value(NAME, "trade", "stones"))
        self.token_fame: int = int(tables.value(NAME, "diplomacy", "fame"))


class Emissaries(Module):
    """How high every family has climbed; the figures on its incomplete level are in `Family.away_...`."""

    OWNS: ClassVar = frozenset([*MIXED_PAIR.codes, SEND_CARALI, SEND_ALPACA, TRADE])
    PLACES: ClassVar = {
        "movement": [TRADE_PLACE],
        "second-movement": [TRADE_PLACE],
        "action-phase": [
            SEND_PLACE,
            Place("send-alpaca", "here", "envoy", hides="*"),
            Place("mixed-pair", "cards", by="card", symbol="card-{card}", title="slot-mixed", hides="*"),
            TRADE_PLACE,
        ],
        "relocation": [RECALL_PLACE],
        "desire-loss": [RECALL_PLACE],
        "placement": [SEND_PLACE],
    }
    CHOICES: ClassVar = (ANY_TIME, PLAY_PAIR, PLACE_CARALI, PLACE_ALPACA)

    def __init__(self, seats: int) -> None:
        self.level: list[int] = [0] * seats
        """Completed levels."""
        self.diplomat = -1
        """Who holds the token."""

    def face(self, s: CaralState, seat: int) -> int:
        """Return the face of the tile that a family holds (K19.3)."""
        return facts(s).face[self.level[seat]]

    def steps(self, s: CaralState, moment: str, seat: int) -> list[Step]:
        """One face draws a card for each alpaca placed (K19.6)."""
        if moment == ALPACA_PLACED and self.face(s, seat) == DRAW_PER_ALPACA:
            return [Drawing(seat, 1, "K19.6")]
        return []

    def offer(self, s: CaralState, seat: int, choice: int, codes: list[int]) -> None:
        """A place on the board for a Carali or an alpaca (K19.1); swap and trade of the tile (K19.6)."""
        level = self.level[seat]
        if choice in (ANY_TIME, PLAY_PAIR):
            if level:
                self._offer_face(s, seat, choice, codes)
            return
        figures = facts(s)
        if level == len(figures.fame):
            return
        if choice == PLACE_CARALI:
            if s.families[seat].away_caralis < figures.caralis[level]:
                codes.append(SEND_CARALI)
        elif s.families[seat].away_alpacas < figures.alpacas[level]:
            codes.append(SEND_ALPACA)

    def _offer_face(self, s: CaralState, seat: int, choice: int, codes: list[int]) -> None:
        face = self.face(s, seat)
        if choice == PLAY_PAIR:
            if face in SWAPS and SWAPPED not in s.turn.used:
                self._offer_swaps(s, seat, face, codes)
        elif face == TRADE_FACE and self._can_trade(s, seat):
            codes.append(TRADE)

    def _offer_swaps(self, s: CaralState, seat: int, face: int, codes: list[int]) -> None:
        """Add the pairs in which the tile lets a partner stand in for one card (R43)."""
        hand = s.families[seat].hand
        for card, other in enumerate(PARTNER):
            if (
                SWAPS[card] == face
                and card not in s.turn.used
                and hand[card]
                and hand[other]
                and has_effect(s, seat, card, other)
            ):
                codes.append(MIXED_PAIR.codes[card])

    def _can_trade(self, s: CaralState, seat: int) -> bool:
        """Return whether the trade face can be used now; an action that is owed must stay possible (R43)."""
        if facts(s).trade_once and TRADED in s.turn.used:
            return False
        if hand_size(s, seat) < facts(s).trade_cards or s.families[seat].stones >= s.facts.stone_room:
            return False
        if s.turn.duty in (FREELY, MUST_BUILD):
            return True
        space = s.facts.space_at[s.families[seat].pawn]
        trial = Trial(s, seat)
        found = action_at(s, space).possible(s, seat, space)
        trial.undo(s, seat)
        return found

    def judge(self, s: CaralState, seat: int, code: int) -> Refusal | None:
        """Judge a place on the board, a mixed pair or a trade."""
        figures, family, level = facts(s), s.families[seat], self.level[seat]
        if code == SEND_CARALI:
            full = level == len(figures.caralis) or family.away_caralis >= figures.caralis[level]
            return Refusal("K19.1", "refuse-no-carali-needed") if full else None
        if code == SEND_ALPACA:
            full = level == len(figures.alpacas) or family.away_alpacas >= figures.alpacas[level]
            return Refusal("K19.1", "refuse-no-alpaca-needed") if full else None
        return self._trade_refusal(s, seat) if code == TRADE else self._swap_refusal(s, seat, MIXED_PAIR.value(code))

    def _swap_refusal(self, s: CaralState, seat: int, card: int) -> Refusal | None:
        hand, other = s.families[seat].hand, PARTNER[card]
        if card in s.turn.used:
            return Refusal("K8.2", "refuse-pair-used", {"card": CARDS[card]})
        if self.face(s, seat) != SWAPS[card]:
            return Refusal("K19.6", "refuse-no-swap-face")
        if SWAPPED in s.turn.used:
            return Refusal("R43", "refuse-swapped")
        if hand[card] == 0 or hand[other] == 0:
            return Refusal("R43", "refuse-no-mixed-pair", {"card": CARDS[card], "other": CARDS[other]})
        return power_refusal(s, seat, card, other)

    def _trade_refusal(self, s: CaralState, seat: int) -> Refusal | None:
        figures = facts(s)
        if figures.face[self.level[seat]] != TRADE_FACE:
            return Refusal("K19.6", "refuse-no-trade-face")
        if figures.trade_once and TRADED in s.turn.used:
            return Refusal("R43", "refuse-traded")
        if sum(s.families[seat].hand) < figures.trade_cards:
            return Refusal("K19.6", "refuse-too-few-cards", {"need": figures.trade_cards})
        if s.families[seat].stones >= s.facts.stone_room:
            return Refusal("K1.2", "refuse-sled-full")
        if s.turn.duty in (FREELY, MUST_BUILD):
            return None
        space = s.facts.space_at[s.families[seat].pawn]
        trial = Trial(s, seat)
        usable = is_usable(s, seat, space, action_at(s, space))
        trial.undo(s, seat)
        return None if usable else s.turn.owed()

    def take(self, s: CaralState, seat: int, code: int) -> None:
        """Send a figure, play a mixed pair or trade."""
        if code == SEND_CARALI:
            s.families[seat].reserve -= 1
            s.families[seat].away_caralis += 1
            self._sent(s, seat, "carali")
        elif code == SEND_ALPACA:
            s.families[seat].alpaca_reserve -= 1
            s.families[seat].away_alpacas += 1
            self._sent(s, seat, "alpaca")
        elif code == TRADE:
            s.turn.used.append(TRADED)
            if s.events is not None:
                s.events.append(CardsTraded(seat))
            s.stack.append(Loading(seat, facts(s).trade_stones))
            s.stack.append(Payment(seat, facts(s).trade_cards, "for-trade", "K19.6"))
        else:
            s.turn.used.append(SWAPPED)
            card = MIXED_PAIR.value(code)
            play_pair(s, seat, card, PARTNER[card])

    def _sent(self, s: CaralState, seat: int, figure: str) -> None:
        """Reward a level that is complete now and settle the token (K19.3, K19.5)."""
        figures, family, level = facts(s), s.families[seat], self.level[seat]
        if s.events is not None:
            s.events.append(EmissarySent(seat, figure, level + 1))
        if family.away_caralis < figures.caralis[level] or family.away_alpacas < figures.alpacas[level]:
            return
        best = max(self.level)
        family.away_caralis = 0
        family.away_alpacas = 0
        self.level[seat] = level + 1
        if s.events is not None:
            s.events.append(EmissaryLevelReached(seat, level + 1, FACE_NAMES[self.face(s, seat)]))
        s.score(seat, figures.fame[level], "emissary.level")
        if level + 1 > best:
            if self.diplomat != seat and s.events is not None:
                s.events.append(TokenTaken(seat))
            self.diplomat = seat
        draw(s, seat, figures.cards[level], "K19.3")
        load_stones(s, seat, figures.stones[level])

    def gift(self, s: CaralState, seat: int, cards: int) -> int:
        """One face counts a real sacrifice for one card more (K19.6, R35)."""
        return 1 if cards and self.face(s, seat) == PLUS_ONE else 0

    def points(self, s: CaralState, seat: int) -> list[tuple[str, int]]:
        """The token is worth fame at the end (K19.5)."""
        return [("final.diplomacy", facts(s).token_fame if self.diplomat == seat else 0)]

    def standing(self, s: CaralState, seat: int) -> list[Text]:
        """One face makes a sacrifice count for more."""
        return [Text("bid-plus-one")] if self.face(s, seat) == PLUS_ONE else []

    def bound(self, s: CaralState, seat: int) -> tuple[int, int]:
        """Figures of completed levels stay for ever (K19.4)."""
        level = self.level[seat]
        return sum(facts(s).caralis[:level]), sum(facts(s).alpacas[:level])

    def worth(self, s: CaralState, seat: int, time: float) -> float:
        """Count the figures on the incomplete level, and the face held."""
        family = s.families[seat]
        figures = 0.9 * (family.away_caralis + family.away_alpacas)
        return (figures + 0.3 * min(self.level[seat], 5)) * min(1.0, time)

    def paint(self, s: CaralState, panel: Panel) -> None:
        """Draw the token beside the sled of the family that holds it."""
        if panel.place == "seat" and panel.seat == self.diplomat:
            panel.pieces.append(self._token(s, "token", (11.5, 2.75)))

    def _board(self, s: CaralState, seat: int) -> Panel:
        """Draw a family's five levels with the places for figures, what they give, and its tile face."""
        panel = Panel(f"envoys-{seat}", Text("panel-envoys", {"seat": seat}), 14, 4.9, "seat", seat)
        panel.dock = Box(0, 0, 14, 1.5)
        figures = facts(s)
        tip = Text("tip-emissaries", {"level": self.level[seat], "of": len(figures.fame)})
        panel.zones.append(
            Zone(f"emissary-{seat}", 5.6, 2.45, w=10.8, h=4.6, r=0.3, symbol="road", tip=tip, rule="K19.1")
        )
        for level in range(len(figures.fame)):
            self._paint_level(s, panel, seat, level)
        if s.families[seat].away_alpacas:
            back = Zone(f"envoy-alpaca-{seat}", 11.75, 1.2, w=1.1, h=1.8, r=0.25, symbol="alpaca-back", rule="K19.4")
            back.tip = Text("tip-envoy-alpaca")
            panel.zones.append(back)
        name = FACE_NAMES[self.face(s, seat)]
        tip = Text("tip-face", {"face": name})
        face = Zone(f"face-{seat}", 13.1, 1.2, w=1.5, h=2.04, r=0.2, symbol=name, tip=tip, rule="K19.6")
        words = Zone(f"face-words-{seat}", 12.5, 3.5, w=2.8, h=2.2, caption=Text(f"use-{name}"), tip=tip, rule="K19.6")
        panel.zones += [face, words]
        return panel

    def panels(self, s: CaralState) -> list[Panel]:
        """Draw the tiles that nobody has, with what their faces do, and the token until somebody takes it."""
        panel = Panel(NAME, Text("panel-emissaries"), 12, 6.2, "side")
        figures = facts(s)
        for level, (x, y) in enumerate(row(len(figures.fame), (1.15, 1.7), 1.98), start=1):
            name = FACE_NAMES[figures.face[level]]
            tip = Text("tip-spare-face", {"face": name, "level": level, "count": self._spare(level)})
            face = Zone(f"spare-{level}", x, y, w=1.6, h=2.18, r=0.2, symbol=name, tip=tip, rule="K19.6")
            words = Zone(f"spare-words-{level}", x, 4.7, w=1.9, h=2.5, caption=Text(f"use-{name}"), tip=tip)
            words.rule = face.rule
            panel.zones += [face, words]
            panel.pieces.append(number(f"spare-level-{level}", "amount", level, (short(x - 0.72), 0.62), 0.72, face.id))
            count = Piece(f"spare-count-{level}", "blank", x, 3.1, 0.9, 0.6, label=f"×{self._spare(level)}")
            count.label_size, count.tip, count.zone = 0.48, tip, face.id
            panel.pieces.append(count)
        place = Zone("token-place", 11.15, 1.7, "circle", 1.5, stroke="var(--line)", rule="K19.5")
        place.tip = Text("tip-token", {"fame": figures.token_fame})
        words = Zone(
            "token-words", 11.15, 4.7, w=1.5, h=2.5, caption=Text("caption-token"), tip=place.tip, rule="K19.5"
        )
        panel.zones += [place, words]
        if self.diplomat < 0:
            panel.pieces.append(self._token(s, "token", (11.15, 1.7)))
        else:
            owner = Piece("token-owner", "banner", 11.15, 1.7, 1.1, 1.1, self.diplomat, True, zone=place.id)
            owner.tip = place.tip
            panel.pieces.append(owner)
        return [panel, *(self._board(s, seat) for seat in range(s.seats))]

    def _token(self, s: CaralState, id: str, at: tuple[float, float]) -> Piece:
        token = number(id, "token", facts(s).token_fame, at, 1.1)
        token.label_fill, token.quiet, token.rule = "var(--deep)", False, "K19.5"
        token.tip = Text("tip-token", {"fame": facts(s).token_fame})
        return token

    def _spare(self, level: int) -> int:
        """Return how many tiles with the face of a level nobody has: a tile has two faces, of levels that follow."""
        return COPIES - sum(held > 0 and (held - 1) // 2 == (level - 1) // 2 for held in self.level)

    def _paint_level(self, s: CaralState, panel: Panel, seat: int, level: int) -> None:
        """Draw a level: its figures, filled or still lacking, its reward, and the tile that comes with it."""
        figures, family, reached = facts(s), s.families[seat], self.level[seat]
        tip, zone, begin = figures.rewards[level], f"emissary-{seat}", figures.spans[level]
        kinds = (
            ("carali", figures.caralis[level], family.away_caralis),
            ("alpaca", figures.alpacas[level], family.away_alpacas),
        )
        x = begin
        for figure, count, placed in kinds:
            for n in range(count):
                filled = level < reached or (level == reached and n < placed)
                id, symbol = f"envoy-{seat}-{level}-{figure}-{n}", figure if filled else f"{figure}-place"
                panel.pieces.append(Piece(id, symbol, x, 0.9, 0.85, 0.85, seat, zone=zone, tip=tip, rule="K19.3"))
                x += 0.95
        middle = short((begin + x - 0.95) / 2)
        rewards = [("fame", figures.fame[level]), ("stone", figures.stones[level]), ("card-back", figures.cards[level])]
        given = [(symbol, count) for symbol, count in rewards if count]
        for (symbol, count), (at, y) in zip(
            given, row(len(given), (middle - 0.34 * (len(given) - 1), 1.9), 0.68), strict=True
        ):
            sign = number(f"envoy-{symbol}-{seat}-{level}", symbol, count, (at, y), 0.66, zone)
            sign.label_fill = "var(--chalk)" if symbol == "card-back" else "var(--deep)"
            panel.pieces.append(sign)
        name = FACE_NAMES[figures.face[level + 1]]
        panel.pieces.append(Piece(f"envoy-face-{seat}-{level}", name, middle, 3.05, 0.95, 1.29, zone=zone))
        for piece in panel.pieces[-len(given) - 1 :]:
            piece.tip, piece.rule, piece.faded = tip, "K19.3", level < reached
        words = Zone(f"envoy-words-{seat}-{level}", middle, 4.2, w=short(x - begin + 0.4), h=1.0, caption=Text(name))
        words.tip, words.rule = tip, "K19.3"
        panel.zones.append(words)

    def stats(self, s: CaralState, seat: int) -> list[Stat]:
        """Tell how many levels are complete."""
        level = self.level[seat]
        return [Stat("envoy", level, Text("tip-emissaries", {"level": level, "of": len(facts(s).fame)}))]

    def targets(self, s: CaralState, seat: int, code: int) -> list[str]:
        """Figures are clicked on the board, the trade on the tile, a mixed pair on both cards."""
        if code in MIXED_PAIR:
            card = MIXED_PAIR.value(code)
            return [f"hand-{CARDS[card]}", f"hand-{CARDS[PARTNER[card]]}"]
        if code in (RECALL_ALPACA.codes[BOARD], CHASE_WITH_ALPACA.codes[BOARD]):
            return [f"envoy-alpaca-{seat}"]
        if code in (SEND_CARALI, SEND_ALPACA, RECALL_AWAY):
            return [f"emissary-{seat}"]
        return [f"face-{seat}"] if code == TRADE else []


class Trial:
    """What a family has after a trade, whichever cards it gives, until it is undone."""

    def __init__(self, s: CaralState, seat: int) -> None:
        family = s.families[seat]
        self.stones = family.stones
        self.hand = family.hand[:]
        self.discard = s.discard[:]
        family.stones = min(family.stones + facts(s).trade_stones, s.facts.stone_room)
        left = facts(s).trade_cards
        for card, held in enumerate(self.hand):
            given = min(left, held)
            family.hand[card] -= given
            s.discard[card] += given
            left -= given

    def undo(self, s: CaralState, seat: int) -> None:
        """Put everything back."""
        s.families[seat].stones = self.stones
        s.families[seat].hand[:] = self.hand
        s.discard[:] = self.discard


def facts(s: CaralState) -> EmissaryFacts:
    """Return the facts of the module."""
    found = s.facts.modules[NAME]
    assert isinstance(found, EmissaryFacts)
    return found

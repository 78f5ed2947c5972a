"""A learner against random play: MaskablePPO on the lab's Gymnasium environment.

    pip install 'kancha[lab,learn]'
    python docs/lab/maskable_ppo.py --game caral --minutes 5

One seat learns against a random bot, is told nothing but its observation, the legal actions and, at the end, who won.
Before and after, it plays matches that it never saw in training, and the share it wins is printed with its interval.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from kancha.lab import gymnasium
from kancha.lab.numbers import share

UNSEEN = 1_000_000
"""Seeds from here on are for judging; training draws its own from below."""


class Clock(BaseCallback):
    """Ends the training when the time is over, and says now and then how it goes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self._end = time.monotonic() + 60 * minutes
        self._next = time.monotonic() + 30
        self._results: list[float] = []

    def _on_step(self) -> bool:
        rewards, over = self.locals["rewards"], self.locals["dones"]
        self._results += [float(reward) for reward, done in zip(rewards, over, strict=True) if done]
        if time.monotonic() > self._next:
            self._next += 30
            late = self._results[-200:]
            won = sum(reward > 0 for reward in late) / max(1, len(late))
            print(
                f"  {self.num_timesteps:,} steps, {len(self._results)} matches, won {won:.0%} of the last {len(late)}"
            )
        return time.monotonic() < self._end


def judge(model: Any, game: str, seats: int, matches: int) -> dict[str, Any]:
    """Play matches that were not trained on, from every seat in turn, and return the share that was won."""
    wins = 0.0
    for number in range(matches):
        env = gymnasium.env(game, seats, bots=["random"], seat=number % seats)
        seen, _ = env.reset(seed=UNSEEN + number)
        reward, over = 0.0, False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks())
            seen, reward, over, _, _ = env.step(action)
        wins += max(0.0, (reward * (seats - 1) + 1) / seats)
    return share(wins, matches)


def main() -> None:
    """Train, and compare before with after."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="caral")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--matches", type=int, default=200, help="matches to judge by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="keep the model in this file")
    asked = parser.parse_args()
    numpy.random.seed(asked.seed)
    seats = [lambda seat=seat: gymnasium.env(asked.game, asked.seats, seat=seat % asked.seats) for seat in range(8)]
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv(seats),
        n_steps=512,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.97,
        learning_rate=5e-4,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128]},
        seed=asked.seed,
        device="cpu",
    )
    for title in ("untrained", "trained"):
        if title == "trained":
            model.learn(10**9, callback=Clock(asked.minutes))
        found = judge(model, asked.game, asked.seats, asked.matches)
        low, high = found["interval"]
        print(f"{title}: wins {found['rate']:.1%} ({low:.1%} to {high:.1%}) of {asked.matches} matches against random")
    if asked.save:
        model.save(asked.save)


if __name__ == "__main__":
    main()

"""Self-play training on Cthulhu Realms in minutes on a CPU: masked PPO, one small network.

    pip install 'koloda[train]'
    python examples/train_ppo.py --out out/ppo
    python examples/plot_results.py out/ppo/training.json

The network plays both seats of 64 matches at once and learns from its own decisions. From time to
time it meets the agents `uniform` and `greedy`, whom it never trains against. --out receives the
curve and the final win rates with 95 % Wilson intervals (training.json), and the weights
(network.pt).
"""

import argparse
import json
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from koloda.arena.statistics import wilson
from koloda.env.gym import KolodaEnv, KolodaVectorEnv

try:
    import torch
    from torch import nn
except ImportError:
    sys.exit("this example needs PyTorch: pip install 'koloda[train]'")

GAME = "cthulhu_realms"
OPPONENTS = ("uniform", "greedy")
TRACE = 0.98  # lambda of the generalised advantages; the discount is 1
CLIP, EPOCHS, BATCH, RATE, ENTROPY = 0.2, 3, 2048, 1e-3, 0.01

Seen = dict[str, Any]
Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]


class Network(nn.Module):  # type: ignore[misc]  # PyTorch may be missing
    """Policy and value over one body."""

    def __init__(self, size: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.policy.weight, std=0.01)  # at first all legal actions are as likely
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logits of the legal actions, and the expected return of the seat that decides."""
        body = self.body(seen)
        logits = self.policy(body).masked_fill(mask == 0, -1e9)
        return logits, torch.tanh(self.value(body)).squeeze(-1)

    def judge(self, seen: Seen) -> tuple[torch.Tensor, torch.Tensor]:
        """The same for observations of an environment, without learning from them."""
        with torch.no_grad():
            logits, value = self(
                torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])
            )
        return logits, value


@dataclass
class Rollout:
    """Decisions of all matches, step by step: arrays of shape (steps, matches, ...)."""

    seen: Floats
    mask: npt.NDArray[np.int8]
    action: Ints
    chance: Floats  # logarithm of the probability the action had
    value: Floats
    seat: Ints
    returns: list[list[tuple[int, list[float]]]]  # by step: the matches that ended, and how

    @classmethod
    def empty(cls, steps: int, env: KolodaVectorEnv) -> "Rollout":
        shape = (steps, env.num_envs)
        return cls(
            seen=np.zeros((*shape, env.space.size), np.float32),
            mask=np.zeros((*shape, env.space.actions), np.int8),
            action=np.zeros(shape, np.int64),
            chance=np.zeros(shape, np.float32),
            value=np.zeros(shape, np.float32),
            seat=np.zeros(shape, np.int64),
            returns=[[] for _ in range(steps)],
        )

    def collect(self, env: KolodaVectorEnv, net: Network, seen: Seen, seat: Ints) -> Any:
        """Let the network decide for every seat; what it would decide on next."""
        for t in range(len(self.action)):
            logits, value = net.judge(seen)
            policy = torch.distributions.Categorical(logits=logits)
            action = policy.sample()
            self.seen[t], self.mask[t] = seen["observation"], seen["action_mask"]
            self.seat[t], self.value[t] = seat, value.numpy()
            self.action[t], self.chance[t] = action.numpy(), policy.log_prob(action).numpy()
            seen, _, ended, _, info = env.step(self.action[t])
            self.returns[t] = [(int(i), info["returns"][i]) for i in np.flatnonzero(ended)]
            seat = info["seat"]
        return seen, seat

    def advantages(self, last: Floats, seat: Ints) -> Floats:
        """Generalised advantages, each along the decisions of one seat (two seats, zero-sum).

        `last` is the value of the position after the rollout for the `seat` that decides there.
        """
        steps, matches = self.value.shape
        rows = np.arange(matches)
        ahead = np.zeros((matches, 2), np.float32)  # value at the seat's next decision
        ahead[rows, seat], ahead[rows, 1 - seat] = last, -last
        reward, trace = np.zeros_like(ahead), np.zeros_like(ahead)
        gains = np.zeros_like(self.value)
        for t in range(steps - 1, -1, -1):
            for i, returns in self.returns[t]:
                ahead[i], trace[i], reward[i] = 0.0, 0.0, returns
            own = (rows, self.seat[t])
            surprise = reward[own] + ahead[own] - self.value[t]
            trace[own] = gains[t] = surprise + TRACE * trace[own]
            ahead[own], reward[own] = self.value[t], 0.0
        return gains


def flat(array: npt.NDArray[Any]) -> torch.Tensor:
    """All decisions of a rollout in one row."""
    return torch.from_numpy(array.reshape(-1, *array.shape[2:]))


def learn(net: Network, optimiser: torch.optim.Optimizer, played: Rollout, gains: Floats) -> None:
    """A few epochs of clipped policy gradient on a rollout."""
    seen, mask = flat(played.seen), flat(played.mask)
    action, chance = flat(played.action), flat(played.chance)
    target, gain = flat(played.value + gains), flat((gains - gains.mean()) / (gains.std() + 1e-6))
    for _ in range(EPOCHS):
        for part in torch.randperm(len(action)).split(BATCH):
            logits, value = net(seen[part], mask[part])
            policy = torch.distributions.Categorical(logits=logits)
            ratio = (policy.log_prob(action[part]) - chance[part]).exp()
            gained = torch.min(ratio * gain[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[part])
            error = (value - target[part]).pow(2)
            loss = -gained.mean() + 0.5 * error.mean() - ENTROPY * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def meet(net: Network, opponent: str, games: int, seed: int) -> dict[str, Any]:
    """Games of the network's likeliest actions against an agent, the seats taken in turn."""
    envs = [KolodaEnv(GAME, seat=seat, opponents=opponent) for seat in range(2)]
    score = 0.0
    for number in range(games):
        env, over, reward = envs[number % 2], False, 0.0
        seen, _ = env.reset(seed=seed + number)
        while not over:
            logits, _ = net.judge({name: part[None] for name, part in seen.items()})
            seen, reward, over, _, _ = env.step(np.int64(logits.argmax()))
        score += 0.5 + 0.5 * reward  # a draw is half a win
    low, high = wilson(score, games)
    return {"opponent": opponent, "games": games, "rate": score / games, "low": low, "high": high}


def told(meeting: dict[str, Any]) -> str:
    """A meeting in words."""
    return "{rate:.1%} against {opponent} (95 %: {low:.1%} to {high:.1%})".format(**meeting)


def train(net: Network, args: argparse.Namespace) -> list[dict[str, Any]]:
    """Self-play for so many decisions; the curve."""
    env = KolodaVectorEnv(GAME, args.matches)
    played = Rollout.empty(args.steps, env)
    optimiser = torch.optim.Adam(net.parameters(), RATE)
    updates = max(1, args.decisions // played.action.size)
    marks = {round(i * updates / args.points) for i in range(args.points + 1)}
    seen, info = env.reset(seed=args.seed)
    seat, curve, start = info["seat"], [], time.perf_counter()
    for update in range(updates + 1):
        if update in marks:
            point: dict[str, Any] = {"decisions": update * played.action.size}
            point["seconds"] = round(time.perf_counter() - start, 1)
            point["meetings"] = [meet(net, name, args.games, 10_000) for name in OPPONENTS]
            curve.append(point)
            words = ", ".join(told(meeting) for meeting in point["meetings"])
            print(f"{point['decisions']:9,} decisions, {point['seconds']:5.0f} s: {words}")
        if update < updates:
            optimiser.param_groups[0]["lr"] = RATE * (1 - update / updates)
            seen, seat = played.collect(env, net, seen, seat)
            learn(net, optimiser, played, played.advantages(net.judge(seen)[1].numpy(), seat))
    return curve


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--decisions", type=int, default=3_000_000, help="to learn from")
    parser.add_argument("--matches", type=int, default=64, help="at once")
    parser.add_argument("--steps", type=int, default=256, help="of each match between updates")
    parser.add_argument("--points", type=int, default=12, help="of the curve")
    parser.add_argument("--games", type=int, default=100, help="of each meeting of the curve")
    parser.add_argument("--final-games", type=int, default=1000, help="of each last meeting")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch")
    parser.add_argument("--out", type=Path, default=Path("out/ppo"))
    return parser.parse_args()


def main() -> None:
    args = arguments()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    space = KolodaVectorEnv(GAME, 1).space
    net = Network(space.size, space.actions)
    curve = train(net, args)
    final = [meet(net, name, args.final_games, 50_000) for name in OPPONENTS]
    for meeting in final:
        print(told(meeting))
    args.out.mkdir(parents=True, exist_ok=True)
    torch.save(net.state_dict(), args.out / "network.pt")
    title = f"Masked PPO by self-play, {GAME}"
    result = {"title": title, "seed": args.seed, "curve": curve, "final": final}
    (args.out / "training.json").write_text(json.dumps(result, indent=1) + "\n")
    print(f"written to {args.out}")


if __name__ == "__main__":
    main()

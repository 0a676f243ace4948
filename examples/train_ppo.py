"""Self-play training on Cthulhu Realms in minutes on a CPU: masked PPO, one small network.

    pip install 'koloda[env]' torch
    python examples/train_ppo.py --minutes 5 --out out/ppo

Both seats are played by the network that is being trained. Every few updates it meets the agents
`uniform` and `greedy`; the curve and the final win rates with 95 % intervals are written to --out.
"""

import argparse
import json
import math
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from koloda.agents.agent import decide
from koloda.agents.registry import make
from koloda.env.gym import KolodaVectorEnv
from koloda.env.space import Space
from koloda.games import registry
from koloda.kernel.protocol import OVER
from koloda.kernel.setup import Setup

GAME = "cthulhu_realms"
MATCHES, STEPS = 64, 256
DISCOUNT, TRACE = 1.0, 0.98
CLIP, EPOCHS, BATCH, RATE, ENTROPY = 0.2, 3, 2048, 5e-4, 0.01


class Network(nn.Module):
    """Policy and value over one body."""

    def __init__(self, size: int, actions: int, width: int = 192) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        body = self.body(seen)
        logits = self.policy(body).masked_fill(mask == 0, -1e9)
        return logits, torch.tanh(self.value(body)).squeeze(-1)


class Rollout:
    """What happened in MATCHES matches over STEPS decisions."""

    def __init__(self, size: int, actions: int) -> None:
        shape = (STEPS, MATCHES)
        self.seen = np.zeros((*shape, size), np.float32)
        self.mask = np.zeros((*shape, actions), np.int8)
        self.action = np.zeros(shape, np.int64)
        self.log = np.zeros(shape, np.float32)
        self.value = np.zeros(shape, np.float32)
        self.seat = np.zeros(shape, np.int64)
        self.returns: list[dict[int, list[float]]] = []

    def collect(self, env: KolodaVectorEnv, net: Network, seen: dict, info: dict) -> tuple:
        """Play on with the network for all seats."""
        self.returns = []
        for t in range(STEPS):
            with torch.no_grad():
                logits, value = net(
                    torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])
                )
                choice = torch.distributions.Categorical(logits=logits)
                action = choice.sample()
            self.seen[t], self.mask[t] = seen["observation"], seen["action_mask"]
            self.action[t], self.log[t] = action.numpy(), choice.log_prob(action).numpy()
            self.value[t], self.seat[t] = value.numpy(), info["seat"]
            seen, _, ended, _, info = env.step(action.numpy())
            self.returns.append({i: info["returns"][i] for i in np.flatnonzero(ended)})
        return seen, info

    def advantages(self, last: np.ndarray, seats: np.ndarray) -> np.ndarray:
        """Generalised advantages along each seat's own decisions (two seats, zero-sum)."""
        rows = np.arange(MATCHES)
        value = np.zeros((MATCHES, 2), np.float32)
        value[rows, seats], value[rows, 1 - seats] = last, -last
        trace = np.zeros((MATCHES, 2), np.float32)
        reward = np.zeros((MATCHES, 2), np.float32)
        found = np.zeros_like(self.value)
        for t in range(STEPS - 1, -1, -1):
            for i, returns in self.returns[t].items():
                value[i], trace[i], reward[i] = 0.0, 0.0, returns
            seat = self.seat[t]
            delta = reward[rows, seat] + DISCOUNT * value[rows, seat] - self.value[t]
            trace[rows, seat] = delta + DISCOUNT * TRACE * trace[rows, seat]
            found[t] = trace[rows, seat]
            value[rows, seat], reward[rows, seat] = self.value[t], 0.0
        return found


def flat(array: np.ndarray) -> torch.Tensor:
    """All decisions of a rollout in one row."""
    return torch.from_numpy(array.reshape(STEPS * MATCHES, *array.shape[2:]))


def update(
    net: Network, optimiser: torch.optim.Optimizer, rollout: Rollout, gain: np.ndarray
) -> None:
    """A few epochs of clipped policy gradient on a rollout."""
    seen, mask, action, log = map(flat, (rollout.seen, rollout.mask, rollout.action, rollout.log))
    target = flat(gain + rollout.value)
    advantage = flat((gain - gain.mean()) / (gain.std() + 1e-6))
    for _ in range(EPOCHS):
        for part in torch.randperm(STEPS * MATCHES).split(BATCH):
            logits, value = net(seen[part], mask[part])
            choice = torch.distributions.Categorical(logits=logits)
            ratio = (choice.log_prob(action[part]) - log[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            gains = torch.min(ratio * advantage[part], clipped * advantage[part]).mean()
            error = (value - target[part]).pow(2).mean()
            loss = -gains + 0.5 * error - ENTROPY * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def meet(net: Network, opponent: str, games: int, seed: int) -> float:
    """The share of games the network wins against an agent, seats taken in turn."""
    game, setup = registry.find(GAME), Setup(2)
    space, wins = Space(game, setup), 0.0
    for number in range(games):
        s, agent = game.start(seed + number, setup), make(opponent, game, seed + number)
        own, decisions, last = number % 2, 0, -1
        while (seat := game.seat(s)) != OVER:
            options = game.options(s)
            if seat == own:
                option = space.option(s, _best(net, space, s, seat))
            else:
                option = decide(game, agent, s, options, seed * 1000 + decisions, seat == last)
            game.apply(s, option)
            decisions, last = decisions + 1, seat
        returns = game.returns(s)
        assert returns is not None
        wins += 0.5 + 0.5 * returns[own]
    return wins / games


def _best(net: Network, space: Space, s: object, seat: int) -> int:
    with torch.no_grad():
        seen = torch.from_numpy(space.observe(s, seat))[None]
        logits, _ = net(seen, torch.from_numpy(space.mask(s))[None])
    return int(logits.argmax())


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games**2)) / (1 + z * z / games)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--games", type=int, default=200, help="of the final meetings")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("out/ppo"))
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    env = KolodaVectorEnv(GAME, MATCHES)
    net = Network(env.space.size, env.space.actions)
    optimiser = torch.optim.Adam(net.parameters(), RATE)
    rollout, curve = Rollout(env.space.size, env.space.actions), []
    seen, info = env.reset(seed=args.seed)
    start, steps, number = time.perf_counter(), 0, 0
    while time.perf_counter() - start < args.minutes * 60:
        if number % 20 == 0:
            share = meet(net, "greedy", 40, 10_000)
            curve.append({"decisions": steps, "against_greedy": share})
            print(
                f"{steps:9,} decisions, {time.perf_counter() - start:5.0f} s: {share:.0%} v greedy"
            )
        seen, info = rollout.collect(env, net, seen, info)
        with torch.no_grad():
            _, last = net(
                torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])
            )
        update(net, optimiser, rollout, rollout.advantages(last.numpy(), info["seat"]))
        steps, number = steps + STEPS * MATCHES, number + 1
    finish(net, curve, steps, args)


def finish(net: Network, curve: list, steps: int, args: argparse.Namespace) -> None:
    """Meet the agents once more, and write everything down."""
    result = {"decisions": steps, "minutes": args.minutes, "games": args.games, "curve": curve}
    for opponent in ("uniform", "greedy"):
        share = meet(net, opponent, args.games, 50_000)
        low, high = interval(share, args.games)
        result[opponent] = {"share": share, "low": low, "high": high}
        print(f"against {opponent}: {share:.1%} (95 % interval {low:.1%} to {high:.1%})")
    args.out.mkdir(parents=True, exist_ok=True)
    torch.save(net.state_dict(), args.out / "network.pt")
    (args.out / "result.json").write_text(json.dumps(result, indent=1))
    print(f"written to {args.out}")


if __name__ == "__main__":
    main()

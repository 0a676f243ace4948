"""koloda serve: the web server and client."""

import argparse
import contextlib
import errno
import socket
import sys
import threading
import webbrowser

import uvicorn

from koloda.games import registry
from koloda.kernel.errors import KolodaError
from koloda.server.app import make_app
from koloda.server.house import House
from koloda.server.limits import Limits

HOST = "127.0.0.1"
PORT = 8000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=HOST, help=f"address to listen at; {HOST} by default")
    parser.add_argument("--port", type=int, default=PORT, help=f"port; {PORT} by default")
    parser.add_argument(
        "--db",
        default="koloda.sqlite",
        metavar="URL",
        help="database: a file (SQLite) or postgresql://...; koloda.sqlite by default",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument(
        "--workers",
        type=int,
        default=0,
        metavar="J",
        help="processes for bots; 0, the default: one less than there are cores",
    )


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    if not 0 < args.port < 65536:
        raise KolodaError(f"--port must be between 1 and 65535, not {args.port}")
    if args.workers < 0:
        raise KolodaError(f"--workers must be 0 or more, not {args.workers}")
    _check_address(args.host, args.port)
    for problem in registry.problems():
        print("koloda:", problem, file=sys.stderr, flush=True)
    house = House(args.db, workers=args.workers)
    url = f"http://{args.host}:{args.port}/"
    print(f"Koloda is served at {url} (stop with Ctrl+C)", flush=True)
    if args.open:
        threading.Timer(1.0, webbrowser.open, [url]).start()
    with contextlib.suppress(KeyboardInterrupt):
        serve(house, args.host, args.port)
    return 0


def serve(house: House, host: str, port: int) -> None:
    """Run the server of a house; size limits hold before anything is read."""
    limits: Limits = house.limits
    uvicorn.run(
        make_app(house),
        host=host,
        port=port,
        log_level="warning",
        ws_max_size=4 * limits.message_bytes,
        ws_max_queue=16,
        ws_ping_interval=20.0,
        ws_ping_timeout=40.0,
        timeout_graceful_shutdown=3,
        server_header=False,
    )


def _check_address(host: str, port: int) -> None:
    """Refuse an address at which nobody can listen."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise KolodaError(f"{host}:{port} is in use: choose another with --port") from error
            reason = error.strerror
            raise KolodaError(f"cannot listen at {host}:{port}: {reason}") from error

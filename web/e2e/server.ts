/** A real server for the browser tests, on a database that outlives it. */

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
const FREE = { messages: 1e6, message_burst: 1e6, writes: 1e6, write_burst: 1e6, tables_each: 100000 };
const CODE = `
import sys, json
from koloda.server.house import House
from koloda.server.limits import Limits
from koloda.server.serve import serve
if __name__ == "__main__":
    serve(House(sys.argv[1], Limits(**json.loads(sys.argv[3])), workers=1), "127.0.0.1", int(sys.argv[2]))
`;

export function python(): string {
  const own = join(ROOT, ".venv/bin/python");
  return process.env.PYTHON ?? (existsSync(own) ? own : "python3");
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}

export class Server {
  private process: ChildProcess | null = null;
  readonly db = join(mkdtempSync(join(tmpdir(), "koloda-e2e-")), "koloda.sqlite");

  private constructor(readonly port: number) {}

  static async start(): Promise<Server> {
    const server = new Server(await freePort());
    await server.again();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async again(): Promise<void> {
    this.process = spawn(python(), ["-c", CODE, this.db, String(this.port), JSON.stringify(FREE)], {
      cwd: ROOT,
      detached: true,
      stdio: ["ignore", "inherit", "inherit"],
    });
    const end = Date.now() + 30_000;
    while (Date.now() < end) {
      if (await this.answers()) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error("the server did not start");
  }

  private async answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/api/me`)).ok;
    } catch {
      return false;
    }
  }

  /** kill -9, bots and all. */
  kill(): Promise<void> {
    const process_ = this.process;
    this.process = null;
    if (!process_?.pid) return Promise.resolve();
    const gone = new Promise<void>((resolve) => process_.once("exit", () => resolve()));
    process.kill(-process_.pid, "SIGKILL");
    return gone;
  }
}

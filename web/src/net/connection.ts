/** A table's WebSocket: greets, reconnects by itself, hands every message on. */

import { prefs } from "../store/prefs.svelte";
import type { ClientMessage, ServerMessage } from "./wire";

const GONE = 4004;
const LONGEST_WAIT = 5000;

export interface Listener {
  message(message: ServerMessage): void;
  connected(yes: boolean): void;
  gone(): void;
  since(): number;
}

export class Connection {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly link: string,
    private readonly listener: Listener,
  ) {
    this.open();
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Drop this connection; a new one follows at once. */
  reopen(): void {
    this.tries = 0;
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const link = encodeURIComponent(this.link);
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}?link=${link}`);
    this.socket = socket;
    socket.onopen = () => {
      this.send({ type: "hello", lang: prefs.lang, since: this.listener.since() });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === "welcome") {
        this.tries = 0;
        this.listener.connected(true);
      }
      this.listener.message(message);
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    if (this.closed) return;
    this.listener.connected(false);
    if (code === GONE) {
      this.listener.gone();
      return;
    }
    const wait = Math.min(LONGEST_WAIT, 150 * 2 ** this.tries);
    this.tries += 1;
    this.timer = window.setTimeout(() => this.open(), wait * (0.7 + Math.random() * 0.6));
  }
}

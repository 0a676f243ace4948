/** One table as this browser knows it: messages in, actions out, one position after the other. */

import { tick } from "svelte";
import { Connection } from "../net/connection";
import type { Chat, Choice, Line, Position, Prompt, Refused, ServerMessage, Table } from "../net/wire";
import { partsOf } from "../games";
import { pace } from "../store/prefs.svelte";
import { Choosing } from "./choosing.svelte";
import { flash, fly, snapshot } from "./flight";
import { cardMoves, numberChanges } from "./motion";
import { placeAll } from "./place";
import type { View } from "./view";

const HURRY = 8; // positions waiting from which on they are shown faster

export class Session {
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<Chat[]>([]);
  refusal = $state.raw<Refused | null>(null);
  takeback = $state(false);
  thinking = $state(false);
  awaited = $state.raw<number[]>([]); // where all choose at once: who has not finished
  connected = $state(false);
  lost = $state(false); // there was a try to connect, and it failed
  gone = $state(false);
  standing = $state(""); // when this seat wants to be asked
  state = $state(0);
  root: HTMLElement | null = null;
  readonly choosing = new Choosing((choice) => this.act(choice));
  private readonly connection: Connection;
  private readonly queue: Position[] = [];
  private showing = false;
  private lines = 0; // log lines received, shown or not

  constructor(readonly id: string, readonly link: string) {
    this.connection = new Connection(id, link, {
      message: (message) => this.take(message),
      connected: (yes) => {
        this.connected = yes;
        this.lost = !yes;
      },
      gone: () => (this.gone = true),
      since: () => this.lines,
    });
  }

  close(): void {
    this.connection.close();
  }

  /** Connect anew, as whoever the cookie now says; the log of another seat is another log. */
  reopen(): void {
    this.lines = 0;
    this.connection.reopen();
  }

  act(choice: Choice): void {
    this.refusal = null;
    const sent = this.connection.send({ type: "act", state: this.state, action: choice.action });
    if (!sent) this.choosing.release();
  }

  /** When the own seat wants to be asked. */
  ask(level: string): void {
    this.refusal = null;
    this.connection.send({ type: "ask", level });
  }

  takeBack(): void {
    this.refusal = null;
    this.connection.send({ type: "takeback", state: this.state });
  }

  /** Whether it could be sent. */
  say(text: string): boolean {
    return this.connection.send({ type: "say", text });
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.chat = message.chat;
        if (message.position) this.enter(message.position);
        break;
      case "update":
        this.enter(message.position);
        break;
      case "table":
        this.table = message.table;
        this.rest();
        break;
      case "chat":
        this.chat = [...this.chat, message];
        break;
      case "refused":
        this.refusal = message;
        this.choosing.release();
        break;
      case "done":
        break;
    }
  }

  private enter(position: Position): void {
    this.lines = position.events_at + position.events.length;
    this.queue.push(position);
    if (!this.showing) void this.showAll();
  }

  private async showAll(): Promise<void> {
    this.showing = true;
    let next = this.queue.shift();
    while (next) {
      await this.show(next);
      next = this.queue.shift();
    }
    this.showing = false;
  }

  /** Show a position; wait for its movements only if another one follows. */
  private async show(position: Position): Promise<void> {
    const duration = this.queue.length > HURRY ? 0 : pace();
    const before = this.view;
    const places = this.root && duration ? snapshot(this.root) : null;
    this.replace(position);
    if (!places || !before || !this.root || !this.view) return;
    await tick();
    const game = partsOf(this.view.game);
    const moves = cardMoves(before, this.view, game);
    const numbers = numberChanges(before, this.view, game);
    fly(this.root, moves, places, duration);
    flash(this.root, numbers, duration);
    const quiet = !moves.length && !numbers.length && !position.events.length;
    if (this.queue.length && !quiet) await new Promise((done) => setTimeout(done, duration));
  }

  private replace(position: Position): void {
    this.view = position.view;
    this.prompt = position.prompt;
    this.log = [...this.log.slice(0, position.events_at), ...position.events];
    this.takeback = position.takeback;
    this.thinking = position.thinking;
    this.awaited = position.awaited;
    this.standing = position.standing;
    this.state = position.state;
    this.choosing.offer(placeAll(position.choices, position.view, partsOf(position.view.game)));
    this.rest();
  }

  /** Nothing is asked at a table that is over, even if a player gave up in the middle of a question. */
  private rest(): void {
    if (this.table?.status !== "over") return;
    this.prompt = null;
    this.takeback = false;
    this.choosing.offer([]);
  }
}

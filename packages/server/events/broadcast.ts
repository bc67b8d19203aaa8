import type { ServerResponse } from 'node:http';
import { type AccountRole, type Area, mayRead } from '@lumitor/domain/people/roles';

const HEARTBEAT = 25_000;

export const EVENT_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Proxies such as nginx hold a stream back otherwise.
  'x-accel-buffering': 'no',
};

/** Written to itself: a web stream before it keeps as much again for each browser. */
type Connection = ServerResponse;
const encoder = new TextEncoder();

/**
 * `administrators` are those whose role reads one of the areas; none named: all of them. `followed`: whoever follows this
 * alone, such as the site of an order; null: anything.
 */
export type Audience = 'everyone' | { administrators: readonly Area[] } | { followed: string | null };

interface Sessions {
  /** Those of the sessions that go on, each with its role; rejects where that cannot be told. */
  findNotEnded(ids: ReadonlySet<string>): Promise<ReadonlyMap<string, AccountRole>>;
  onError(error: unknown): void;
}

/** Sends server-sent events to open browsers, and remembers none that has gone. */
export class Broadcast {
  readonly #sessions: Sessions;
  readonly #open = new Set<Connection>();
  /** Those that an administrator has opened, each with the session. */
  readonly #administrators = new Map<Connection, string>();
  /** Those that follow one thing, such as the site of an order, each with that. */
  readonly #following = new Map<Connection, string>();
  /** What administrators are sent once their sessions have been looked up: each message once, with its areas. */
  readonly #pending = new Map<string, readonly Area[]>();
  #isLookingUp = false;
  #heartbeat: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  get size(): number {
    return this.#open.size;
  }

  /**
   * Answers with a stream that begins with `greeting` and then carries what is sent to all.
   * @param session the administrator's, with which the stream ends
   * @param followed what is followed beside: a `followedSite` or a `followedProject`
   * @returns whether the stream is open
   */
  connect(
    connection: Connection,
    greeting: string,
    session: string | null = null,
    followed: string | null = null,
  ): boolean {
    // Its browser has gone while it was looked up who it is.
    if (connection.destroyed) return false;
    connection.writeHead(200, EVENT_HEADERS).flushHeaders();
    if (this.#isClosed) {
      connection.end();
      return false;
    }
    connection.write(greeting);
    connection.once('close', () => this.#forget(connection));
    this.#open.add(connection);
    if (session !== null) this.#administrators.set(connection, session);
    if (followed !== null) this.#following.set(connection, followed);
    this.#heartbeat ??= setInterval(() => this.#beat(), HEARTBEAT).unref();
    return true;
  }

  /** To administrators a moment later: a session may have ended anywhere, so each is looked up before. */
  send(message: string, to: Audience = 'everyone'): void {
    if (to !== 'everyone' && 'administrators' in to) {
      this.#pending.set(message, to.administrators);
      void this.#sendPending();
      return;
    }
    const bytes = encoder.encode(message);
    if (to === 'everyone') for (const connection of this.#open) this.#write(connection, bytes);
    else
      for (const [connection, followed] of this.#following)
        if (to.followed === null || to.followed === followed) this.#write(connection, bytes);
  }

  close(): void {
    this.#isClosed = true;
    for (const connection of [...this.#open]) this.#end(connection);
  }

  #beat(): void {
    this.send(':\n\n');
    void this.#sendPending();
  }

  /** One look for all connections, and for all messages that come during the look before. */
  async #sendPending(): Promise<void> {
    if (this.#isLookingUp) return;
    this.#isLookingUp = true;
    do {
      const messages = [...this.#pending];
      this.#pending.clear();
      await this.#sendToNotEnded(messages);
    } while (this.#pending.size > 0);
    this.#isLookingUp = false;
  }

  async #sendToNotEnded(messages: readonly (readonly [string, readonly Area[]])[]): Promise<void> {
    const asked = [...this.#administrators];
    if (asked.length === 0) return;
    const found = await this.#findNotEnded(asked.map(([, session]) => session));
    // Unknown is not ended; but where something is lost, they come back and are told that anything may have changed.
    if (!found && messages.length === 0) return;
    const told = messages.map(([message, areas]) => ({ bytes: encoder.encode(message), areas }));
    for (const [connection, session] of asked) {
      if (!this.#open.has(connection)) continue;
      const role = found?.get(session);
      if (!role) this.#end(connection);
      else
        for (const { bytes, areas } of told)
          if (areas.length === 0 || areas.some((area) => mayRead(role, area))) this.#write(connection, bytes);
    }
  }

  /** Null where it cannot be told. */
  async #findNotEnded(sessions: readonly string[]): Promise<ReadonlyMap<string, AccountRole> | null> {
    try {
      return await this.#sessions.findNotEnded(new Set(sessions));
    } catch (error) {
      if (!this.#isClosed) this.#sessions.onError(error);
      return null;
    }
  }

  /** A browser that lets too much wait is let go; it comes back by itself. */
  #write(connection: Connection, bytes: Uint8Array): void {
    if (!this.#open.has(connection)) return;
    if (!connection.writableNeedDrain) return void connection.write(bytes);
    this.#forget(connection);
    connection.destroy();
  }

  #end(connection: Connection): void {
    this.#forget(connection);
    connection.end();
  }

  #forget(connection: Connection): void {
    this.#open.delete(connection);
    this.#administrators.delete(connection);
    this.#following.delete(connection);
    if (this.#open.size > 0 || !this.#heartbeat) return;
    clearInterval(this.#heartbeat);
    this.#heartbeat = null;
  }
}

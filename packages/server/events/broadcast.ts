import { type AccountRole, type Area, mayRead } from '@lumitor/domain/people/roles';

const HEARTBEAT = 25_000;
/** A browser that has not taken so many messages is let go; it comes back by itself. */
const MAX_WAITING = 100;

type Connection = ReadableStreamDefaultController<Uint8Array>;
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
  readonly #held = new Map<string, readonly Area[]>();
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
   * A stream that begins with `greeting` and then carries what is sent to all.
   * @param session the administrator's, with which the stream ends
   * @param followed what is followed beside: a `followedSite` or a `followedProject`
   */
  connect(
    greeting: string,
    session: string | null = null,
    followed: string | null = null,
  ): ReadableStream<Uint8Array> {
    let connection: Connection;
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          connection = controller;
          if (this.#isClosed) return controller.close();
          controller.enqueue(encoder.encode(greeting));
          this.#open.add(controller);
          if (session !== null) this.#administrators.set(controller, session);
          if (followed !== null) this.#following.set(controller, followed);
          this.#heartbeat ??= setInterval(() => this.#beat(), HEARTBEAT).unref();
        },
        cancel: () => this.#forget(connection),
      },
      { highWaterMark: 0 },
    );
  }

  /** To administrators a moment later: a session may have ended anywhere, so each is looked up before. */
  send(message: string, to: Audience = 'everyone'): void {
    if (to !== 'everyone' && 'administrators' in to) {
      this.#held.set(message, to.administrators);
      void this.#sendHeld();
      return;
    }
    const bytes = encoder.encode(message);
    if (to === 'everyone') for (const connection of this.#open) this.#enqueue(connection, bytes);
    else
      for (const [connection, followed] of this.#following)
        if (to.followed === null || to.followed === followed) this.#enqueue(connection, bytes);
  }

  close(): void {
    this.#isClosed = true;
    for (const connection of [...this.#open]) this.#end(connection);
  }

  #beat(): void {
    this.send(':\n\n');
    void this.#sendHeld();
  }

  /** One look for all connections, and for all messages that come during the look before. */
  async #sendHeld(): Promise<void> {
    if (this.#isLookingUp) return;
    this.#isLookingUp = true;
    do {
      const messages = [...this.#held];
      this.#held.clear();
      await this.#sendToNotEnded(messages);
    } while (this.#held.size > 0);
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
          if (areas.length === 0 || areas.some((area) => mayRead(role, area)))
            this.#enqueue(connection, bytes);
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

  #enqueue(connection: Connection, bytes: Uint8Array): void {
    if (!this.#open.has(connection)) return;
    if ((connection.desiredSize ?? -MAX_WAITING) <= -MAX_WAITING) {
      this.#forget(connection);
      connection.error(new Error('The browser does not read.'));
    } else connection.enqueue(bytes);
  }

  #end(connection: Connection): void {
    this.#forget(connection);
    connection.close();
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

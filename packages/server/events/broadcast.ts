import type { ServerResponse } from 'node:http';
import { type AccessArea, type AccountRole, mayRead } from '@lumitor/domain/people/roles';
import type { Ms } from '@lumitor/domain/units';

const HEARTBEAT: Ms = 25_000;

export const EVENT_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Prevents buffering by proxies such as nginx.
  'x-accel-buffering': 'no',
};

/** A web stream would buffer the same data again for each browser. */
type Connection = ServerResponse;
const encoder = new TextEncoder();

/** Empty `administrators`: all. Null `followed`: any page. */
export type Audience = 'everyone' | { administrators: readonly AccessArea[] } | { followed: string | null };

interface Sessions {
  /** Rejects if unknown. */
  findNotEnded(ids: ReadonlySet<string>): Promise<ReadonlyMap<string, AccountRole>>;
  onError(error: unknown): void;
}

export class Broadcast {
  readonly #sessions: Sessions;
  readonly #open = new Set<Connection>();
  readonly #administrators = new Map<Connection, string>();
  readonly #following = new Map<Connection, string>();
  readonly #pending = new Map<string, readonly AccessArea[]>();
  #isLookingUp = false;
  #heartbeat: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  get size(): number {
    return this.#open.size;
  }

  connect(
    connection: Connection,
    greeting: string,
    session: string | null = null,
    followed: string | null = null,
  ): boolean {
    // The browser disconnected during the lookup.
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

  /** Looks sessions up first, because they may have ended on any instance. */
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

  /** One session lookup serves all connections, and all messages that arrive during the previous one. */
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

  async #sendToNotEnded(messages: readonly (readonly [string, readonly AccessArea[]])[]): Promise<void> {
    const request = [...this.#administrators];
    if (request.length === 0) return;
    const found = await this.#findNotEnded(request.map(([, session]) => session));
    // If messages are lost, clients reconnect and reload.
    if (!found && messages.length === 0) return;
    const reported = messages.map(([message, areas]) => ({ bytes: encoder.encode(message), areas }));
    for (const [connection, session] of request) {
      if (!this.#open.has(connection)) continue;
      const role = found?.get(session);
      if (!role) this.#end(connection);
      else
        for (const { bytes, areas } of reported)
          if (areas.length === 0 || areas.some((area) => mayRead(role, area))) this.#write(connection, bytes);
    }
  }

  async #findNotEnded(sessions: readonly string[]): Promise<ReadonlyMap<string, AccountRole> | null> {
    try {
      return await this.#sessions.findNotEnded(new Set(sessions));
    } catch (error) {
      if (!this.#isClosed) this.#sessions.onError(error);
      return null;
    }
  }

  /** Disconnects a browser with too much unread data; it reconnects. */
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

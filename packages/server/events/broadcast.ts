const HEARTBEAT = 25_000;
/** A browser that has not taken so many messages is let go; it comes back by itself. */
const MAX_WAITING = 100;

type Connection = ReadableStreamDefaultController<Uint8Array>;
const encoder = new TextEncoder();

export type Audience = 'everyone' | 'administrators';

/** Sends server-sent events to open browsers, and remembers none that has gone. */
export class Broadcast {
  /** Each with whether an administrator has opened it. */
  readonly #open = new Map<Connection, boolean>();
  #heartbeat: NodeJS.Timeout | null = null;
  #isClosed = false;

  get size(): number {
    return this.#open.size;
  }

  /** A stream that begins with `greeting` and then carries what is sent to all. */
  connect(greeting: string, isAdministrator = false): ReadableStream<Uint8Array> {
    let connection: Connection;
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          connection = controller;
          if (this.#isClosed) return controller.close();
          controller.enqueue(encoder.encode(greeting));
          this.#open.set(controller, isAdministrator);
          this.#heartbeat ??= setInterval(() => this.send(':\n\n'), HEARTBEAT).unref();
        },
        cancel: () => this.#forget(connection),
      },
      { highWaterMark: 0 },
    );
  }

  send(message: string, to: Audience = 'everyone'): void {
    const bytes = encoder.encode(message);
    for (const [connection, isAdministrator] of this.#open) {
      if (to === 'administrators' && !isAdministrator) continue;
      if ((connection.desiredSize ?? -MAX_WAITING) <= -MAX_WAITING) {
        this.#forget(connection);
        connection.error(new Error('The browser does not read.'));
      } else connection.enqueue(bytes);
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const connection of [...this.#open.keys()]) {
      this.#forget(connection);
      connection.close();
    }
  }

  #forget(connection: Connection): void {
    this.#open.delete(connection);
    if (this.#open.size > 0 || !this.#heartbeat) return;
    clearInterval(this.#heartbeat);
    this.#heartbeat = null;
  }
}

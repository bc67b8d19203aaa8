import pg from 'pg';

/** In milliseconds. A query that takes longer is given up, here and by the server. */
const TIMEOUTS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 20_000,
  query_timeout: 20_000,
};

/** For work that takes its time, such as a migration of a large shop. */
const PATIENT = { statement_timeout: 0, idle_in_transaction_session_timeout: 0, query_timeout: 0 };

/**
 * The servers of one database, of which one at a time can be written: connections go to that one,
 * and on to the next where it has failed or become a standby.
 */
export class Servers {
  readonly #addresses: readonly string[];
  #at = 0;
  /** Where each client is connected to; not on the client, which may be printed. */
  readonly #addressOf = new WeakMap<object, string>();

  constructor(addresses: readonly string[]) {
    this.#addresses = addresses;
  }

  get count(): number {
    return this.#addresses.length;
  }

  #leave(address: string): void {
    if (this.#addresses[this.#at] === address) this.#at = (this.#at + 1) % this.count;
  }

  /** For a pool: each new client goes to the server that is thought to be the one to write to. */
  poolOptions(): pg.PoolConfig {
    const current = () => this.#addresses[this.#at] as string;
    const addressOf = this.#addressOf;
    const leave = (address: string) => this.#leave(address);
    class WritableClient extends pg.Client {
      constructor(options: pg.ClientConfig) {
        const address = current();
        super({ ...options, connectionString: address });
        addressOf.set(this, address);
        // One that is lost while it is in use shows in its next query.
        this.on('error', () => leave(address));
      }
    }
    const options = {
      ...TIMEOUTS,
      keepAlive: true,
      application_name: 'lumitor',
      Client: WritableClient,
      onConnect: (client: unknown) => this.#needWritable(client as pg.Client),
    };
    return options as unknown as pg.PoolConfig;
  }

  async #needWritable(client: pg.Client): Promise<void> {
    const { rows } = await client.query('select pg_is_in_recovery() as "isStandby"');
    if (!rows[0]?.isStandby) return;
    this.#leave(this.#addressOf.get(client) ?? '');
    throw new Error(`${client.host}:${client.port} is a standby`);
  }

  /** Tries each server once. `connect` goes to the current one, and rejects where that fails. */
  async tryEach<Connected>(connect: (address: string) => Promise<Connected>): Promise<Connected> {
    for (let attempt = 1; ; attempt += 1) {
      const address = this.#addresses[this.#at] as string;
      try {
        return await connect(address);
      } catch (error) {
        if (isPoolExhausted(error)) throw error;
        this.#leave(address);
        if (attempt >= this.count) throw error;
      }
    }
  }

  /** A connection beside the pool, which the caller ends. */
  openClient(options: pg.ClientConfig = PATIENT): Promise<pg.Client> {
    return this.tryEach(async (address) => {
      const client = new pg.Client({
        ...TIMEOUTS,
        keepAlive: true,
        application_name: 'lumitor',
        ...options,
        connectionString: address,
      });
      client.on('error', () => {});
      this.#addressOf.set(client, address);
      try {
        await client.connect();
        await this.#needWritable(client);
        return client;
      } catch (error) {
        client.end().catch(() => {});
        throw error;
      }
    });
  }
}

const isPoolExhausted = (error: unknown) =>
  error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect');

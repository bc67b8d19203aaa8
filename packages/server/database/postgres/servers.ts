import pg from 'pg';

/** Of every connection. In milliseconds; a query that takes longer is given up, here and by the server. */
const COMMON = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 20_000,
  query_timeout: 20_000,
  keepAlive: true,
  application_name: 'lumitor',
};

/** For work that takes its time, such as a migration of a large shop. */
const PATIENT = { statement_timeout: 0, idle_in_transaction_session_timeout: 0, query_timeout: 0 };

/** SQLSTATE of a connection that failed. */
const LOST = '08006';

/** Gives an error its code where a connection was lost or there was none to get: the driver says so in words alone. */
export const coded = <Result>(request: Promise<Result>): Promise<Result> =>
  request.catch((error) => {
    if (error instanceof Error && error.name === 'Error' && !('code' in error))
      Object.assign(error, { code: LOST });
    throw error;
  });

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

  /** There is one at least. */
  get #current(): string {
    return this.#addresses.at(this.#at) ?? '';
  }

  #leave(address: string): void {
    if (this.#current === address) this.#at = (this.#at + 1) % this.count;
  }

  /** For a pool: each new client goes to the server that is thought to be the one to write to. */
  poolOptions(): pg.PoolConfig {
    const current = () => this.#current;
    const addressOf = this.#addressOf;
    const leave = (address: string) => this.#leave(address);
    class WritableClient extends pg.Client {
      readonly #address: string;

      constructor() {
        const address = current();
        super({ ...COMMON, connectionString: address });
        this.#address = address;
        addressOf.set(this, address);
        // One that is lost while it is in use shows in its next query.
        this.on('error', () => leave(address));
      }

      override connect(): Promise<pg.Client>;
      override connect(callback: (error: Error) => void): void;
      override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
        if (!callback) return super.connect();
        super.connect((error: Error) => {
          if (error) leave(this.#address);
          callback(error);
        });
      }
    }
    return { ...COMMON, Client: WritableClient, onConnect: (client) => this.#needWritable(client) };
  }

  async #needWritable(client: pg.ClientBase): Promise<void> {
    const { rows } = await client.query('select pg_is_in_recovery() as "isStandby"');
    if (!rows[0]?.isStandby) return;
    const address = this.#addressOf.get(client) ?? '';
    this.#leave(address);
    throw new Error(`${new URL(address).host} is a standby`);
  }

  /**
   * Tries each server once. `connect` goes to the current one, and leaves it where that fails; where the server is not
   * at fault, as when all connections are in use, the next one would not help.
   */
  async tryEach<Connected>(connect: (address: string) => Promise<Connected>): Promise<Connected> {
    for (let attempt = 1; ; attempt += 1) {
      const address = this.#current;
      try {
        return await coded(connect(address));
      } catch (error) {
        if (attempt >= this.count || this.#current === address) throw error;
      }
    }
  }

  /** A connection beside the pool, which the caller ends. */
  openClient(options: pg.ClientConfig = PATIENT): Promise<pg.Client> {
    return this.tryEach(async (address) => {
      const client = new pg.Client({
        ...COMMON,
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
        this.#leave(address);
        client.end().catch(() => {});
        throw error;
      }
    });
  }
}

import pg from 'pg';

/**
 * The server cancels a slow query first; the later limit of the client covers a server that no longer
 * answers.
 */
const COMMON = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 20_000,
  query_timeout: 20_000,
  keepAlive: true,
  application_name: 'lumitor',
};

/** Without limits: migrations and archives of a large shop take long. */
const PATIENT = { statement_timeout: 0, idle_in_transaction_session_timeout: 0, query_timeout: 0 };

/** SQLSTATE of a connection that failed. */
const LOST = '08006';

/** The driver omits the code if a connection is lost. */
export const coded = <Result>(request: Promise<Result>): Promise<Result> =>
  request.catch((error) => {
    if (error instanceof Error && error.name === 'Error' && !('code' in error))
      Object.assign(error, { code: LOST });
    throw error;
  });

/**
 * Servers of one database, of which one is writable. New connections go to the current address and verify
 * that it is no standby. A failure or a standby makes the next address the current one, so connections
 * follow a failover.
 */
export class Servers {
  readonly #addresses: readonly string[];
  #at = 0;
  /** Not stored on the client, which may be printed. */
  readonly #addressOf = new WeakMap<object, string>();

  constructor(addresses: readonly string[]) {
    this.#addresses = addresses;
  }

  get count(): number {
    return this.#addresses.length;
  }

  get #current(): string {
    return this.#addresses.at(this.#at) ?? '';
  }

  #leave(address: string): void {
    if (this.#current === address) this.#at = (this.#at + 1) % this.count;
  }

  /** New clients connect to the presumably writable server. */
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
        // A connection lost in use fails at its next query.
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

  /** Stops if `connect` did not leave the current server, as with a full pool. */
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

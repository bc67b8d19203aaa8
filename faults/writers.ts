import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, ask } from './ask.ts';
import { orderOf, type Shop } from './shop.ts';

/** Milliseconds until a client goes on. */
const AFTER_A_REFUSAL = 50;

/** One thing that a client wants stored, once. */
interface Write {
  path: string;
  body: object | Uint8Array<ArrayBuffer>;
  cookie?: string;
  /** By which it is found again in the shop, `email:…` or `order:…`; a file is found by its address. */
  marks: string[];
}

/** Clients that store orders, e-mails and files one after the other, and know what was acknowledged. */
export class Writers {
  /** Marks of what was acknowledged, and addresses of files. */
  readonly acknowledged = new Set<string>();
  /** When each acknowledgement came, by `performance.now()`. */
  readonly acknowledgedAt: number[] = [];
  /** Acknowledged writes that had been sent before. */
  retried = 0;
  /** ISO time before the first of them. */
  readonly since = new Date().toISOString();
  readonly #shop: Shop;
  readonly #name: string;
  readonly #unanswered = new Set<Write>();
  #made = 0;

  /** @param name tells their writes from those of all others */
  constructor(shop: Shop, name: string) {
    this.#shop = shop;
    this.#name = name;
  }

  /** Of an administrator, who may look at all that is stored. */
  get cookie(): string {
    return this.#shop.cookie;
  }

  /** A client's next wish: an order, an order with the newsletter, or an e-mail. */
  #next(client: number): Write {
    this.#made += 1;
    const name = `${this.#name}-${client}-${this.#made}`;
    const email = `jan-${name}@example.com`;
    if (this.#made % 3 === 0)
      return { path: '/api/documents/emails', body: { email }, marks: [`email:${email}`] };
    const isSubscribed = this.#made % 3 === 1;
    const body = orderOf(this.#shop, name, isSubscribed ? email : undefined);
    return {
      path: '/api/orders',
      body,
      marks: [`order:${name}`, ...(isSubscribed ? [`email:${email}`] : [])],
    };
  }

  #nextFile(): Write {
    this.#made += 1;
    const body = Buffer.from(`note ${this.#made}`);
    return { path: '/api/files/notes', body, cookie: this.#shop.cookie, marks: [] };
  }

  async #send(url: string, write: Write, patience?: number): Promise<Answer | null> {
    const { path, body, cookie } = write;
    this.#unanswered.add(write);
    const options = {
      method: 'POST',
      body,
      ...(cookie ? { cookie } : {}),
      ...(patience ? { patience } : {}),
    };
    const answer = await ask(url, path, options).catch(() => null);
    if (answer?.status !== 201) return answer;
    this.#unanswered.delete(write);
    this.acknowledgedAt.push(performance.now());
    for (const mark of write.marks) this.acknowledged.add(mark);
    if (path.startsWith('/api/files')) this.acknowledged.add(answer.body.url);
    return answer;
  }

  /** So many clients write to the service until they are told to end, one more uploads files. */
  async write(url: string, clients: number, end: AbortSignal): Promise<void> {
    const work = async (next: () => Write) => {
      while (!end.aborted) if ((await this.#send(url, next()))?.status !== 201) await delay(AFTER_A_REFUSAL);
    };
    await Promise.all([
      ...Array.from({ length: clients }, (_, client) => work(() => this.#next(client))),
      work(() => this.#nextFile()),
    ]);
  }

  /** Sends again, with the same key, what was not acknowledged. */
  async retry(url: string): Promise<void> {
    const open = [...this.#unanswered];
    await Promise.all(
      open.map(async (write) => {
        if ((await this.#send(url, write))?.status === 201) this.retried += 1;
      }),
    );
  }

  get unanswered(): number {
    return this.#unanswered.size;
  }
}

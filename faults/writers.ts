import { setTimeout as delay } from 'node:timers/promises';
import type { Ms } from '@lumitor/domain/units';
import { type Answer, callService as send } from './send.ts';
import { orderOf, type Shop } from './shop.ts';

/** Wait of a client. */
const REFUSAL_PAUSE: Ms = 50;

/** Repeated until it is stored once. */
interface Write {
  path: string;
  body: object | Uint8Array<ArrayBuffer>;
  cookie?: string;
  /** `email:…` or `order:…`; a file is identified by its URL. */
  marks: string[];
}

/** Store orders, e-mails and files in sequence. */
export class Writers {
  /** Marks of writes, and URLs of files. */
  readonly acknowledged = new Set<string>();
  /** Times of `performance.now()`. */
  readonly acknowledgedAt: Ms[] = [];
  /** Repeated before their acknowledgement. */
  retried = 0;
  /** ISO time before the first write. */
  readonly since = new Date().toISOString();
  readonly #shop: Shop;
  readonly #name: string;
  readonly #unanswered = new Set<Write>();
  #made = 0;

  /** @param name distinguishes these writes from all others */
  constructor(shop: Shop, name: string) {
    this.#shop = shop;
    this.#name = name;
  }

  /** Session of an administrator, who may read everything. */
  get cookie(): string {
    return this.#shop.cookie;
  }

  /** An order, an order with the newsletter, or an e-mail. */
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

  async #send(url: string, write: Write, patience?: Ms): Promise<Answer | null> {
    const { path, body, cookie } = write;
    this.#unanswered.add(write);
    const options = {
      method: 'POST',
      body,
      ...(cookie ? { cookie } : {}),
      ...(patience ? { patience } : {}),
    };
    const answer = await send(url, path, options).catch(() => null);
    if (answer?.status !== 201) return answer;
    this.#unanswered.delete(write);
    this.acknowledgedAt.push(performance.now());
    for (const mark of write.marks) this.acknowledged.add(mark);
    if (path.startsWith('/api/files')) this.acknowledged.add(answer.body.url);
    return answer;
  }

  /** One more client uploads files. */
  async write(url: string, clients: number, end: AbortSignal): Promise<void> {
    const work = async (next: () => Write) => {
      while (!end.aborted) if ((await this.#send(url, next()))?.status !== 201) await delay(REFUSAL_PAUSE);
    };
    await Promise.all([
      ...Array.from({ length: clients }, (_, client) => work(() => this.#next(client))),
      work(() => this.#nextFile()),
    ]);
  }

  /** With the same keys. */
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

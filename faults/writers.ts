import { setTimeout as delay } from 'node:timers/promises';
import type { Ms } from '@lumitor/domain/units';
import { type Answer, callService as send } from './send.ts';
import { orderOf, type Shop } from './shop.ts';

const REFUSAL_PAUSE: Ms = 50;

interface Write {
  path: string;
  body: object | Uint8Array<ArrayBuffer>;
  cookie?: string;
  /** `email:…` or `order:…`; a URL identifies a file. */
  marks: string[];
}

/**
 * Clients that store orders, e-mails and files, and remember which writes were acknowledged. `retry`
 * repeats the others under their keys.
 */
export class Writers {
  readonly acknowledged = new Set<string>();
  /** Times of `performance.now()`. */
  readonly acknowledgedAt: Ms[] = [];
  retried = 0;
  /** ISO time before the first write. */
  readonly since = new Date().toISOString();
  readonly #shop: Shop;
  readonly #name: string;
  readonly #unanswered = new Set<Write>();
  #made = 0;

  constructor(shop: Shop, name: string) {
    this.#shop = shop;
    this.#name = name;
  }

  get cookie(): string {
    return this.#shop.cookie;
  }

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

  async write(url: string, clients: number, end: AbortSignal): Promise<void> {
    const work = async (next: () => Write) => {
      while (!end.aborted) if ((await this.#send(url, next()))?.status !== 201) await delay(REFUSAL_PAUSE);
    };
    await Promise.all([
      ...Array.from({ length: clients }, (_, client) => work(() => this.#next(client))),
      work(() => this.#nextFile()),
    ]);
  }

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

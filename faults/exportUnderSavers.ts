import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Measured } from '../bench/measured.ts';
import { Answers } from './answers.ts';
import { embedded } from './engines.ts';
import { type Instance, runData, startInstance } from './instance.ts';
import { type Answer, callService as send } from './send.ts';
import { openShop, orderOf, type Shop } from './shop.ts';
import { compareStored } from './stored.ts';

const SAVERS = 4;

class Savers {
  readonly answers = new Answers();
  readonly acknowledged = new Set<string>();
  readonly since = new Date().toISOString();
  readonly cookie: string;
  readonly #shop: Shop;
  #made = 0;

  constructor(shop: Shop) {
    this.#shop = shop;
    this.cookie = shop.cookie;
  }

  async #saveOne(url: string): Promise<Answer | null> {
    this.#made += 1;
    const name = `saved-${this.#made}`;
    // An e-mail requires a transaction that reads before writing.
    const email = this.#made % 2 === 0 ? `${name}@example.com` : undefined;
    const body = orderOf(this.#shop, name, email);
    const answer = await this.answers.count(send(url, '/api/orders', { method: 'POST', body }));
    if (answer?.status === 201) this.acknowledged.add(`order:${name}`);
    return answer;
  }

  async save(url: string, end: AbortSignal): Promise<void> {
    const saver = async () => {
      while (!end.aborted) await this.#saveOne(url);
    };
    await Promise.all(Array.from({ length: SAVERS }, saver));
  }
}

export async function exportUnderSavers(exports: number): Promise<Measured[]> {
  const engine = await embedded();
  let instance: Instance | null = null;
  try {
    instance = await startInstance(engine.settings);
    const { url } = instance;
    const savers = new Savers(await openShop(url));
    const end = new AbortController();
    const saving = savers.save(url, end.signal);
    const archive = join(engine.settings.DATA_DIR as string, 'shop.tar');
    try {
      for (let done = 0; done < exports; done += 1) {
        await runData(engine.settings, 'export', archive, '--force');
        await runData(engine.settings, 'check', archive);
      }
      // A finished export may still affect saves.
      await delay(2_000);
    } finally {
      end.abort();
      await saving;
    }
    const { lost, duplicates } = await compareStored(url, savers);
    const none = { most: 0 };
    return [
      { what: 'exports and checks', value: exports, unit: '' },
      ...savers.answers.rows('a save', ['201']),
      savers.answers.wait('a save', 2),
      { what: 'acknowledged and lost', value: lost, unit: '', target: none },
      { what: 'stored twice', value: duplicates, unit: '', target: none },
      ...instance.ends(),
    ];
  } finally {
    await instance?.kill();
    await engine.close();
  }
}

export const run = (): Promise<Measured[]> => exportUnderSavers(10);

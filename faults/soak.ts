import { setTimeout as delay } from 'node:timers/promises';
import type { Ms } from '@lumitor/domain/units';
import { type Measured, median } from '../bench/measured.ts';
import { Answers } from './answers.ts';
import { type Engine, embedded, postgresAndS3 } from './engines.ts';
import { openEvents } from './events.ts';
import { startInstance } from './instance.ts';
import { type Footprint, footprint } from './process.ts';
import { type Answer, callService as send } from './send.ts';
import { openShop, type Shop, saveOrder } from './shop.ts';

const METRICS_TOKEN = 'the-token-of-this-scenario';
const SNAPSHOTS = ['texts', 'standard', 'micro'];
const VISIT_TIME: Ms = 5_000;
const SAMPLE_INTERVAL: Ms = 2_000;

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><circle cx="40" cy="30" r="20"/></svg>';

interface Load {
  duration: Ms;
  visitors: number;
  pause: Ms;
}

class People {
  readonly answers = new Answers();
  readonly #url: string;
  readonly #shop: Shop;

  constructor(url: string, shop: Shop) {
    this.#url = url;
    this.#shop = shop;
  }

  async #send(path: string, options: Parameters<typeof send>[2] = {}): Promise<Answer | null> {
    return this.answers.count(send(this.#url, path, options));
  }

  #change(method: string, path: string, body?: object): Promise<Answer | null> {
    return this.#send(path, { method, cookie: this.#shop.cookie, ...(body ? { body } : {}) });
  }

  async visit(): Promise<void> {
    for (const name of SNAPSHOTS) await this.#send(`/api/snapshots/${name}`);
    const page = await openEvents(this.#url);
    await delay(VISIT_TIME);
    await this.answers.count(saveOrder(this.#url, this.#shop));
    page.close();
  }

  async administer(): Promise<void> {
    const path = `/api/documents/connections/${this.#shop.railId}`;
    const image = Buffer.from(PICTURE);
    const options = { method: 'POST', body: image, mediaType: 'image/svg+xml', cookie: this.#shop.cookie };
    const uploaded = await this.#send('/api/files/images/connections', options);
    await this.#change('PATCH', path, { img: uploaded?.body.url, priceEuro: Math.random() });
    const { body } = (await this.#change('GET', '/api/batches?limit=10')) as Answer;
    await this.#change('POST', `/api/batches/${body.batches[0].batch}/undo`, {});
    await this.#change('GET', '/api/documents/reflinksdownload?limit=50');
    await this.#change('GET', '/api/changes?limit=50');
  }
}

async function eventConnections(url: string): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(/^lumitor_event_connections (\d+)$/m.exec(await response.text())?.[1]);
}

/** Median of the last quarter minus the second, after the warm-up. */
function rise(looks: readonly Footprint[], what: keyof Footprint) {
  const quarter = Math.floor(looks.length / 4);
  const of = (part: readonly Footprint[]) => median(part.map((look) => look[what]));
  const [second, last] = [of(looks.slice(quarter, 2 * quarter)), of(looks.slice(-quarter))];
  return { second, last, more: last - second };
}

/** @param most megabytes of growth */
export async function soak(
  name: string,
  openEngine: () => Promise<Engine>,
  { duration, visitors, pause }: Load,
  most: number,
): Promise<Measured[]> {
  const engine = await openEngine();
  const instance = await startInstance({ ...engine.settings, METRICS_TOKEN });
  try {
    const { url } = instance;
    const people = new People(url, await openShop(url));
    const end = performance.now() + duration;
    const again = async (act: () => Promise<void>) => {
      for (; performance.now() < end; await delay(pause)) await act();
    };
    const looks: Footprint[] = [];
    const look = async () => {
      for (; performance.now() < end; await delay(SAMPLE_INTERVAL))
        looks.push(...[footprint(instance) ?? []].flat());
    };
    await Promise.all([
      ...Array.from({ length: visitors }, () => again(() => people.visit())),
      again(() => people.administer()),
      look(),
    ]);
    const left = await eventConnections(url);
    const [memory, handles] = [rise(looks, 'memory'), rise(looks, 'handles')];
    return [
      { what: `${name}: minutes`, value: duration / 60_000, unit: '' },
      ...people.answers.rows('answers', ['200', '201']),
      { what: 'memory, median of the second quarter', value: memory.second, unit: 'MB' },
      { what: 'memory, median of the last quarter', value: memory.last, unit: 'MB' },
      { what: 'memory has risen by', value: memory.more, unit: 'MB', target: { most } },
      { what: 'handles, median of the second quarter', value: handles.second, unit: '' },
      { what: 'handles have risen by', value: handles.more, unit: '', target: { most: 5 } },
      { what: 'event connections left open', value: left, unit: '', target: { most: 0 } },
      ...instance.ends(),
    ];
  } finally {
    await instance.kill();
    await engine.close();
  }
}

export async function run(): Promise<Measured[]> {
  const load = { duration: 30 * 60_000, visitors: 10, pause: 200 };
  const both = [soak('embedded', embedded, load, 15), soak('PostgreSQL and S3', postgresAndS3, load, 15)];
  return (await Promise.all(both)).flat();
}

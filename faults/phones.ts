import { setTimeout as delay } from 'node:timers/promises';
import { type SiteEntry, siteRecord } from '@lumitor/domain/order/site';
import type { Ms } from '@lumitor/domain/units';
import type { Measured } from '../bench/measured.ts';
import { until } from './events.ts';
import { startInstance } from './instance.ts';
import { openLossyNet } from './lossyNet.ts';
import { callService as send } from './send.ts';
import { KILLED, LOSS } from './sharing.ts';
import { openShop, saveOrder } from './shop.ts';
import type { PhoneReport } from './siteTab.ts';
import { notifyAll, openTab, type Tab } from './tab.ts';

const PHONES: Ms[] = [0, 1_500, -20_000];
const NONE = { most: 0 };

/** Three phones work on one site, offline at times, through a lossy net (D72). */
export async function workOnSite(done: number, kills: number): Promise<Measured[]> {
  const engine = await KILLED.openEngine();
  let instance = await startInstance(engine.settings);
  const net = await openLossyNet(instance.url, LOSS);
  const phones: Tab<PhoneReport>[] = [];
  try {
    const { id } = (await saveOrder(instance.url, await openShop(instance.url))).body;
    const opening = PHONES.map((ahead) => openTab<PhoneReport>('siteTab.ts', net.url, id, String(ahead)));
    phones.push(...(await Promise.all(opening)));
    for (let kill = 0; kill < kills; kill += 1) {
      await delay(300 + ((kill * 137) % 1_000));
      instance = await KILLED.disturb(engine, instance);
      net.lead(instance.url);
    }
    const sum = (reports: PhoneReport[], of: 'done' | 'acknowledged') =>
      reports.reduce((all, phone) => all + phone[of], 0);
    const isDone = async () => sum(await notifyAll(phones, 'go on'), 'acknowledged') >= done;
    await until('all have done their work', isDone, 10 * 60_000);
    net.heal();
    let reports: PhoneReport[] = [];
    const isOne = async () => {
      reports = await notifyAll(phones, 'settle');
      const lists = new Set(reports.map(({ shown }) => JSON.stringify(shown)));
      return lists.size === 1 && reports.every(({ waiting }) => waiting === 0);
    };
    const took = await until('all show one list, and nothing waits', isOne, 60_000);
    const { entries } = (await send(instance.url, `/api/orders/${id}/site`)).body;
    const textOf = (entry: SiteEntry) => JSON.stringify(entry);
    const unlike = (list: Iterable<SiteEntry>) => {
      const [expected, stored] = [new Set([...list].map(textOf)), new Set<string>(entries.map(textOf))];
      return [...expected, ...stored].filter((text) => !expected.has(text) || !stored.has(text)).length;
    };
    const lastDone = siteRecord(reports.flatMap(({ last }) => last));
    return [
      { what: 'phones, kills of the service', value: kills, unit: '' },
      {
        what: 'phones, ticked and measured by all',
        value: sum(reports, 'done'),
        unit: '',
      },
      {
        what: 'phones, of that acknowledged',
        value: sum(reports, 'acknowledged'),
        unit: '',
        target: { least: done },
      },
      {
        what: 'phones, requests and answers lost on the way',
        value: net.lost,
        unit: '',
        // A short run may have none.
        target: { least: Math.floor(done / 2_000) },
      },
      { what: 'phones, until all show one list', value: took / 1_000, unit: 's', target: { most: 30 } },
      {
        what: 'phones, places that the service has otherwise than they show',
        value: unlike(reports[0]?.shown ?? []),
        unit: '',
        target: NONE,
      },
      {
        what: 'phones, places that it has otherwise than was done there last',
        value: unlike(lastDone.values()),
        unit: '',
        target: NONE,
      },
    ];
  } finally {
    for (const phone of phones) phone.close();
    net.close();
    await instance.kill();
    await engine.close();
  }
}

export const run = (): Promise<Measured[]> => workOnSite(2_000, 20);

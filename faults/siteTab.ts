import { setTimeout as delay } from 'node:timers/promises';
import { mergeSite, type SiteEntry, type SiteValue, siteKey, siteRecord } from '@lumitor/domain/order/site';
import { becomeBrowser, goOnline } from './browserTab.ts';
import type { TabCommand } from './tab.ts';

export interface PhoneReport {
  done: number;
  /** Replaced entries are not sent. */
  acknowledged: number;
  waiting: number;
  last: SiteEntry[];
  shown: SiteEntry[];
}

const [url = '', order = '', ahead = '0'] = process.argv.slice(2);
const LINES = 30;

const now = Date.now;
Date.now = () => now() + Number(ahead);

const acknowledged = new Set<string>();
becomeBrowser(url, async ({ method, body }, answer) => {
  if (method !== 'POST' || !answer.ok) return;
  for (const { key, at } of JSON.parse(String(body)).entries) acknowledged.add(`${key} ${at}`);
});
const { OpenSite, shownSite } = await import('../packages/web/download/mounting/openSite.ts');

const site = new OpenSite(order);
site.follow();
let done = 0;
let last = siteRecord([]);
let isWorking = true;

function note(key: string, value: SiteValue): void {
  site.note(key, value);
  done += 1;
  const entry = site.store.getState().waiting.get(key);
  if (entry) last = mergeSite(last, [entry]);
}

async function work(): Promise<void> {
  while (isWorking) {
    await delay(Math.random() * 30);
    const chance = Math.random();
    const line = Math.ceil(Math.random() * LINES);
    if (chance < 0.1) goOnline(Math.random() < 0.4);
    else if (chance < 0.8) note(siteKey('tick', `L${line}`), Math.random() < 0.7);
    else note(siteKey('volts', `Z${line}`), 40 + line / 10);
  }
}
void work();

process.on('message', (reported: TabCommand) => {
  if (reported === 'settle') {
    isWorking = false;
    goOnline();
  }
  const state = site.store.getState();
  const shown = [...shownSite(state).values()].sort((one, other) => (one.key < other.key ? -1 : 1));
  const report: PhoneReport = {
    done,
    acknowledged: acknowledged.size,
    waiting: state.waiting.size,
    last: [...last.values()],
    shown,
  };
  process.send?.(report);
});
process.on('disconnect', () => process.exit());
process.send?.('open');

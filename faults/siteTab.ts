import { setTimeout as delay } from 'node:timers/promises';
import { type SiteEntry, siteKey } from '@lumitor/domain/order/site';
import { becomeBrowser, goOnline } from './browserTab.ts';
import type { Told } from './tab.ts';

/** How a phone stands. */
export interface PhoneReport {
  done: number;
  waiting: number;
  /** What it shows, by key. */
  shown: SiteEntry[];
}

const [url = '', order = '', ahead = '0'] = process.argv.slice(2);
const LINES = 30;

// No two phones have one clock.
const now = Date.now;
Date.now = () => now() + Number(ahead);

becomeBrowser(url, async () => {});
const { OpenSite, shownSite } = await import('../packages/web/download/mounting/openSite.ts');

const site = new OpenSite(order);
site.follow();
let done = 0;
let isWorking = true;

/** Somebody ticks, measures and takes back, with a network now and then. */
async function work(): Promise<void> {
  while (isWorking) {
    await delay(Math.random() * 30);
    const chance = Math.random();
    const line = Math.ceil(Math.random() * LINES);
    if (chance < 0.1) goOnline(Math.random() < 0.4);
    else if (chance < 0.8) site.note(siteKey('tick', `L${line}`), Math.random() < 0.7);
    else site.note(siteKey('volts', `Z${line}`), 40 + line / 10);
    if (chance >= 0.1) done += 1;
  }
}
void work();

process.on('message', (told: Told) => {
  if (told === 'settle') {
    isWorking = false;
    goOnline();
  }
  const state = site.store.getState();
  const shown = [...shownSite(state).values()].sort((one, other) => (one.key < other.key ? -1 : 1));
  const report: PhoneReport = { done, waiting: state.waiting.size, shown };
  process.send?.(report);
});
process.on('disconnect', () => process.exit());
process.send?.('open');

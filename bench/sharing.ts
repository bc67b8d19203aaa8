import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { storedPlan } from '@lumitor/domain/plan/storedPlan';
import { LINK_HEADER } from '@lumitor/domain/sharing/linkHeader';
import type { SharedLinks } from '@lumitor/domain/sharing/sharedProject';
import type { Ms } from '@lumitor/domain/units';
import type { Browser, Page } from '@playwright/test';
import { openPage, withBrowser } from './browser.ts';
import { type Measured, median, percentile } from './measured.ts';
import { memory, type Service, withService } from './service.ts';
import { CLIENT_HEADER, Visitor } from './visitors.ts';

const TIMES = 15;
const WATCHERS = 1_000;
const CHANGES = 5;

async function share(visitor: Visitor) {
  const send = async (path: string, requested: Parameters<Visitor['send']>[1]) =>
    JSON.parse((await visitor.send(path, requested)).body.toString());
  const identity = { 'accept-encoding': 'identity' };
  const body = { isMicro: false, plan: storedPlan(EMPTY_PLAN) };
  const links: SharedLinks = await send('/api/projects', { method: 'POST', body, headers: identity });
  const { id } = await send('/api/projects/opened', { headers: { ...identity, [LINK_HEADER]: links.own } });
  return { links, id: String(id) };
}

declare global {
  interface Window {
    sentAt: Ms;
    shownAt: Ms;
  }
}

function noteChanges() {
  const now = () => performance.timeOrigin + performance.now();
  const { fetch: send } = window;
  window.sentAt = 0;
  window.shownAt = 0;
  window.fetch = (path, options) => {
    if (options?.method === 'POST' && String(path).endsWith('/api/projects/opened')) window.sentAt = now();
    return send(path, options);
  };
  const watch = () => {
    const drawn = () => document.querySelector('[role="application"]')?.innerHTML;
    let before = drawn();
    new MutationObserver(() => {
      if (drawn() === before) return;
      before = drawn();
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.shownAt = now();
        }),
      );
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
  };
  addEventListener('DOMContentLoaded', watch);
}

async function openShared(browser: Browser, { url }: Service, link: string): Promise<Page> {
  const page = await openPage(browser, url);
  await page.addInitScript(noteChanges);
  await page.goto(`/projekt#${link}`);
  await page.getByRole('application').waitFor();
  return page;
}

const reach = (service: Service): Promise<Ms[]> =>
  withBrowser(async (browser) => {
    const { links } = await share(new Visitor(service.url, 1));
    const working = await openShared(browser, service, links.work);
    const seeing = await openShared(browser, service, links.see);
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const before = await working.evaluate(() => window.sentAt);
      await working.getByRole('application').press('Enter');
      await working.waitForFunction((at) => window.sentAt > at, before);
      const sentAt = await working.evaluate(() => window.sentAt);
      await seeing.waitForFunction((at) => window.shownAt > at, sentAt);
      times.push((await seeing.evaluate(() => window.shownAt)) - sentAt);
    }
    return times;
  });

async function watch(service: Service): Promise<Measured[]> {
  const author = new Visitor(service.url, WATCHERS);
  const { links, id } = await share(author);
  let heard = 0;
  const hear = () => {
    heard += 1;
  };
  const watchers = Array.from({ length: WATCHERS }, (_, number) => new Visitor(service.url, number));
  for (const watcher of watchers) await watcher.listen(hear, () => {}, { project: id });
  const times: number[] = [];
  for (let base = 1; base <= CHANGES; base += 1) {
    heard = 0;
    const began = performance.now();
    const plan = storedPlan({ ...EMPTY_PLAN, name: String(base) });
    const headers = { [LINK_HEADER]: links.work };
    await author.send('/api/projects/opened', {
      method: 'POST',
      body: { id: randomUUID(), base, plan, by: '' },
      headers,
    });
    while (heard < WATCHERS && performance.now() - began < 10_000) await delay(5);
    if (heard < WATCHERS) throw new Error(`${heard} of ${WATCHERS} pages received the change.`);
    times.push(performance.now() - began);
  }
  await delay(3_000);
  const rss = memory(service.pid, 'Rss');
  for (const watcher of [...watchers, author]) watcher.leave();
  return [
    { what: `${WATCHERS} pages hear of a change after`, value: median(times), unit: 'ms' },
    {
      what: `memory with ${WATCHERS} pages that follow (RSS)`,
      value: rss,
      unit: 'MB',
      target: { most: 150 },
    },
  ];
}

/** Delay of a shared change, and cost of many viewers (D71). */
export async function measure(): Promise<Measured[]> {
  const times = await withService(reach);
  const watched = await withService(watch, undefined, { CLIENT_IP_HEADER: CLIENT_HEADER });
  return [
    {
      what: 'from sent to the other screen, median',
      value: median(times),
      unit: 'ms',
      target: { most: 150 },
    },
    { what: 'from sent to the other screen, p90', value: percentile(times, 0.9), unit: 'ms' },
    ...watched,
  ];
}

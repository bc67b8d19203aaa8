import type { Ms } from '@lumitor/domain/units';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Time on the page's clock. */
    firstRowsAt: Promise<Ms>;
    nextRows: Promise<Ms>;
  }
}

/** A message posted in a frame callback arrives after the paint. */
function watchFirstRows() {
  window.firstRowsAt = new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector('tbody tr th a')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
  });
}

export async function firstRowsAfterData(page: Page, path: string, data: string): Promise<Ms> {
  await page.addInitScript(watchFirstRows);
  await page.goto(path);
  return page.evaluate(async (address) => {
    const shownAt = await window.firstRowsAt;
    const parts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname === address) as PerformanceResourceTiming[];
    if (parts.length === 0) throw new Error(`No request to ${address}`);
    return shownAt - Math.max(...parts.map(({ responseEnd }) => responseEnd));
  }, data);
}

function watchNextRows(event: string) {
  const firstRow = () => document.querySelector('tbody tr th')?.textContent;
  const before = firstRow();
  let began: number | null = null;
  window.addEventListener(
    event,
    ({ timeStamp }) => {
      began = timeStamp;
    },
    { capture: true, once: true },
  );
  window.nextRows = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`The first row is still ${before}`)), 10_000);
    const observer = new MutationObserver(() => {
      if (began === null || firstRow() === before) return;
      const from = began;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - from);
        port2.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  });
}

export async function nextRowsAfter(
  page: Page,
  event: 'click' | 'input',
  act: () => Promise<void>,
): Promise<Ms> {
  await page.evaluate(watchNextRows, event);
  await act();
  return page.evaluate(() => window.nextRows);
}

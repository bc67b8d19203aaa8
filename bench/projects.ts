import { newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import type { Page } from '@playwright/test';
import { initialState } from '../packages/web/visitor/configuratorStore.ts';
import { summaryOf } from '../packages/web/visitor/projectSummary.ts';
import { toStored } from '../packages/web/visitor/storedState.ts';
import { openPage, withBrowser } from './browser.ts';
import { straightLayout } from './layouts.ts';
import { type Measured, median } from './measured.ts';
import { fetchCatalogue, withService } from './service.ts';
import { choicesFrom, continueWith } from './startedWork.ts';

const COUNT = 500;
const STEPS = 40;
const TIMES = 10;

const putProjects = (page: Page, raw: string, reported: object) =>
  page.evaluate(
    ({ work, summary, count }) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('lumitor.projects', 1);
        opening.onerror = fail;
        opening.onupgradeneeded = fail;
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['summaries', 'works'], 'readwrite');
          for (let index = 0; index < count; index++) {
            const id = `bench-${index}`;
            const more = { id, name: `Projekt ${index}`, total: null, edited: index, binned: null };
            transaction.objectStore('summaries').put({ ...summary, ...more });
            transaction.objectStore('works').put(work, id);
          }
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    { work: raw, summary: reported, count: COUNT },
  );

const paintedAfter = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const began = performance.now();
        const look = () =>
          document.querySelector('main li')
            ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
            : requestAnimationFrame(look);
        document.querySelector<HTMLElement>('[aria-label="Moje projekty"]')?.click();
        look();
      }),
  );

/** List of 500 projects (D70). */
export const measure = (): Promise<Measured[]> =>
  withService((service) =>
    withBrowser(async (browser) => {
      const page = await openPage(browser, service.url);
      const catalogue = await fetchCatalogue(service);
      const layout = straightLayout(STEPS);
      const choices = choicesFrom(catalogue);
      await continueWith(page, layout, choices);
      await paintedAfter(page);
      // Opening a missing database would create it without its stores.
      await page.getByText('Projekt bez nazwy').waitFor();
      const history = newHistory({ ...EMPTY_PLAN, layout, choices });
      const raw = JSON.stringify(toStored({ ...initialState(), history }, false));
      await putProjects(page, raw, summaryOf(raw) ?? {});
      const times: number[] = [];
      for (let time = 0; time < TIMES; time++) {
        await page.goBack();
        await page.getByRole('application').waitFor();
        times.push(await paintedAfter(page));
      }
      return [
        {
          what: `list of ${COUNT} projects, painted (median)`,
          value: median(times),
          unit: 'ms',
          target: { most: 100 },
        },
      ];
    }),
  );

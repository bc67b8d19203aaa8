import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Configurator } from './configurator.ts';
import { expect } from './test.ts';

export interface Place {
  x: number;
  y: number;
}

export const middleOf = async (element: Locator, what: string): Promise<Place> => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${what} is not on screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** The middle of the plus, which stands on the active end: the only point of the drawing that has a name. */
export const activeEnd = ({ plus }: Configurator): Promise<Place> =>
  middleOf(plus, 'The plus of the active end');

export const dimension = (page: Page, length: number): Locator =>
  page.locator('svg').getByText(String(length), { exact: true });

/**
 * What is read off the screen once the view is at rest: it follows what is drawn and how much room the panels leave, a
 * frame later, and a place that is read meanwhile denotes another one then.
 */
export async function atRest<Read>(page: Page, read: () => Promise<Read>): Promise<Read> {
  let now = await read();
  await expect
    .poll(async () => {
      const before = now;
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      now = await read();
      return JSON.stringify(now) === JSON.stringify(before);
    })
    .toBe(true);
  return now;
}

/** Pixels to the centimetre, as the middle of a first rail and its right end show them. */
export async function scaleOf(it: Configurator, page: Page, length: number): Promise<number> {
  await expect(it.described).toContainText(/\d szyn/);
  const { middle, end } = await atRest(page, async () => ({
    middle: (await middleOf(dimension(page, length), 'The length of the first rail')).x,
    end: (await activeEnd(it)).x,
  }));
  return (end - middle) / (length / 2);
}

/** How far the run of the last edit was moved, in centimetres of the plan, as the browser stores it. */
export const lastMove = (page: Page): Promise<Place | undefined> =>
  page.evaluate(() => {
    const { history } = JSON.parse(localStorage.getItem('configurator') ?? '{}');
    return history?.edits[history.index - 1]?.by;
  });

/** Fingers on the screen, as the browser gets them from it. */
export async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...points: [number, number][]
) {
  await session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map(([x, y], id) => ({ x, y, id })),
  });
}

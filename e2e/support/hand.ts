import type { Cm, Px } from '@lumitor/domain/units';
import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Configurator } from './configurator.ts';
import { expect } from './test.ts';

export interface ScreenPosition {
  x: Px;
  y: Px;
}

export const middleOf = async (element: Locator, what: string): Promise<ScreenPosition> => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${what} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** The plus: the only named point of the drawing. */
export const activeEnd = ({ plus }: Configurator): Promise<ScreenPosition> =>
  middleOf(plus, 'The plus of the active end');

export const dimension = (page: Page, length: Cm): Locator =>
  page.locator('svg').getByText(String(length), { exact: true });

/** The view follows the drawing and the panels a frame later. */
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

/** Pixels per cm, from the centre of a first rail and its right end. */
export async function scaleOf(it: Configurator, page: Page, length: Cm): Promise<number> {
  await expect(it.described).toContainText(/\d szyn/);
  const { middle, end } = await atRest(page, async () => ({
    middle: (await middleOf(dimension(page, length), 'The length of the first rail')).x,
    end: (await activeEnd(it)).x,
  }));
  return (end - middle) / (length / 2);
}

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

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

/** Pixels to the centimetre, as the middle of a first rail and its right end show them once the view is at rest. */
export async function scaleOf(it: Configurator, page: Page, length: number): Promise<number> {
  await expect(it.described).toContainText(/\d krok/);
  const read = async () => ({
    middle: (await middleOf(dimension(page, length), 'The length of the first rail')).x,
    end: (await activeEnd(it)).x,
  });
  let now = await read();
  // The view follows what is drawn: what is read while it moves denotes another place a moment later.
  await expect
    .poll(async () => {
      const before = now;
      now = await read();
      return now.middle === before.middle && now.end === before.end;
    })
    .toBe(true);
  return (now.end - now.middle) / (length / 2);
}

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

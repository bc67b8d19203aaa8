import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** axe finds nothing on what is shown, in either theme; `screen` names it in the failure. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // The pages have no frames, so that results need no page of their own to be put together in.
  const axe = () => new AxeBuilder({ page }).setLegacyMode();
  await expectNone(page, axe().options({ resultTypes: ['violations'] }), `${screen}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  // All else is the same in both themes.
  await expectNone(page, axe().withRules(['color-contrast', 'link-in-text-block']), `${screen}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Colours that are on their way to others are not measured. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const onTheirWay = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(onTheirWay.map(({ finished }) => finished));
  });

async function expectNone(page: Page, axe: AxeBuilder, where: string): Promise<void> {
  await settled(page);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(found, where).toEqual([]);
}

/** Nothing lies beyond the right edge of a narrow window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 400, height: 800 });
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
}

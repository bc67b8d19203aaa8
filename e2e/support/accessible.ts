import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** All other rules find the same in both themes. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Stands for the source of axe on a page that has it: to hand it over takes as long as to run many a rule. */
const ALREADY_THERE = ';';

/** axe finds nothing on what is shown, in either theme; `screen` names it in the failure. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // What passes is not told: to put that together takes half the time.
  const options = { resultTypes: ['violations' as const] };
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = isThere ? { page, axeSource: ALREADY_THERE } : { page };
  await expectNone(page, new AxeBuilder(builder).options(options), `${screen}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  const axe = new AxeBuilder({ page, axeSource: ALREADY_THERE });
  await expectNone(page, axe.options(options).withRules(RULES_OF_COLOURS), `${screen}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Waits until every colour belongs to the theme in force. Style sheets follow it at once; the administration's
 * components, with them the ground of its body, follow with their next render. Transitions of colours end here too.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [root, body] = [document.documentElement, document.body].map(
      (element) => getComputedStyle(element).backgroundColor,
    );
    return body === 'rgba(0, 0, 0, 0)' || body === root;
  });
  await page.evaluate(async () => {
    const onTheirWay = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(onTheirWay.map(({ finished }) => finished));
  });
}

async function expectNone(page: Page, axe: AxeBuilder, where: string): Promise<void> {
  await settled(page);
  // The pages have no frames, so that results need no page of their own to be put together in.
  const { violations } = await axe.setLegacyMode().analyze();
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

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** All other rules give equal results in both themes. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Sending the source of axe is slow. */
const ALREADY_THERE = ';';

export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // Reporting passed rules takes half the time.
  const options = { resultTypes: ['violations' as const] };
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = isThere ? { page, axeSource: ALREADY_THERE } : { page };
  await expectNone(page, new AxeBuilder(builder).options(options), `${screen}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  const axe = new AxeBuilder({ page, axeSource: ALREADY_THERE });
  await expectNone(page, axe.options(options).withRules(RULES_OF_COLOURS), `${screen}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Colours of the administration switch with its next render. */
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
  // Legacy mode: pages without frames need no extra page for results.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(found, where).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 400, height: 800 });
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
}

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** axe finds nothing on what is shown; `screen` names it in the failure. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // The pages have no frames, so that results need no page of their own to be put together in.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(found, screen).toEqual([]);
}

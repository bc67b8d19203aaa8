import type { Locator, Page } from '@playwright/test';
import { configurator } from './support/configurator.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Visible controls and words in the window; elements for screen readers are 1 px wide. */
const countsOf = (page: Page) =>
  page.evaluate(() => {
    const isSeen = ({ left, top, width, height }: DOMRect) =>
      width > 1 && height > 1 && top < innerHeight && left < innerWidth && top + height > 0;
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const controls = [
      ...document.querySelectorAll(
        'a[href], button, select, textarea, input:not([type=radio]), label:has(input[type=radio])',
      ),
    ].filter((one) => isShown(one) && isSeen(one.getBoundingClientRect()));
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement;
      if (!around || around.closest('option, script, style') || !isShown(around)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (!isSeen(range.getBoundingClientRect()) || !isSeen(around.getBoundingClientRect())) continue;
      words.push(...(node.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)));
    }
    for (const select of document.querySelectorAll('select'))
      if (isSeen(select.getBoundingClientRect()))
        words.push(...(select.selectedOptions[0]?.label ?? '').split(/\s+/).filter(Boolean));
    return { controls: controls.length, words: words.length };
  });

test('The first drawing screen has at most 32 controls and 70 words', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [language, place] of [
      ['pl', 'Wstaw'],
      ['en', 'Insert'],
    ] as const) {
      await page.goto(`/standard?lang=${language}`);
      await expect(page.getByRole('button', { name: place, exact: true })).toBeVisible();
      const { controls, words } = await countsOf(page);
      expect.soft(controls, `${language}, ${width} px`).toBeLessThanOrEqual(32);
      expect.soft(words, `${language}, ${width} px`).toBeLessThanOrEqual(70);
    }
  }
});

test('One rail with four spots and a supply is ordered with five clicks and a name', async ({ page }) => {
  await page.goto('/');
  let clicks = 0;
  const click = async (on: Locator) => {
    await on.click();
    clicks += 1;
  };
  await click(page.getByRole('button', { name: 'Projektuj w STANDARD' }));
  const it = configurator(page);
  const starts = page.getByRole('region', { name: 'Zacznij od' });
  const price = (await starts.getByText(/zł/).first().innerText()).trim();
  await click(starts.getByRole('button', { name: 'Wstaw' }));
  await expect(it.drawing).toBeFocused();
  // The card promised this price.
  await expect(it.total('brutto')).toHaveText(price);
  await expect(it.line('Reflektor Nero 12 W')).toContainText('4 ×');
  await expect(it.line('Zasilacz 60 W')).toContainText('1 ×');

  await click(it.summaryButton);
  await page.getByRole('textbox', { name: 'Nazwa projektu' }).fill(unique('Jedna szyna'));
  await click(page.getByRole('button', { name: 'Zapisz zamówienie' }));
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^Zapisz/ });
  const saved = page.getByRole('heading', { name: 'Zamówienie zapisane' });
  await expect(confirm.or(saved).first()).toBeVisible();
  if (await confirm.isVisible()) await click(confirm);
  await expect(saved).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(5);
});

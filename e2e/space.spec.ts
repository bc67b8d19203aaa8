import type { Locator, Page } from '@playwright/test';
import { configurator, openLine } from './support/configurator.ts';
import { atRest, dimension, middleOf } from './support/hand.ts';
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

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`The first drawing screen has at most 32 controls and 70 words, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [language, place] of [
      ['pl', 'Wstaw'],
      ['en', 'Insert'],
    ] as const) {
      await page.goto(`/standard?lang=${language}`);
      await expect(page.getByRole('button', { name: place, exact: true })).toBeVisible();
      const { controls, words } = await countsOf(page);
      expect.soft(controls, language).toBeLessThanOrEqual(32);
      expect.soft(words, language).toBeLessThanOrEqual(70);
    }
  });

test('The empty drawing has no commands for rails; they appear with a rail, and undo restores the starts', async ({
  page,
}) => {
  await page.goto('/standard');
  const it = configurator(page);
  const starts = page.getByRole('region', { name: 'Zacznij od' });
  await expect(starts.getByRole('button', { name: 'Wstaw' })).toBeFocused();
  const needsRail = [
    it.bill,
    it.nextStep,
    it.undo,
    it.plus,
    it.tools.getByRole('button', { name: 'Pokaż całość' }),
    it.tools.getByRole('button', { name: 'Więcej narzędzi' }),
    page.getByText('Instalacja', { exact: true }),
  ];
  for (const one of needsRail) await expect(one).toBeHidden();
  for (const name of ['Oprawy', 'Zasilanie', 'Zapis'])
    await expect(it.stages.getByRole('button', { name })).toHaveAttribute(
      'data-tooltip',
      'Po dodaniu pierwszej szyny',
    );
  await page.keyboard.press('2');
  await expect(starts).toBeHidden();
  await expect(it.drawing).toBeFocused();
  await it.addRail({ length: 200 });
  for (const one of needsRail) await expect(one).toBeVisible();
  await expect(page.getByText('Światło', { exact: true })).toBeHidden();
  await it.undo.click();
  await expect(starts).toBeVisible();
  await it.redo.click();
  await expect(starts).toBeHidden();
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
  // The card promised this price; the whole start is one undo step.
  await expect(it.total('brutto')).toHaveText(price);
  await expect(it.line('Reflektor Nero 12 W')).toContainText('4 ×');
  await expect(it.line('Zasilacz 60 W')).toContainText('1 ×');
  await it.undo.click();
  await expect(starts).toBeVisible();
  await expect(it.undo).toHaveAccessibleDescription('Nie ma czego cofać');
  await it.redo.click();

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

test('The start layout follows the colour and the rail type', async ({ page }) => {
  await page.goto('/standard');
  const it = configurator(page);
  const starts = page.getByRole('region', { name: 'Zacznij od' });
  const price = starts.getByText(/zł/).first();
  const before = await price.innerText();
  await page.getByRole('radio', { name: 'Szyna zwieszana' }).check();
  await expect(price).not.toHaveText(before);
  await page.getByRole('radio', { name: 'Biały' }).check();
  const white = await price.innerText();
  await starts.getByRole('button', { name: 'Wstaw' }).click();
  await expect(it.total('brutto')).toHaveText(white);
  await expect(it.line('ON0114')).toContainText('4 ×');
});

const drawingShare = (page: Page) =>
  page.evaluate(() => {
    const boxesOf = (...labels: string[]) =>
      labels.flatMap((label) =>
        [...document.querySelectorAll(`[aria-label="${label}"]`)].map((one) => one.getBoundingClientRect()),
      );
    const left = Math.max(0, ...boxesOf('Wybór').map(({ right }) => right));
    const column = [...document.querySelectorAll('section')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ left: x, width }) => x > innerWidth / 2 && width > 200 && width < 300)
      .map(({ left: x }) => x);
    const right = Math.min(innerWidth, ...column);
    const top = Math.max(
      document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
      ...boxesOf('Odczyty światła', 'Spadek napięcia').map(({ bottom }) => bottom),
    );
    const dock = document.querySelector('[aria-label="Narzędzia rysunku"]')?.parentElement;
    const bottom = dock?.getBoundingClientRect().top ?? innerHeight;
    return { width: (right - left) / innerWidth, height: (bottom - top) / innerHeight };
  });

const overlapsIn = (dock: Locator) =>
  dock.evaluate((element) => {
    const parts = [
      ...element.querySelectorAll('button, select, [role=meter], [role=group], [role=img], fieldset'),
    ]
      .filter((one) => one.checkVisibility() && !one.parentElement?.closest('button, fieldset'))
      .map((one) => ({ name: one.ariaLabel ?? one.textContent ?? '', box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1);
    return parts.flatMap((a, at) =>
      parts
        .slice(at + 1)
        .filter(
          ({ box: b }) =>
            Math.min(a.box.right, b.right) - Math.max(a.box.left, b.left) > 1 &&
            Math.min(a.box.bottom, b.bottom) - Math.max(a.box.top, b.top) > 1,
        )
        .map((b) => `${a.name} / ${b.name}`),
    );
  });

const SIZES = [
  { width: 1440, height: 900, across: 0.6, down: 0.7 },
  { width: 1024, height: 768, across: 0.5, down: 0.6 },
];

test('The drawing has the same share and position in every mode with a selection, and docks have one line', async ({
  page,
}) => {
  const it = await openLine(page);
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  await page.getByRole('button', { name: 'Wstaw pokój' }).click();
  await it.openStage('Szyny');
  await it.addRail({ length: 300 });
  await it.openStage('Oprawy');
  await it.expected('Reflektor Nero 12 W', 4);
  const readings = page.getByRole('region', { name: 'Odczyty światła' });
  const mode = (name: string) => page.getByText(name, { exact: true }).click();
  const openPanel = async (stage: string) => {
    const button = it.stages.getByRole('button', { name: stage });
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.press('Enter');
  };
  const selects: readonly [string, () => Promise<void>][] = [
    [
      'a luminaire on the plan',
      async () => {
        await mode('2D');
        await openPanel('Oprawy');
        await it.drawing.press('Escape');
        const before = await atRest(page, () => middleOf(dimension(page, 300), 'The rail'));
        await it.drawing.press(']');
        expect(await atRest(page, () => middleOf(dimension(page, 300), 'The rail'))).toEqual(before);
        await expect(page.getByRole('region', { name: 'Zaznaczona oprawa' })).toBeVisible();
      },
    ],
    [
      'a luminaire in light',
      async () => {
        await mode('Światło');
        await expect(readings.getByText(/^Ē /)).toBeVisible();
      },
    ],
    [
      'a rail in the installation',
      async () => {
        await openPanel('Szyny');
        await it.steps.first().click();
        await mode('Instalacja');
        await expect(page.getByRole('region', { name: 'Spadek napięcia' })).toBeVisible();
      },
    ],
  ];
  for (const { width, height, across, down } of SIZES) {
    await page.setViewportSize({ width, height });
    for (const [name, select] of selects) {
      await select();
      const share = await drawingShare(page);
      const at = `${name}, ${width} × ${height}`;
      expect.soft(share.width, at).toBeGreaterThanOrEqual(across);
      expect.soft(share.height, at).toBeGreaterThanOrEqual(down);
      expect.soft(await overlapsIn(it.tools), at).toEqual([]);
      if (await readings.isVisible()) {
        expect.soft(await overlapsIn(readings), at).toEqual([]);
        expect.soft((await readings.boundingBox())?.height, at).toBe(48);
      }
    }
  }
});

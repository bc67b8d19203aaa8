import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export type LineName = 'STANDARD' | 'MICRO11';

/** @param start address of the start dialog, if under test */
export async function openLine(page: Page, line: LineName = 'STANDARD', start?: string) {
  await page.goto(start ?? (line === 'STANDARD' ? '/standard' : '/micro'));
  if (start) await page.getByRole('button', { name: `Projektuj w ${line}` }).click();
  const opened = configurator(page);
  await expect(opened.drawing).toBeVisible();
  await leaveBillUnfolded(page);
  await drawByHand(page);
  return opened;
}

/** A selection folds the bill, which hides the price. */
const leaveBillUnfolded = (page: Page) =>
  page.addLocatorHandler(
    page
      .getByRole('region', { name: 'Zestawienie', exact: true })
      .getByRole('button', { name: 'Pokaż zestawienie' }),
    (button) => button.click(),
  );

const emptyStart = (within: Page | FrameLocator) =>
  within.getByRole('region', { name: 'Zacznij od' }).getByRole('button', { name: 'Pusty rysunek' });

/** Closes the starts if open; a narrow screen closes them when a length is typed. */
async function drawByHand(page: Page | FrameLocator) {
  const { drawing, length, nextStep } = configurator(page);
  const starts = page.getByRole('region', { name: 'Zacznij od' });
  await expect(nextStep.or(starts).first()).toBeVisible();
  if (await nextStep.isVisible()) return;
  if (await emptyStart(page).isVisible()) await emptyStart(page).click();
  else {
    await drawing.press('1');
    await length.fill('100');
  }
  await expect(nextStep).toBeVisible();
}

async function changeLine(page: Page, line: LineName) {
  if ((page.viewportSize()?.width ?? 0) > 640)
    return page.getByRole('link', { name: `${line}. Zmień linię produktów` }).click();
  await page.getByRole('button', { name: 'Kontakt i informacje' }).click();
  await page
    .getByRole('dialog', { name: 'Kontakt i informacje' })
    .getByRole('button', { name: 'Zmień linię produktów' })
    .click();
}

export async function startOver(page: Page, line: LineName = 'STANDARD') {
  await changeLine(page, line);
  await page.getByRole('button', { name: new RegExp(`^(Projektuj w|Zacznij od nowa) ${line}$`) }).click();
  const started = configurator(page);
  await expect(started.described).toContainText('Nic jeszcze nie narysowano');
  await drawByHand(page);
  return started;
}

/**
 * Polish names.
 * @param page or its frame
 */
export function configurator(page: Page | FrameLocator) {
  const nextStep = page.getByRole('form', { name: /^(Pierwsza|Następna) szyna$/ });
  const bill = page.getByRole('region', { name: 'Zestawienie', exact: true });
  const tools = page.getByRole('region', { name: 'Narzędzia rysunku' });
  const length = nextStep.getByRole('textbox', { name: 'Długość w cm' });

  return {
    drawing: page.getByRole('application', { name: 'Rysunek układu' }),
    described: page.getByRole('status').filter({ hasText: /cm\. |Nic jeszcze nie|Żaden koniec/ }),
    nextStep,
    length,
    bill,
    tools,
    stages: page.getByRole('navigation', { name: 'Etapy' }),
    steps: page.getByRole('button', { name: /^\d+ .* cm$/ }),
    undo: tools.getByRole('button', { name: /^Cofnij/ }),
    redo: tools.getByRole('button', { name: /^Ponów/ }),
    scale: tools.getByRole('button', { name: /^Skala/ }),
    plus: page.getByRole('button', { name: 'Dodaj szynę na aktywnym końcu' }),
    totalBar: page.getByRole('button', { name: /(Pokaż|Zwiń) zestawienie$/ }),
    summaryButton: bill.getByRole('button', { name: 'Podsumowanie i zapis' }),

    async tool(name: string) {
      await expect(tools).toBeVisible();
      const menu = tools.getByRole('button', { name: 'Więcej narzędzi' });
      if ((await menu.isVisible()) && (await menu.getAttribute('aria-expanded')) === 'false')
        await menu.click();
      return tools.getByRole('button', { name, exact: true });
    },

    async addRail(rail: { length?: number; course?: string; tee?: boolean } = {}) {
      await drawByHand(page);
      if (rail.length) await length.fill(String(rail.length));
      // A narrow dock has the courses in a menu.
      const menu = nextStep.getByRole('button', { name: /^Przebieg:/ });
      await expect(menu.or(nextStep.getByRole('group', { name: 'Przebieg' })).first()).toBeVisible();
      if ((rail.course || rail.tee) && (await menu.isVisible())) await menu.click();
      if (rail.course) await nextStep.getByRole('button', { name: rail.course }).click();
      if (rail.tee) await nextStep.getByRole('button', { name: /^Trójnik/ }).click();
      await nextStep.getByRole('button', { name: 'Dodaj szynę' }).click();
    },

    async openStage(name: 'Szyny' | 'Oprawy' | 'Zasilanie' | 'Akcesoria') {
      if (name === 'Akcesoria') return bill.getByRole('button', { name: 'Dodaj akcesoria' }).click();
      await this.stages.getByRole('button', { name }).click();
    },

    async expected(title: string, quantity: number) {
      const pieces = page.getByRole('textbox', { name: `Liczba sztuk: ${title}`, exact: true });
      await pieces.fill(String(quantity));
      await pieces.press('Enter');
    },

    line: (words: string): Locator =>
      bill
        .getByRole('region', { name: 'Pozycje zestawienia' })
        .getByRole('listitem')
        .filter({ hasText: words }),

    total: (name: string): Locator => amountNextTo(bill, name),
  };
}

export type Configurator = ReturnType<typeof configurator>;

export const amountNextTo = (within: Page | Locator, term: string): Locator =>
  within
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd');

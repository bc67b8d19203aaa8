import { layoutOf, type Run } from '@lumitor/domain/testing/sampleLayouts';
import type { Cm } from '@lumitor/domain/units';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogueOfPlans, mount, openWork, painted, type Work } from '../../testing/mount.tsx';
import type { ScreenPosition } from '../../testing/pointer.ts';
import { closeStarts } from '../../visitor/starts.ts';
import Configurator from '../Configurator.tsx';
import { loadWork } from '../inWork.ts';

export const PHONE = { width: 390, height: 844 };

interface Opened extends Work {
  width?: number;
  height?: number;
  hasStarts?: boolean;
}

const runsOf = (...runs: Run[]) => ({ plan: { layout: layoutOf(...runs) } });

/** Three rails: 200 cm, 130 cm straight on, 100 cm round a corner to the right. */
export const THREE = runsOf([200], [130], [100, 'right']);

/** The configurator on the sample catalogue, in English. */
export async function openEditor({ width = 1440, height = 900, hasStarts = false, ...work }: Opened = {}) {
  await page.viewport(width, height);
  await openWork({ catalogue: catalogueOfPlans, ...work });
  if (!hasStarts) closeStarts();
  const screen = await mount(
    <main>
      <Configurator line="standard" isSummary={false} />
    </main>,
  );
  await Promise.all([import('../watches.ts'), loadWork()]);
  await painted();
  const drawing = screen.getByRole('application');
  const tools = screen.getByRole('region', { name: 'Drawing tools' });
  const bill = screen.getByRole('region', { name: 'Bill', exact: true });
  const next = screen.getByRole('form', { name: /^(First|Next) rail$/ });
  const length = next.getByRole('textbox', { name: 'Length in cm' });
  await expect.element(drawing).toBeVisible();
  return {
    screen,
    drawing,
    tools,
    bill,
    next,
    length,
    described: screen.getByRole('status').filter({ hasText: / m\.|Nothing is drawn yet/ }),
    stages: screen.getByRole('navigation', { name: 'Steps' }),
    steps: screen.getByRole('button', { name: /^\d+ ?\D.* cm$/ }),
    openEnds: screen.getByRole('button', { name: /^Rail \d+, facing/ }),
    undo: tools.getByRole('button', { name: /^Undo/ }),
    redo: tools.getByRole('button', { name: /^Redo/ }),
    scale: tools.getByRole('button', { name: /^Scale/ }),
    plus: screen.getByRole('button', { name: 'Add a rail at the active end' }),
    button: (name: string | RegExp) => screen.getByRole('button', { name, exact: true }),
    card: (number: number) => screen.getByRole('form', { name: `Edit rail ${number}`, exact: true }),
    /** Label on the drawing. */
    label: (text: string | number) => drawing.getByText(String(text), { exact: true }),
    line: (words: string) => bill.getByRole('listitem').filter({ hasText: words }),

    /** A narrow dock has its tools in a menu. */
    async tool(name: string) {
      await expect.element(tools).toBeVisible();
      const menu = tools.getByRole('button', { name: 'More tools' });
      const isFolded = menu.elements()[0]?.getAttribute('aria-expanded') === 'false';
      if (isFolded) await menu.click();
      return tools.getByRole('button', { name, exact: true });
    },

    async openStage(name: string) {
      const stage = screen.getByRole('navigation').getByRole('button', { name });
      if (stage.element().getAttribute('aria-expanded') !== 'true') await stage.click();
    },

    async press(...keys: string[]) {
      (drawing.element() as HTMLElement).focus({ preventScroll: true });
      for (const key of keys) await userEvent.keyboard(key);
    },

    async addRail({ length: typed, course, tee }: { length?: Cm; course?: string; tee?: boolean } = {}) {
      if (typed) await length.fill(String(typed));
      const menu = next.getByRole('button', { name: /^Shape:/ });
      await expect.element(menu.or(next.getByRole('group', { name: 'Shape' })).first()).toBeVisible();
      // A narrow dock has the courses in a menu.
      if ((course || tee) && menu.elements()[0]?.getAttribute('aria-expanded') === 'false')
        await menu.click();
      if (course) await next.getByRole('button', { name: course }).click();
      if (tee) await next.getByRole('button', { name: /^Tee/ }).click();
      await next.getByRole('button', { name: 'Add rail' }).click();
    },

    async expectDescribed(words: string | RegExp) {
      await expect.element(this.described).toHaveTextContent(words);
    },

    async setQuantity(title: string, quantity: number) {
      const field = screen.getByRole('textbox', { name: `Quantity: ${title}`, exact: true });
      await field.fill(String(quantity));
      await userEvent.keyboard('{Enter}');
    },

    /** Position of a point of the plan, in cm. */
    onScreen(x: Cm, y: Cm): ScreenPosition {
      const sheet = drawing.element().querySelector<SVGGElement>('g[transform^="matrix"]');
      const { x: left = 0, y: top = 0 } = new DOMPoint(x, y).matrixTransform(
        sheet?.getScreenCTM() ?? undefined,
      );
      return { x: left, y: top };
    },
  };
}

export type Editor = Awaited<ReturnType<typeof openEditor>>;

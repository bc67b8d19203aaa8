import type { Binding } from '@lumitor/domain/catalogue/article';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { pointAt } from '@lumitor/domain/kinds/rail/axis';
import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import type { Chosen } from '@lumitor/domain/plan/choices';
import { accessory, binding, sampleCatalogue, sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import type { Cm } from '@lumitor/domain/units';
import { type Locator, userEvent } from 'vitest/browser';
import type { Work } from '../../testing/mount.tsx';
import { planNow } from '../../visitor/configuratorStore.ts';
import { loadStorage } from '../../visitor/persistence.ts';
import { openEditor } from './editor.tsx';

const spot = (power: number, own: Partial<Binding> = {}) =>
  binding(`nero${power}`, { title: `Nero ${power} W`, power, length: 9, tiltMax: 90, ...own });

/** The sample catalogue with luminaires named by their power, and an accessory of no rule. */
export const SHOP: LineCatalogue = {
  ...sampleCatalogue,
  bindings: [...sampleCatalogue.bindings, spot(8), spot(12), spot(30)],
  accessories: [...sampleCatalogue.accessories, accessory('wires', { title: 'Wires 3 m', price: 15 })],
};

export const chosen = (...bindings: Chosen[]) => ({ ...sampleChoices, bindings });

interface Furnished extends Work {
  width?: number;
  height?: number;
}

/** The editor with the articles of `SHOP`, and what a visitor reads in its bill. */
export async function openFurnished({ catalogue = SHOP, ...work }: Furnished = {}) {
  const editor = await openEditor({ catalogue, ...work });
  await loadStorage();
  const { screen, bill } = editor;
  return {
    ...editor,
    line: (words: string | RegExp) =>
      bill.getByRole('region', { name: 'Bill items' }).getByRole('listitem').filter({ hasText: words }),
    finding: (words: string | RegExp) =>
      bill
        .getByRole('region', { name: /in the project$/ })
        .getByRole('listitem')
        .filter({ hasText: words }),
    quantityOf: (title: string) => screen.getByRole('textbox', { name: `Quantity: ${title}`, exact: true }),
    openStage: (name: 'Room' | 'Rails' | 'Luminaires' | 'Power' | 'Accessories') =>
      name === 'Accessories'
        ? bill.getByRole('button', { name: 'Add accessories' }).click()
        : editor.openStage(name),
    /** Position in the window of a position on a rail. */
    onRail(stepId: string, at: Cm) {
      const axis = findPlaced(geometryOf(planNow().layout), stepId)?.axis;
      if (!axis) throw new Error(`The plan has no rail ${stepId}.`);
      const { x, y } = pointAt(axis, at);
      return editor.onScreen(x, y);
    },
  };
}

/** Types over the value of a field, and confirms. */
export async function enter(field: Locator, value: string): Promise<void> {
  await field.fill(value);
  await userEvent.keyboard('{Enter}');
}

export function focus(control: Locator): void {
  (control.element() as HTMLElement).focus();
}

import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, openWork } from '../../../testing/mount.tsx';
import { planNow } from '../../../visitor/configuratorStore.ts';
import { chosen, enter, SHOP } from '../../testing/furnished.ts';
import AccessoriesPanel from '../accessories/AccessoriesPanel.tsx';
import BindingsPanel from '../bindings/BindingsPanel.tsx';

const choices = {
  ...chosen({ id: 'nero8', quantity: 3 }),
  accessories: [{ id: 'wires', quantity: 3 }],
};

const PANELS = [
  { title: 'Nero 8 W', Panel: BindingsPanel, collection: 'bindings' },
  { title: 'Wires 3 m', Panel: AccessoriesPanel, collection: 'accessories' },
] as const;

const REFUSED = [
  ['-5', 'Enter a number from 0 to 9999.'],
  ['1e9', 'Enter a number from 0 to 9999.'],
  ['0.5', '“0.5” is not a quantity. Enter a whole number from 0 to 9999.'],
  ['many', '“many” is not a quantity. Enter a whole number from 0 to 9999.'],
  ['', 'Enter a quantity; 0 removes the article.'],
] as const;

const CASES = PANELS.flatMap((panel) => REFUSED.map(([typed, reason]) => ({ ...panel, typed, reason })));

it.each(CASES)(
  'refuses “$typed” of $title with the reason',
  async ({ title, Panel, collection, typed, reason }) => {
    await openWork({ catalogue: SHOP, plan: { layout: layoutOf([200]), choices } });
    const screen = await mount(<Panel />);
    const field = screen.getByRole('textbox', { name: `Quantity: ${title}`, exact: true });
    await field.fill(typed);
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveAccessibleDescription(reason);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveValue(typed);
    expect(planNow().choices[collection]).toEqual(choices[collection]);
  },
);

it.each(PANELS)('accepts 9,999 of $title and no more', async ({ title, Panel, collection }) => {
  await openWork({ catalogue: SHOP, plan: { layout: layoutOf([200]), choices } });
  const screen = await mount(<Panel />);
  await enter(screen.getByRole('textbox', { name: `Quantity: ${title}`, exact: true }), '9999');
  await expect.poll(() => planNow().choices[collection][0]?.quantity).toBe(9999);
  const more = screen.getByRole('button', { name: `One more: ${title}` });
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  await expect.element(more).toHaveAccessibleDescription('No more than 9999 pieces can be ordered');
});

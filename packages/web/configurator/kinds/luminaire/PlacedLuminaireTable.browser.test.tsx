import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { planNow } from '../../../visitor/configuratorStore.ts';
import { chosen, enter, focus, openFurnished } from '../../testing/furnished.ts';

const LAMP = 'Nero 30 W';
const RAILS = layoutOf([300], [200, 'right'], [300, 'right']);

async function openTable(quantity: number, { width = 1760, height = 900 } = {}) {
  const editor = await openFurnished({
    width,
    height,
    plan: { layout: RAILS, choices: chosen({ id: 'nero30', quantity }) },
  });
  const { screen } = editor;
  await editor.openStage('Luminaires');
  await expect.element(screen.getByRole('radio', { name: `In plan (${quantity})` })).toBeVisible();
  focus(screen.getByRole('radio', { name: 'Catalogue' }));
  await userEvent.keyboard('{ArrowRight}');
  const table = screen.getByRole('table', { name: 'Luminaires on the drawing' });
  await expect.element(table).toBeVisible();
  const tools = screen.getByRole('group', { name: 'Arrange' });
  const field = (name: string, number: number) =>
    screen.getByRole('textbox', { name: `${name}: L${number}`, exact: true });
  return {
    ...editor,
    table,
    tools,
    field,
    rows: table.getByRole('button', { name: LAMP, exact: true }),
    card: screen.getByRole('region', { name: 'Selected luminaire', exact: true }),
    several: screen.getByRole('region', { name: 'Selected luminaires', exact: true }),
    places: (...numbers: number[]) =>
      numbers.map((number) => (field('Position', number).query() as HTMLInputElement | null)?.value),
    async select(number: number) {
      const box = screen.getByRole('checkbox', { name: `Select L${number}`, exact: true });
      focus(box);
      await userEvent.keyboard(' ');
      await expect.element(box).toBeChecked();
    },
    async type(name: string, number: number, value: string) {
      focus(field(name, number));
      await userEvent.keyboard(`${value}{Enter}`);
    },
    async press(name: string | RegExp) {
      focus(tools.getByRole('button', { name, exact: true }));
      await userEvent.keyboard('{Enter}');
    },
  };
}

const quantity = () => planNow().choices.bindings[0]?.quantity;

async function pressOn(control: Locator, key = '{Enter}'): Promise<void> {
  focus(control);
  await userEvent.keyboard(key);
}

it('positions, turns and tilts a luminaire by numbers, with the keyboard only', async () => {
  const { rows, field, type, card, screen } = await openTable(8);
  await expect.poll(() => rows.elements().length).toBe(8);
  await type('Position', 1, '40');
  await expect.element(field('Position', 1)).toHaveValue('40');
  await expect.element(field('Position', 1)).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(field('Rotation', 1)).toHaveFocus();
  await userEvent.keyboard('90{Tab}');
  await expect.element(field('Tilt', 1)).toHaveFocus();
  await userEvent.keyboard('30{Enter}');
  await expect.element(field('Rotation', 1)).toHaveValue('90');
  await expect.element(field('Tilt', 1)).toHaveValue('30');
  await expect.element(card).toHaveTextContent('L1');
  await expect.element(screen.getByRole('checkbox', { name: 'Select L1', exact: true })).toBeChecked();
  await expectAccessible();
});

it('refuses a position beyond the rail with the reason, in the table and on the card', async () => {
  const { field, type, card } = await openTable(8);
  await type('Position', 1, '40');
  await type('Position', 1, '5000');
  await expect.element(field('Position', 1)).toHaveAccessibleDescription('Enter a number from 0 to 300.');
  await pressOn(field('Position', 1), '{Escape}');
  for (const place of [field('Position', 1), card.getByRole('textbox', { name: 'Position', exact: true })]) {
    await enter(place, '0');
    await expect.element(place).toHaveValue('0');
    await expect.element(place).toHaveAttribute('aria-invalid', 'true');
    await expect.element(place).toHaveAccessibleDescription(/^The luminaire would project beyond the rail/);
    await userEvent.keyboard('{Escape}');
    await expect.element(place).toHaveValue('40');
  }
});

it('moves a luminaire to another rail, returns it to its automatic position, and removes it', async () => {
  const { field, type, places, rows, line, undo, screen } = await openTable(8);
  await type('Position', 1, '40');
  focus(field('Position', 1));
  focus(screen.getByRole('combobox', { name: 'Rail: L1', exact: true }));
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => places(1)).not.toEqual(['40']);
  await pressOn(undo);
  await expect.poll(() => places(1)).toEqual(['40']);
  await type('Tilt', 1, '30');
  await pressOn(screen.getByRole('button', { name: 'Place L1 automatically' }));
  await expect.element(field('Tilt', 1)).toHaveValue('0');
  await pressOn(screen.getByRole('button', { name: 'Delete L1', exact: true }));
  await expect.poll(() => rows.elements().length).toBe(7);
  await expect.element(line(LAMP)).toHaveTextContent('7 ×');
  await pressOn(undo);
  await expect.poll(() => rows.elements().length).toBe(8);
});

it('sets a number on a rail, an even distribution and a distance, each as one undo step', async () => {
  const { tools, places, type, press, undo, screen } = await openTable(3);
  await expect
    .element(tools.getByRole('button', { name: 'Distribute evenly' }))
    .toHaveAccessibleDescription('Select a luminaire in the table or on the drawing.');
  await type('Position', 1, '20');
  await enter(tools.getByRole('textbox', { name: 'On rail 1' }), '3');
  await expect.poll(() => places(1, 2, 3)).toEqual(['50', '150', '250']);
  await expect.poll(quantity).toBe(5);
  const distance = tools.getByRole('textbox', { name: 'Centre to centre' });
  await enter(distance, '500');
  await expect
    .element(screen.getByText(/^At this distance the luminaires would extend/).first())
    .toBeVisible();
  await enter(distance, '60');
  await expect.poll(() => places(1, 2, 3)).toEqual(['50', '110', '170']);
  await press('Distribute evenly');
  await expect.poll(() => places(1, 2, 3)).toEqual(['50', '150', '250']);
  for (const before of [
    ['50', '110', '170'],
    ['50', '150', '250'],
  ]) {
    await pressOn(undo);
    await expect.poll(() => places(1, 2, 3)).toEqual(before);
  }
  await pressOn(undo);
  await expect.poll(quantity).toBe(3);
});

it('selects all luminaires of a kind, of a rail, or of the drawing', async () => {
  const { type, press, several, card } = await openTable(3);
  await type('Position', 1, '20');
  await press('of this kind');
  await expect.element(several).toHaveTextContent('3 luminaires');
  await press('this rail');
  await expect.element(card).toHaveTextContent('L3');
  await press('all');
  await expect.element(several).toHaveTextContent('3 luminaires');
});

it('aligns and mirrors luminaires, and copies those of a rail to others', async () => {
  const { tools, rows, places, type, select, press, undo } = await openTable(3);
  await type('Position', 1, '40');
  await select(3);
  await press('Align to L1');
  await expect.poll(() => places(1, 3)).toEqual(['40', '260']);
  await press('Mirror');
  await expect.poll(() => rows.elements().length).toBe(3);
  await type('Position', 1, '80');
  await press('Mirror');
  await expect.poll(() => places(1, 3, 4)).toEqual(['80', '220', '260']);
  await pressOn(undo);
  await expect.poll(() => places(1, 3)).toEqual(['80', '260']);

  await tools.getByText('Copy rail 1 to others').click();
  await expect
    .element(tools.getByRole('button', { name: /^Copy to/ }))
    .toHaveAccessibleDescription('Choose the rails to copy to.');
  await pressOn(tools.getByRole('checkbox', { name: 'Rail 2, 200 cm' }), ' ');
  await pressOn(tools.getByRole('checkbox', { name: 'Rail 3, 300 cm' }), ' ');
  await expectAccessible();
  await press('Copy to 2 rails');
  await expect.poll(() => places(1, 2, 3)).toEqual(['80', '54.1', '80']);
  await pressOn(undo);
  await expect.poll(() => places(1, 3)).toEqual(['80', '260']);
});

it('works the same in the sheet of a phone, without sideways scroll', async () => {
  const { rows, places, type, tools, screen } = await openTable(4, { width: 390, height: 844 });
  await expect.poll(() => rows.elements().length).toBe(4);
  await type('Position', 1, '30');
  await enter(tools.getByRole('textbox', { name: 'On rail 1' }), '3');
  await expect.poll(() => places(1, 2, 3)).toEqual(['50', '150', '250']);
  await screen.getByRole('button', { name: 'Delete L1', exact: true }).click();
  await expect.poll(() => rows.elements().length).toBe(4);
  await expectAccessible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

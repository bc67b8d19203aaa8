import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { binding } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { atRest, drag, touch } from '../../testing/pointer.ts';
import { setQuantity } from '../../visitor/choosing.ts';
import { lightStore } from '../../visitor/lightStore.ts';
import { setRoom } from '../../visitor/room.ts';
import { chosen, openFurnished, SHOP } from '../testing/furnished.ts';

const LIT: LineCatalogue = {
  ...SHOP,
  bindings: [
    ...SHOP.bindings,
    binding('lamp', { title: 'Lamp 20 W', power: 20, lumens: 2100, beam: 60, length: 9 }),
  ],
};
const SURROUNDINGS = { walls: 150, ceiling: 100, cylindrical: 150 };
const OFFICE: LineCatalogue = {
  ...LIT,
  lightTargets: LIT.lightTargets.map((target) => ({ ...target, ...SURROUNDINGS })),
};

const ROOM = { ...newRoom(rectangle(600, 400, { x: 0, y: 0 })), use: 'office' };

async function openLight(quantity = 4, size = {}) {
  const editor = await openFurnished({
    ...size,
    catalogue: OFFICE,
    plan: { layout: layoutOf([400]), room: ROOM, choices: chosen({ id: 'lamp', quantity }) },
  });
  const { screen, drawing, press } = editor;
  await press('l');
  const readings = screen.getByRole('region', { name: 'Light readings' });
  await expect.element(readings).toBeVisible();
  const mean = readings.getByRole('meter', { name: 'Average illuminance' });
  return {
    ...editor,
    readings,
    mean,
    uniformity: readings.getByRole('meter', { name: 'Uniformity' }),
    more: readings.getByRole('button', { name: 'More about light' }),
    legend: readings.getByRole('img', { name: /map colours/i }),
    at: (x: number, y: number) => atRest(() => editor.onScreen(x, y)),
    hover: async (x: number, y: number) => {
      const box = drawing.element().getBoundingClientRect();
      const to = await atRest(() => editor.onScreen(x, y));
      await drawing.hover({ position: { x: to.x - box.x, y: to.y - box.y } });
    },
    value: drawing.getByText(/^\d+([.,]\d)?\slx$/),
    settled: async () => {
      await expect.poll(() => lightStore.getState().answer?.detail, { timeout: 30_000 }).toBe('full');
      return mean.element().getAttribute('aria-valuetext') ?? '';
    },
  };
}

const luxOf = (found: { element: () => Element }) => Number.parseInt(found.element().textContent ?? '', 10);

afterEach(() => {
  lightStore.setState(lightStore.getInitialState(), true);
});

it('leads to the luminaires if there is no light yet', async () => {
  const { readings, screen } = await openLight(0);
  await expect.element(readings).toHaveTextContent('Add luminaires to see the light.');
  await readings.getByRole('button', { name: 'Luminaires' }).click();
  await expect.element(screen.getByRole('searchbox')).toBeVisible();
});

it('compares the average and the uniformity with the target of the room', async () => {
  const { readings, mean, uniformity, legend, more, settled } = await openLight();
  await settled();
  await expect
    .element(mean)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d+\slx, target 500\slx$/));
  await expect
    .element(uniformity)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^0\.\d\d, target 0\.60$/));
  await expect.element(legend).toHaveAccessibleName(/400, 500, 750/);
  await more.click();
  await expect.element(readings).toHaveTextContent('with reflections');
  await expect.element(readings.getByRole('link', { name: /How this is calculated/ })).toBeVisible();

  setRoom({ ...ROOM, use: null });
  await expect.element(readings.getByText(/^Ē \d+\slx$/)).toBeVisible();
});

it('shows the illuminance under the mouse, and at points moved by keys', async () => {
  const { screen, drawing, readings, value, more, settled, hover } = await openLight();
  await settled();
  await hover(-280, 185);
  await expect.element(value).toBeVisible();
  const dark = luxOf(value);
  await hover(50, 40);
  await expect.poll(() => luxOf(value)).toBeGreaterThan(2 * dark);

  await more.click();
  await readings.getByRole('button', { name: 'Values at points' }).click();
  await expect.poll(() => drawing.getByText(/^\d{2,4}$/).elements().length).toBeGreaterThan(30);
  const point = screen.getByRole('slider', { name: 'Measuring point' });
  (point.element() as HTMLElement).focus();
  const middle = point.element().getAttribute('aria-valuetext');
  for (let press = 0; press < 3; press++) await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.element(point).not.toHaveAttribute('aria-valuetext', middle ?? '');
  await expectAccessible();
  await readings.getByRole('button', { name: 'Values at points' }).click();
  await expect.element(point).not.toBeInTheDocument();
});

it('measures on the floor, the ceiling, faces and a wall too', async () => {
  const { readings, mean, more, settled } = await openLight();
  await settled();
  await more.click();
  const surface = readings.getByRole('combobox', { name: 'Measured on' });
  await surface.selectOptions('on the floor');
  await expect.element(mean).not.toBeInTheDocument();
  for (const label of ['on the ceiling', 'on faces, at 160 cm']) {
    await surface.selectOptions(label);
    await expect.element(readings.getByText(/^Ē \d+([.,]\d)?\slx$/)).toBeVisible();
  }
  await surface.selectOptions('on wall 1');
  await expect.element(readings.getByText(/^min\. /)).toBeVisible();
  await expectAccessible();
  await surface.selectOptions('at 75 cm');
  await expect.element(mean).toBeVisible();
});

it('compares walls, ceiling and faces with the target, and follows the walls of the room', async () => {
  const { readings, more, settled } = await openLight();
  await settled();
  await more.click();
  const around = readings.getByRole('list', { name: 'Walls, ceiling, faces' });
  const row = (words: string) => around.getByRole('listitem').filter({ hasText: words });
  await expect.element(row('Walls')).toHaveTextContent(/\d+\slx \/ 150 U₀ 0\.\d\d/);
  await expect.element(row('Cylindrical')).toHaveTextContent(/\/ 150/);
  await expect.element(row('Modelling')).toHaveTextContent(/0\.\d\d/);
  const square = row('Walls').element().textContent ?? '';
  setRoom({ ...ROOM, outline: ROOM.outline.slice(0, 3) });
  await expect.element(row('Walls')).not.toHaveTextContent(square);
});

it('follows a dragged luminaire, and undo restores the light', async () => {
  const { mean, undo, settled, openStage, onRail } = await openLight();
  await openStage('Luminaires');
  const before = await settled();
  await drag(await atRest(() => onRail('s0', 350)), await atRest(() => onRail('s0', 390)));
  await expect.element(mean).not.toHaveAttribute('aria-valuetext', before);
  expect(await settled()).not.toBe(before);
  await undo.click();
  await expect.element(mean).toHaveAttribute('aria-valuetext', before);
});

it('closes with the same key, and the bill still reports a missed target', async () => {
  const { readings, bill, settled, press, undo } = await openLight(1);
  await settled();
  await press('l');
  await expect.element(readings).not.toBeInTheDocument();
  const missed = bill.getByText(/it needs 500\slx|U₀/).first();
  await expect.element(missed).toBeVisible();
  setQuantity('bindings', 'lamp', 2);
  await expect.element(missed).not.toBeInTheDocument();
  await undo.click();
  await expect.element(missed).toBeVisible();
});

it('sets the scale of the false colours by keys, without computing the light again', async () => {
  const { drawing, readings, legend, more, settled } = await openLight();
  await settled();
  const requested = vi.spyOn(Worker.prototype, 'postMessage');
  onTestFinished(() => requested.mockRestore());
  await more.click();
  await readings.getByText('False colour', { exact: true }).click();
  await expect
    .element(legend)
    .toHaveAccessibleName(
      'Map colours: darkest below 75 lx, then changing at 100, 150, 200, 300, 500, 750 lx; above 1000 lx the map is hatched, target 500 lx',
    );
  await expectAccessible();
  const ends = readings.getByRole('radio', { name: 'From standard' });
  (ends.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(legend).not.toHaveAccessibleName(/below 75 lx/);
  await userEvent.keyboard('{ArrowRight}');
  const least = readings.getByRole('textbox', { name: 'From' });
  const greatest = readings.getByRole('textbox', { name: 'To' });
  await userEvent.keyboard('{Tab}');
  await expect.element(least).toHaveFocus();
  await userEvent.keyboard('0{Tab}');
  await expect.element(least).toHaveAccessibleDescription(/logarithmic scale starts above 0/);
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(readings.getByRole('radio', { name: 'Linear' })).toBeChecked();
  await expect.element(least).toHaveAccessibleDescription('');
  await greatest.fill('0');
  await userEvent.keyboard('{Enter}');
  await expect.element(greatest).toHaveAccessibleDescription('Enter more than 0.');
  await greatest.fill('400');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(legend)
    .toHaveAccessibleName(/below 50 lx, .* 100, 150, 200, 250, 300, 350 lx; above 400 lx/);
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveFocus();
  await expect.element(least).not.toBeInTheDocument();
  // Values above the scale are marked.
  await expect.element(drawing.getByText(/^[5-9]\d\d$|^1\d{3}$/).first()).toBeVisible();
  expect(requested.mock.calls.filter(([message]) => 'surfaces' in Object(message))).toEqual([]);
});

it('a long press of a finger shows the illuminance, and does not move the drawing', async () => {
  const { value, settled, at } = await openLight(2, { width: 390, height: 844 });
  await settled();
  const before = await at(0, 0);
  await touch('touchStart', await at(120, 90));
  await expect.element(value).toBeVisible();
  const first = value.element().textContent;
  await touch('touchMove', await at(10, 30));
  await expect.poll(() => value.element().textContent).not.toBe(first);
  await touch('touchEnd');
  await expect.element(value).not.toBeVisible();
  expect(await at(0, 0)).toEqual(before);
  await expectAccessible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

import type { Binding } from '@lumitor/domain/catalogue/article';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import type { Chosen } from '@lumitor/domain/plan/choices';
import { binding } from '@lumitor/domain/testing/sampleCatalogue';
import { premade } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { planNow } from '../../visitor/configuratorStore.ts';
import { setRoom } from '../../visitor/room.ts';
import { chosen, focus, openFurnished, SHOP } from '../testing/furnished.ts';

const lit = (id: string, title: string, own: Partial<Binding>) => binding(id, { title, ...own });

const LIT: LineCatalogue = {
  ...SHOP,
  bindings: [
    ...SHOP.bindings,
    lit('opal', 'Opal 120 cm', { power: 32, lumens: 3600, beam: 110, length: 120 }),
    lit('spot8', 'Spot 8 W', { power: 8, lumens: 900, beam: 24, length: 9 }),
  ],
  lightTargets: SHOP.lightTargets.map((target) => ({ ...target, uniformity: 0.3 })),
};

const ROOM = { ...newRoom(rectangle(600, 400, { x: 0, y: 0 })), use: 'office' };

async function openFill(bindings: Chosen[], room = ROOM) {
  const editor = await openFurnished({
    catalogue: LIT,
    plan: { layout: premade('option1', 400, 200), room, choices: chosen(...bindings) },
  });
  await editor.openStage('Luminaires');
  const fill = editor.screen.getByRole('region', { name: 'Fill to the target' });
  await expect.element(fill).toBeVisible();
  return {
    ...editor,
    fill,
    outcome: fill.getByRole('status'),
    start: fill.getByRole('button', { name: 'Fill to 500 lx' }),
  };
}

const quantities = () => planNow().choices.bindings.map(({ quantity }) => quantity);

it('needs a use of the room', async () => {
  const { fill } = await openFill([{ id: 'opal', quantity: 1 }], { ...ROOM, use: null } as never);
  const button = fill.getByRole('button', { name: 'Fill to the target' });
  await expect.element(button).toHaveAccessibleDescription('Choose the use of the room first');
  setRoom(ROOM);
  await expect.element(fill.getByRole('button', { name: 'Fill to 500 lx' })).toBeVisible();
});

it('previews how many luminaires reach the target at which price, and applies them as one undo step', async () => {
  const { fill, start, outcome, line, undo, drawing, bill } = await openFill([{ id: 'opal', quantity: 1 }]);
  const total = () => /gross€[\d.,]+/.exec(bill.element().textContent ?? '')?.[0];
  const before = total();
  expect(before).toBeDefined();
  focus(start);
  await userEvent.keyboard('{Enter}');
  await expect
    .element(outcome)
    .toHaveTextContent(/^1 → \d+ luminaires, 5\d\d\slx \(estimate\), U₀ 0\.\d+, \+€[\d.]+$/);
  await expect.element(fill.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await expect.element(drawing.getByText('L3', { exact: true })).toBeVisible();
  expect(total()).toBe(before);
  expect(quantities()).toEqual([1]);
  await expectAccessible();

  const [, count = ''] = /→ (\d+)/.exec(outcome.element().textContent ?? '') ?? [];
  focus(fill.getByRole('button', { name: 'Apply' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(line('Opal 120 cm')).toHaveTextContent(`${count} ×`);
  await expect.element(start).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(outcome).toHaveTextContent(`Exactly as many as needed: ${count} luminaires`);
  await undo.click();
  await expect.poll(quantities).toEqual([1]);
  await expect.element(outcome).toHaveTextContent(/^$/);
});

it('names the darkest place and a way to light it if the target cannot be reached', async () => {
  const { fill, start, outcome } = await openFill([
    { id: 'opal', quantity: 1 },
    { id: 'spot8', quantity: 1 },
  ]);
  await fill.getByRole('combobox', { name: 'Luminaire to add' }).selectOptions('Spot 8 W');
  await start.click();
  await expect
    .element(outcome)
    .toHaveTextContent(/It is darkest \(\d+\slx\) (in|at) .*(Add a rail|Draw a rail|wider beam)/);
  await expect.element(outcome).toHaveTextContent('They join 1 other luminaire');
});

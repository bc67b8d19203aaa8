import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { currentPlan } from '@lumitor/domain/plan/history';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, openWork } from '../../../testing/mount.tsx';
import { configuratorStore } from '../../../visitor/configuratorStore.ts';
import { selectRails, undoEdit } from '../../../visitor/editing.ts';
import RailCard from './RailCard.tsx';

const lengths = () =>
  currentPlan(configuratorStore.getState().history).layout.steps.map((step) => step.frameLength);

it('shows the selected rails, and duplicates or deletes them as one undo step', async () => {
  await openWork({ plan: { layout: layoutOf([200], [100], [300]) } });
  const screen = await mount(<RailCard onDone={() => {}} />);
  selectRails(['s1', 's2']);
  const card = screen.getByRole('region', { name: 'Selected rails' });
  await expect.element(card).toBeVisible();
  await expect.element(card.getByRole('status').first()).toHaveTextContent(/^2 rails, 4 m/);

  await card.getByRole('button', { name: 'Duplicate' }).click();
  expect(lengths()).toEqual([200, 100, 300, 100, 300]);
  undoEdit();
  selectRails(['s0', 's1']);
  await card.getByRole('button', { name: 'Delete with 1 after them' }).click();
  expect(lengths()).toEqual([]);
  undoEdit();
  expect(lengths()).toEqual([200, 100, 300]);
});

it('moves the selected rail run by a typed distance, and refuses a move out of the room', async () => {
  const room = newRoom(rectangle(600, 400, { x: 0, y: 0 }));
  await openWork({ plan: { layout: layoutOf([200]), room } });
  const screen = await mount(<RailCard onDone={() => {}} />);
  selectRails(['s0']);
  const field = screen.getByRole('textbox', { name: /^To wall/ }).first();
  await expect.element(field).toHaveValue('200');
  await field.fill('1.2 m');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('120');
  await field.fill('999');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveValue('999');
});

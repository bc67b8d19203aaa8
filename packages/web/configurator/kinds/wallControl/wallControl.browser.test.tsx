import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { catalogueOfPlans, mount, openWork } from '../../../testing/mount.tsx';
import { planNow } from '../../../visitor/configuratorStore.ts';
import { selectedDeviceNow } from '../../../visitor/devices.ts';
import { undoEdit } from '../../../visitor/editing.ts';
import InstallationCard from '../../installation/InstallationCard.tsx';
import { PLAN } from '../../testing/everySelection.ts';
import { installedAt, installedKey } from '../installedHands.ts';

const dimming = {
  groups: [{ number: 2, name: 'Counter', luminaires: [] }],
  scenes: [{ number: 0, name: 'Day', isForWork: false, hours: null, groups: {}, luminaires: {} }],
};

async function mountCard(part: Partial<typeof PLAN> = {}) {
  await openWork({ plan: { ...PLAN, dimming, wallControls: [], ...part }, catalogue: catalogueOfPlans });
  return mount(<InstallationCard onDone={() => {}} />);
}

it('adds a control at a wall, labels it, and chooses what it recalls', async () => {
  const screen = await mountCard();
  await screen.getByRole('button', { name: 'Add wall control' }).click();
  await expect.element(screen.getByRole('region', { name: 'Selected wall control' })).toBeVisible();
  await screen.getByLabelText('Label').fill('Door');
  await screen.getByLabelText('2 Counter').click();
  await screen.getByLabelText('0 Day').click();
  expect(planNow().wallControls).toMatchObject([{ label: 'Door', z: 110, groups: [2], scenes: [0] }]);
  await screen.getByLabelText('2 Counter').click();
  expect(planNow().wallControls[0]?.groups).toEqual([]);
});

it('sets the height of a control, and deletes it with one undo step', async () => {
  const screen = await mountCard();
  await screen.getByRole('button', { name: 'Add wall control' }).click();
  await screen.getByLabelText('Above the floor').fill('140');
  await userEvent.tab();
  expect(planNow().wallControls[0]?.z).toBe(140);
  installedKey('Delete', false)?.();
  expect([planNow().wallControls, selectedDeviceNow()]).toEqual([[], null]);
  undoEdit();
  expect(planNow().wallControls).toHaveLength(1);
});

it('is hit by the pointer, and moved by arrow keys', async () => {
  const screen = await mountCard({ wallControls: PLAN.wallControls });
  installedAt({ x: 112, y: 400 }, 1)?.tap();
  await expect.element(screen.getByRole('region', { name: 'Selected wall control' })).toBeVisible();
  installedKey('ArrowRight', true)?.();
  expect(planNow().wallControls).toMatchObject([{ x: 120, y: 400 }]);
});

import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { catalogueOfPlans, mount, openWork } from '../../../testing/mount.tsx';
import { atRest, drag } from '../../../testing/pointer.ts';
import { planNow } from '../../../visitor/configuratorStore.ts';
import { selectedDeviceNow } from '../../../visitor/devices.ts';
import { undoEdit } from '../../../visitor/editing.ts';
import InstallationCard from '../../installation/InstallationCard.tsx';
import { openEditor } from '../../testing/editor.tsx';
import { PLAN } from '../../testing/everySelection.ts';
import KeyHelp from '../../workspace/KeyHelp.tsx';
import { installedAt, installedKey } from '../installedHands.ts';
import { changeWallControl } from './add.ts';

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

async function openInstallation(part: Partial<typeof PLAN> = {}) {
  const editor = await openEditor({ plan: { ...PLAN, ...part } });
  await editor.press('i');
  return editor;
}

it('adds a control with P in the installation, and the help says so', async () => {
  const { screen, press } = await openInstallation({ wallControls: [] });
  await press('p');
  await expect.element(screen.getByRole('region', { name: 'Selected wall control' })).toBeVisible();
  expect(planNow().wallControls).toHaveLength(1);
  const help = await mount(<KeyHelp onClose={() => {}} />);
  const line = help.getByText('adds a wall control').element().parentElement;
  expect(line?.textContent).toBe('Padds a wall control');
});

it('has its label beside its name on the drawing, shortened if it is long', async () => {
  const { label } = await openInstallation();
  await expect.element(label('P1 Wejście')).toBeVisible();
  const [control] = PLAN.wallControls;
  if (!control) throw new Error('The plan has no wall control');
  changeWallControl({ ...control, label: 'Entrance from the car park behind the shop' });
  await expect.element(label('P1 Entrance from the car p…')).toBeVisible();
});

it('is dragged by the mouse with one undo step, and snaps to a wall', async () => {
  const { onScreen } = await openInstallation();
  const from = await atRest(() => onScreen(110, 400));
  const to = onScreen(-296, 430);
  await drag(from, to);
  await expect.poll(() => planNow().wallControls).toMatchObject([{ id: 'p', x: -300, z: 110 }]);
  expect(selectedDeviceNow()?.name).toBe('P1');
  undoEdit();
  expect(planNow().wallControls).toEqual(PLAN.wallControls);
});

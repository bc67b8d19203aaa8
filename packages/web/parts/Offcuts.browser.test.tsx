import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { mount, openWork } from '../testing/mount.tsx';
import { planNow } from '../visitor/configuratorStore.ts';
import Offcuts from './Offcuts.tsx';

async function openOffcuts(...lengths: number[]) {
  await openWork({ plan: { layout: layoutOf(...lengths.map((length): [number] => [length])) } });
  const screen = await mount(<Offcuts />);
  return screen.getByRole('checkbox', { name: 'Use offcuts' });
}

it('states the rails and the money that offcuts save, also once they are used', async () => {
  const offcuts = await openOffcuts(150, 40);
  const saving = /^1 rail fewer, −€[\d.]+$/;
  await expect.element(offcuts).toHaveAccessibleDescription(saving);
  await offcuts.click();
  await expect.element(offcuts).toBeChecked();
  expect(planNow().choices.usesOffcuts).toBe(true);
  await expect.element(offcuts).toHaveAccessibleDescription(saving);
});

it('says so if they save nothing', async () => {
  const offcuts = await openOffcuts(200);
  await expect.element(offcuts).toHaveAccessibleDescription('Saves nothing in this layout.');
});

it('is absent without rails', async () => {
  const offcuts = await openOffcuts();
  await expect.element(offcuts).not.toBeInTheDocument();
});

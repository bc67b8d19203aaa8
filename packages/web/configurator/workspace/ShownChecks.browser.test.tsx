import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, openWork, painted } from '../../testing/mount.tsx';
import { planNow } from '../../visitor/configuratorStore.ts';
import Configurator from '../Configurator.tsx';

const PLAN = { layout: layoutOf([200]), room: newRoom(rectangle(600, 400, { x: 0, y: 0 })) };

async function openMenu() {
  await openWork({ plan: PLAN });
  const screen = await mount(<Configurator line="standard" isSummary={false} />);
  await painted();
  await screen.getByRole('button', { name: 'More tools' }).click();
  return screen;
}
const rails = () => document.querySelectorAll('[class*="_rail_"]').length;
const walls = () => document.querySelectorAll('[class*="_wall_"]').length;

it('lists the groups that the plan has, and hides and shows each', async () => {
  const screen = await openMenu();
  const box = (name: string) => screen.getByRole('checkbox', { name, exact: true });
  await expect.element(box('Rails')).toBeChecked();
  expect(box('Floor plan').elements()).toHaveLength(0);
  await expect.poll(rails).toBeGreaterThan(0);
  await box('Rails').click();
  await expect.poll(rails).toBe(0);
  await expect.poll(walls).toBeGreaterThan(0);
  await box('Room').click();
  await expect.poll(walls).toBe(0);
  expect(planNow().hidden).toEqual(['rails', 'room']);
  await screen.getByRole('button', { name: 'Show everything' }).click();
  await expect.poll(rails).toBeGreaterThan(0);
  await expect.element(box('Room')).toBeChecked();
});

it('works by keys: a box by space, the selected kind by H, everything by Shift and H', async () => {
  const screen = await openMenu();
  const labels = screen.getByRole('checkbox', { name: 'Labels' });
  (labels.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  expect(planNow().hidden).toEqual(['labels']);
  await userEvent.keyboard('{Escape}');
  await expect.element(labels).not.toBeInTheDocument();
  (screen.getByRole('application').element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}H{/Shift}');
  await expect.poll(() => planNow().hidden).toEqual([]);
});

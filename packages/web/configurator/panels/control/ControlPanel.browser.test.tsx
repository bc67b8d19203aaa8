import { type Choices, NEW_CHOICES } from '@lumitor/domain/plan/choices';
import { currentPlan } from '@lumitor/domain/plan/history';
import { sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { mount, openWork } from '../../../testing/mount.tsx';
import { configuratorStore, setShowsGross } from '../../../visitor/configuratorStore.ts';
import Bill from '../bill/Bill.tsx';
import ControlPanel from './ControlPanel.tsx';

const automatic: Choices = {
  ...sampleChoices,
  powerId: NEW_CHOICES.powerId,
  automaticPower: NEW_CHOICES.automaticPower,
  bindings: [{ id: 'spot', quantity: 4 }],
};
const choicesNow = () => currentPlan(configuratorStore.getState().history).choices;

it('marks the automatic supply and lets it be replaced by hand', async () => {
  await openWork({ plan: { layout: layoutOf([300]), choices: automatic } });
  const screen = await mount(
    <>
      <ControlPanel />
      <Bill isSheet={false} onFold={() => {}} onSummary={() => {}} onSupply={() => {}} />
    </>,
  );
  const byLoad = screen.getByRole('radio', { name: 'Automatic' });
  await expect.element(byLoad).toBeChecked();

  await screen.getByRole('button', { name: 'auto' }).click();
  await screen.getByRole('button', { name: 'No power supply' }).click();
  await expect.element(screen.getByRole('radio', { name: 'No power supply' })).toBeChecked();
  expect(choicesNow()).toMatchObject({ powerId: null });
  expect(choicesNow().automaticPower).toBeUndefined();

  await byLoad.click();
  await expect.element(byLoad).toBeChecked();
  expect(choicesNow().automaticPower).toBe(true);
});

it('offers an on/off plan no DALI supply', async () => {
  await openWork({ plan: { layout: layoutOf([300]), choices: automatic } });
  const screen = await mount(<ControlPanel />);
  await expect.element(screen.getByRole('radio', { name: 'p100-cheap' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'p200-dali' }).query()).toBeNull();
});

it('shows either gross or net prices', async () => {
  await openWork({ plan: { layout: layoutOf([300]), choices: automatic } });
  const screen = await mount(<ControlPanel />);
  const supply = screen.getByRole('group', { name: 'Power supply' });
  setShowsGross(false);
  await expect.element(supply).toHaveTextContent('€25.00');
  setShowsGross(true);
  await expect.element(supply).toHaveTextContent('€30.75');
  expect(supply.element().textContent).not.toContain('€25.00');
});

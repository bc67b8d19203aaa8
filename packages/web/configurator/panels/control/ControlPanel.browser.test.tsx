import { type Choices, NEW_CHOICES } from '@lumitor/domain/plan/choices';
import { currentPlan } from '@lumitor/domain/plan/history';
import { binding, power, sampleCatalogue, sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf, premade } from '@lumitor/domain/testing/sampleLayouts';
import { NO_WIRING } from '@lumitor/domain/wiring/wiring';
import { expect, it } from 'vitest';
import { mount, openWork } from '../../../testing/mount.tsx';
import { setQuantity } from '../../../visitor/choosing.ts';
import { configuratorStore, setShowsGross } from '../../../visitor/configuratorStore.ts';
import { chosen, enter, openFurnished } from '../../testing/furnished.ts';
import Bill from '../bill/Bill.tsx';
import ControlPanel from './ControlPanel.tsx';

const automatic: Choices = {
  ...sampleChoices,
  powerId: NEW_CHOICES.powerId,
  automaticPower: NEW_CHOICES.automaticPower,
  bindings: [{ id: 'spot', quantity: 4 }],
};
const CONTROLLED = {
  ...sampleCatalogue,
  bindings: [...sampleCatalogue.bindings, binding('led', { title: 'Led 2 W', power: 2, length: 5 })],
  powers: [
    ...sampleCatalogue.powers,
    power('ceiling', { title: 'Ceiling supply 240 W', type: 'MA0007', power: 240, isDali: true }),
  ],
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

it.each([
  { quantity: 4, watts: 48, supply: 'p60' },
  { quantity: 5, watts: 60, supply: 'p100-cheap' },
  { quantity: 10, watts: 120, supply: 'extra' },
])(
  'chooses the cheapest supply with a reserve of 20 % for $watts W: $supply',
  async ({ quantity, supply }) => {
    const choices = { ...automatic, bindings: [{ id: 'nero-black', quantity }] };
    await openWork({ plan: { layout: layoutOf([200]), choices } });
    const screen = await mount(
      <>
        <ControlPanel />
        <Bill isSheet={false} onFold={() => {}} onSummary={() => {}} />
      </>,
    );
    await expect.element(screen.getByRole('radio', { name: 'Automatic' })).toBeChecked();
    const line = screen.getByRole('listitem').filter({ hasText: new RegExp(`^${supply}(?!-)`) });
    await expect.element(line).toHaveTextContent('1 ×');
  },
);

it('advises to split a load that no supply carries with a reserve, and names no supply without luminaires', async () => {
  const choices = { ...automatic, bindings: [{ id: 'nero-black', quantity: 11 }] };
  await openWork({ plan: { layout: layoutOf([200]), choices } });
  const screen = await mount(<ControlPanel />);
  const advice = screen.getByRole('status').filter({ hasText: 'Split the layout into several systems' });
  await expect.element(advice).toHaveTextContent(/132\sW/);
  await expect.element(screen.getByRole('group', { name: 'Power supply' })).toHaveTextContent('extra: the');

  setQuantity('bindings', 'nero-black', 0);
  await expect
    .element(screen.getByText('Choose luminaires to get a recommended power supply.'))
    .toBeVisible();
  await expect.element(advice).not.toBeInTheDocument();
});

it('adds the extra of the ceiling supply and the isolating joint of a DALI loop to the bill', async () => {
  const { screen, line, openStage } = await openFurnished({
    plan: { layout: premade('option1', 300, 200), choices: sampleChoices },
    catalogue: CONTROLLED,
  });
  await openStage('Power');
  const supply = screen.getByRole('radio', { name: 'Ceiling supply 240 W' });
  await expect.element(screen.getByRole('radio', { name: 'p60' })).toBeVisible();
  await expect.element(supply).not.toBeInTheDocument();
  await expect.element(line('isolatingJoint')).not.toBeInTheDocument();
  await screen.getByRole('radio', { name: 'dali', exact: true }).click();
  await expect.element(line('isolatingJoint')).toHaveTextContent('1 ×');
  await supply.click();
  await expect.element(line('powerExtra')).toHaveTextContent('1 ×');
  await screen.getByRole('radio', { name: 'No power supply' }).click();
  await expect.element(line('powerExtra')).not.toBeInTheDocument();
});

it('offers a gateway that the summary hides', async () => {
  await openWork({ plan: { layout: layoutOf([200]), choices: { ...sampleChoices, systemId: 'dali' } } });
  const screen = await mount(<ControlPanel />);
  await expect.element(screen.getByRole('radio', { name: 'dali-gateway' })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'quiet-gateway' })).toBeVisible();
});

it('reports more luminaires than a DALI gateway supports, and one click adds a second gateway', async () => {
  const choices = {
    ...chosen({ id: 'led', quantity: 64 }),
    systemId: 'dali',
    gatewayId: 'dali-gateway',
    powerId: 'p200-dali',
  };
  const editor = await openFurnished({
    catalogue: CONTROLLED,
    plan: {
      layout: layoutOf([600]),
      choices,
      wiring: { ...NO_WIRING, cuts: [{ stepId: 's0', at: 400 }] },
    },
  });
  const { openStage, quantityOf, finding, line, screen, undo } = editor;
  await openStage('Luminaires');
  await expect.element(line('Led 2 W')).toHaveTextContent('64 ×');
  const full = finding('65 luminaires need 2 gateways: one supports 64.');
  await enter(quantityOf('Led 2 W'), '65');
  await expect.element(full).toBeVisible();
  await full.getByRole('button', { name: /^Use 2 gateways/ }).click();
  await expect.element(full).not.toBeInTheDocument();
  await expect.element(line('dali-gateway')).toHaveTextContent('2 ×');

  await undo.click();
  await openStage('Power');
  const addresses = screen.getByRole('meter', { name: 'DALI addresses' });
  await expect.element(addresses).toHaveAttribute('aria-valuetext', '65 of 64');
  await screen.getByRole('button', { name: 'One more: dali-gateway' }).click();
  await expect.element(addresses).toHaveAttribute('aria-valuetext', '65 of 128');
  const current = screen.getByRole('meter', { name: 'Bus current' });
  await expect
    .element(current)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^130\smA of 500\smA$/));
  await expect.element(undo).toHaveAccessibleName('Undo: 2 gateways');
});

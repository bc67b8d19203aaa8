import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { mount, openWork } from '../../../testing/mount.tsx';
import { planNow } from '../../../visitor/configuratorStore.ts';
import { PremadeLayouts } from './Premade.tsx';

const lengths = () => planNow().layout.steps.map(({ frameLength }) => frameLength);

it('refuses sides that no rail has with the reason, and leaves the drawing', async () => {
  await openWork({ plan: { layout: layoutOf([100]) } });
  const screen = await mount(<PremadeLayouts />);
  await screen.getByRole('button', { name: 'Rectangle', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Rectangle' });
  const lay = dialog.getByRole('button', { name: 'Insert layout' });
  for (const name of ['Side A', 'Side B']) {
    const field = dialog.getByRole('textbox', { name });
    for (const [typed, reason] of [
      ['-5', 'The length must be between 20 and 2000 cm.'],
      ['two metres', 'Enter the length in whole centimetres, such as 120.'],
      ['', 'Enter the length in whole centimetres, such as 120.'],
    ] as const) {
      await field.fill(typed);
      await lay.click();
      await expect.element(field).toHaveAccessibleDescription(reason);
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
      await expect.element(field).toHaveValue(typed);
    }
    await field.fill('250');
  }
  expect(lengths()).toEqual([100]);
  await lay.click();
  await expect.poll(lengths).toEqual([250, 250, 250, 250]);
});

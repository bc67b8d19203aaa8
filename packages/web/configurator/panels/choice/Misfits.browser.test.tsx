import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { accessory, binding, power } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import SummaryView from '../../../summary/SummaryView.tsx';
import { mount } from '../../../testing/mount.tsx';
import { chosen, openFurnished, SHOP } from '../../testing/furnished.ts';

const BLACK = { isBlack: true };
const WHITE = { isWhite: true };

const COLOURED: LineCatalogue = {
  ...SHOP,
  bindings: [
    ...SHOP.bindings,
    binding('spot-black', { title: 'Spot 20 W', power: 20, description: 'SB', ...BLACK }),
    binding('spot-white', { title: 'Spot 20 W', power: 20, description: 'SW', ...WHITE }),
    binding('ball', { title: 'Ball, brass', power: 9 }),
    binding('raster', { title: 'Raster 15 W', power: 15, price: { dali: 50, zigbee: 0, onOff: 60 } }),
  ],
  powers: [
    ...SHOP.powers,
    power('s-black', { title: 'Supply 100 W', type: 'PB', ...BLACK }),
    power('s-white', { title: 'Supply 100 W', type: 'PW', ...WHITE }),
  ],
  accessories: [
    ...SHOP.accessories,
    accessory('cords-black', { title: 'Cords 3 m', description: 'CB', ...BLACK }),
    accessory('cords-white', { title: 'Cords 3 m', description: 'CW', ...WHITE }),
  ],
};

const CHOICES = {
  ...chosen({ id: 'spot-black', quantity: 3 }, { id: 'ball', quantity: 1 }),
  powerId: 's-black',
  accessories: [{ id: 'cords-black', quantity: 2 }],
};

const openColoured = () =>
  openFurnished({ catalogue: COLOURED, plan: { layout: layoutOf([200]), choices: CHOICES } });

it('marks articles that no longer match the rails, and replaces one or all of them by one click', async () => {
  const { screen, bill, openStage, line, finding } = await openColoured();
  const misfits = finding('does not match the rail colour. Swap or remove it.');
  await openStage('Rails');
  await screen.getByRole('radio', { name: 'White' }).click();
  await expect.poll(() => misfits.elements().length).toBe(3);
  for (const title of ['Spot 20 W', 'Supply 100 W', 'Cords 3 m'])
    await expect.element(line(title)).toHaveTextContent('Does not match the rail colour');
  await expect.element(line('brass')).not.toHaveTextContent('Does not match');
  await expect.element(line('endCap')).toHaveTextContent('MA0102');

  await misfits
    .first()
    .getByRole('button', { name: /^Swap for/ })
    .click();
  await expect.poll(() => misfits.elements().length).toBe(2);
  await bill.getByRole('button', { name: 'Match all to the rail colour (2)' }).click();
  await expect.poll(() => misfits.elements().length).toBe(0);
  await expect.element(line('Spot 20 W')).toHaveTextContent(/SW.*3 ×/s);
  await expect.element(line('Supply 100 W')).toHaveTextContent('PW');
  await expect.element(line('Cords 3 m')).toHaveTextContent('CW');
});

it('keeps an order with articles of another colour from being saved, by button and by Enter', async () => {
  const { screen, openStage, finding } = await openColoured();
  await openStage('Rails');
  await screen.getByRole('radio', { name: 'White' }).click();
  await expect.element(finding('does not match the rail colour').first()).toBeVisible();
  const summary = await mount(<SummaryView onClose={() => {}} />);
  const save = summary.getByRole('button', { name: 'Save the order' });
  await expect.element(save).toHaveAccessibleDescription('First resolve the items that do not fit.');
  await summary.getByRole('textbox', { name: 'Project name' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(save).not.toHaveAttribute('aria-busy', 'true');
  await expect.element(summary.getByText('Saving failed')).not.toBeInTheDocument();
});

it('marks articles that do not work with the chosen system, and removes them by one click', async () => {
  const { screen, openStage, line, bill } = await openFurnished({
    catalogue: COLOURED,
    plan: { layout: layoutOf([200]), choices: { ...chosen({ id: 'raster', quantity: 2 }), powerId: 'p60' } },
  });
  await openStage('Power');
  const system = (name: string) => screen.getByRole('radio', { name, exact: true });
  await system('dali').click();
  await expect.element(line('p60')).toHaveTextContent('Does not support DALI');
  await screen.getByRole('radio', { name: 'dali-gateway' }).click();

  await system('zigbee').click();
  await expect.element(line('Raster 15 W')).toHaveTextContent('Does not work with the chosen system');
  await expect.element(line('dali-gateway')).toHaveTextContent('Does not work with the chosen system');
  await expect.element(line('p60')).not.toHaveTextContent('Does not support');
  const gateway = screen.getByRole('group', { name: 'Gateway' });
  await gateway.getByRole('button', { name: 'Remove: dali-gateway' }).click();
  await expect.element(line('dali-gateway')).not.toBeInTheDocument();
  await expect.element(gateway.getByRole('radio', { name: 'dali-gateway' })).not.toBeInTheDocument();
  await openStage('Luminaires');
  await expect.element(screen.getByRole('textbox', { name: /Raster 15 W/ })).not.toBeInTheDocument();
  await screen
    .getByRole('region', { name: 'Luminaires' })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.element(line('Raster 15 W')).not.toBeInTheDocument();
  await expect.element(bill.getByText(/does not work|To confirm|Before saving/)).not.toBeInTheDocument();
});

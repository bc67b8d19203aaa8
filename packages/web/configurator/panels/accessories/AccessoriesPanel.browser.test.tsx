import { sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { chosen, enter, openFurnished } from '../../testing/furnished.ts';

it('clears luminaires and manual extras after a question, and leaves what the layout requires', async () => {
  const { screen, openStage, line, quantityOf } = await openFurnished({
    plan: {
      layout: layoutOf([200]),
      choices: { ...chosen({ id: 'nero8', quantity: 5 }), accessories: [{ id: 'wires', quantity: 2 }] },
    },
  });
  await openStage('Accessories');
  const caps = quantityOf('endCap');
  await enter(caps, '1');
  await expect.element(line('endCap')).toHaveTextContent('2 from the layout + 1 by hand');
  await screen.getByRole('button', { name: 'Clear selection' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent(/5 pcs → 0.*3 pcs → 0/s);
  await dialog.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.element(line('Nero 8 W')).not.toBeInTheDocument();
  await expect.element(line('Wires 3 m')).not.toBeInTheDocument();
  await expect.element(caps).toHaveValue('0');
  await expect.element(line('endCap')).toHaveTextContent('2 ×');
  await expect.element(line('endCap')).not.toHaveTextContent('by hand');
});

it('adds manual extras to what the layout requires, and leaves them when the layout changes', async () => {
  const { screen, openStage, line, quantityOf, undo } = await openFurnished({
    plan: { layout: layoutOf([200]), choices: sampleChoices },
  });
  await openStage('Accessories');
  await enter(quantityOf('straightConnector'), '2');
  await expect.element(line('straightConnector')).toHaveTextContent('2 ×');
  await openStage('Rails');
  await screen.getByRole('button', { name: /^Add rail/ }).click();
  await expect.element(line('straightConnector')).toHaveTextContent('3 ×');
  await expect.element(line('straightConnector')).toHaveTextContent('1 from the layout + 2 by hand');
  await undo.click();
  await expect.element(line('straightConnector')).toHaveTextContent('2 ×');
});

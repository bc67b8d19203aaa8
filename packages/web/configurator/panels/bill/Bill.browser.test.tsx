import { layoutOf, type Run } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { expectAccessible } from '../../../testing/accessible.ts';
import { arrangementNow } from '../../../visitor/arrangement.ts';
import { selectStep } from '../../../visitor/editing.ts';
import { chosen, enter, openFurnished } from '../../testing/furnished.ts';

const LAMP = 'Nero 30 W';
const placements = [{ id: 'far', bindingId: 'nero30', stepId: 's0', at: 290, turn: 0, tilt: 0 }];

const placesNow = () =>
  arrangementNow()
    .luminaires.filter(({ isPlaced }) => isPlaced)
    .map(({ at }) => at);

async function shortenRail() {
  const editor = await openFurnished({
    width: 1760,
    plan: {
      layout: layoutOf([300], [200, 'right'], [300, 'right']),
      choices: chosen({ id: 'nero30', quantity: 2 }),
      placements,
    },
  });
  const { screen, finding } = editor;
  expect(placesNow()).toEqual([290]);
  selectStep('s0');
  const form = screen.getByRole('form', { name: 'Edit rail 1' });
  await enter(form.getByRole('textbox', { name: 'Length in cm' }), '250');
  selectStep(null);
  const beyond = finding(`${LAMP} on rail 1: it would project beyond the end.`);
  await expect.element(beyond).toBeVisible();
  return { ...editor, beyond };
}

it('reports a luminaire beyond a shortened rail, and moves it back by one click', async () => {
  const { beyond, undo } = await shortenRail();
  await expectAccessible();
  await beyond.getByRole('button', { name: /^Move to rail 1, 245\.5 cm/ }).click();
  await expect.element(beyond).not.toBeInTheDocument();
  expect(placesNow()).toContain(245.5);
  await undo.click();
  await beyond.getByRole('button', { name: /^Lengthen the rail to 295 cm/ }).click();
  await expect.element(beyond).not.toBeInTheDocument();
  expect(placesNow()).toEqual([290]);
});

it('reports luminaires without room on the rails, and removes them by one click', async () => {
  const { line, finding } = await openFurnished({
    plan: {
      layout: layoutOf([300], [200, 'right'], [300, 'right']),
      choices: chosen({ id: 'nero30', quantity: 90 }),
    },
  });
  const without = finding(/pcs do not fit on the rails/);
  await expect.element(without).toBeVisible();
  const [, surplus = ''] = /(\d+) pcs/.exec(without.element().textContent ?? '') ?? [];
  await without.getByRole('button', { name: `Remove ${surplus}` }).click();
  await expect.element(line(LAMP)).toHaveTextContent(`${90 - Number(surplus)} ×`);
  await expect.element(without).not.toBeInTheDocument();
});

it('shows a total of millions on one line inside the bill, and numbers of four digits too', async () => {
  const { screen, bill } = await openFurnished({
    plan: {
      layout: layoutOf(...Array.from({ length: 1000 }, (): Run => [100])),
      choices: chosen({ id: 'nero30', quantity: 99_000 }),
    },
  });
  const total = bill.getByText(/^€\d,\d{3},\d{3}\.\d\d$/).first();
  await expect.element(total).toBeVisible();
  const { right } = total.element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(bill.element().getBoundingClientRect().right);
  const number = screen.getByText('1000', { exact: true });
  expect(number.element().getClientRects()).toHaveLength(1);
  expect(number.element().clientHeight).toBeLessThan(30);
});

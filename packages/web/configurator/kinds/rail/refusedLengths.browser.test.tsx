import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { expect, it } from 'vitest';
import { mount, openWork } from '../../../testing/mount.tsx';
import { planNow } from '../../../visitor/configuratorStore.ts';
import { selectStep } from '../../../visitor/editing.ts';
import { enter } from '../../testing/furnished.ts';
import Card from './Card.tsx';
import RailCard from './RailCard.tsx';

const WHOLE = 'Enter the length in whole centimetres, such as 120.';
const RANGE = 'The length must be between 20 and 2000 cm.';
const REFUSED = [
  ['-5', RANGE],
  ['1000000000', RANGE],
  ['1e9', WHOLE],
  ['0.5', WHOLE],
  ['99,5', WHOLE],
  ['two metres', WHOLE],
  ['', WHOLE],
] as const;

const lengths = () => planNow().layout.steps.map(({ frameLength }) => frameLength);

async function openCard(...drawn: [number][]) {
  await openWork(drawn.length > 0 ? { plan: { layout: layoutOf(...drawn) } } : {});
  const screen = await mount(<Card lengthField={{ current: null }} onDone={() => {}} />);
  const form = screen.getByRole('form', { name: /^(First|Next) rail$/ });
  return {
    form,
    length: form.getByRole('textbox', { name: 'Length in cm' }),
    add: form.getByRole('button', { name: /^Add rail/ }),
    course: (name: string) => form.getByRole('button', { name }).click(),
  };
}

it.each(REFUSED)('refuses “%s” as the length of the first rail with the reason', async (typed, reason) => {
  const { length, add } = await openCard();
  await length.fill(typed);
  await add.click();
  await expect.element(length).toHaveAccessibleDescription(expect.stringContaining(reason));
  await expect.element(length).toHaveAttribute('aria-invalid', 'true');
  await expect.element(length).toHaveValue(typed);
  expect(lengths()).toEqual([]);
  await length.fill('120');
  await add.click();
  expect(lengths()).toEqual([120]);
  await expect.element(length).not.toHaveAttribute('aria-invalid');
});

it('refuses a bend of a length that is not sold', async () => {
  const { length, add, course } = await openCard([120]);
  await course('Bend down');
  await length.fill('150');
  await add.click();
  await expect
    .element(length)
    .toHaveAccessibleDescription(expect.stringContaining('A bent rail is 100 or 200 cm long.'));
  await expect.element(length).toHaveAttribute('aria-invalid', 'true');
  await expect.element(length).toHaveValue('150');
  expect(lengths()).toEqual([120]);
});

it('a bend chosen after another length takes the nearest sold one, and reports it', async () => {
  const { form, length, add, course } = await openCard([120]);
  await length.fill('1.8 m');
  await course('Bend down');
  await expect.element(length).toHaveValue('200');
  await expect.element(form).toHaveTextContent('Bends come in 100 and 200 cm: 200 instead of 1.8 m.');
  await course('Straight right');
  await expect.element(length).toHaveValue('1.8 m');
  await course('Bend up');
  await add.click();
  expect(lengths()).toEqual([120, 200]);
});

it.each(REFUSED)('refuses “%s” as the length of a drawn rail, which keeps its own', async (typed, reason) => {
  await openWork({ plan: { layout: layoutOf([120]) } });
  const screen = await mount(<RailCard onDone={() => {}} />);
  selectStep('s0');
  const form = screen.getByRole('form', { name: 'Edit rail 1' });
  const length = form.getByRole('textbox', { name: 'Length in cm' });
  await length.fill(typed);
  await form.getByRole('button', { name: 'Set length' }).click();
  await expect.element(length).toHaveAccessibleDescription(expect.stringContaining(reason));
  await expect.element(length).toHaveValue(typed);
  expect(lengths()).toEqual([120]);
  await enter(length, '140');
  await expect.poll(lengths).toEqual([140]);
});

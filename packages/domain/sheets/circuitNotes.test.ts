import { expect, test } from 'vitest';
import { openWords } from '../lists/openWords.ts';
import { rowsOfRecord } from '../lists/recordRows.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import { orderLuminaires } from '../order/orderLuminaires.ts';
import type { Choices } from '../plan/choices.ts';
import { planOf } from '../testing/arbitraryPlan.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { checkBox } from './circuitNotes.ts';
import * as signs from './signs.ts';

const t = sampleTranslate('EN');

function daliOf(luminaires: number, choices: Partial<Choices> = {}) {
  const order = sampleOrder(planOf([[2_000], [2_000]], { a: luminaires }));
  const page = { ...order, plan: { ...order.plan, choices: { ...order.plan.choices, ...choices } } };
  const installation = orderInstallation(page);
  if (!installation) throw new Error('The order keeps its electric data');
  const tabled = {
    page,
    installation,
    light: null,
    language: 'EN',
    t,
    rows: rowsOfRecord(page.data.lines, 'EN', t),
    luminaires: orderLuminaires(page.data, page.plan),
  };
  const box = checkBox(tabled, installation, openWords(page, 'EN', t));
  if ('table' in box) throw new Error('It is drawn');
  const marks = box.marks({ x: 0, y: 0, width: box.width, height: box.height });
  const at = marks.findIndex((mark) => mark.kind === 'text' && mark.text === 'DALI');
  const [sign, text] = [marks[at - 1], marks[at + 1]];
  const shape = (mark: unknown) => JSON.stringify(mark).replace(/-?\d[\d.e-]*/g, '');
  return {
    text: text?.kind === 'text' && text.text,
    isFine: shape(sign) === shape(signs.tick({ x: 1, y: 1 })),
  };
}

test('the plan check passes up to the addresses of the bought gateways, and fails above', () => {
  expect(daliOf(64)).toEqual({ text: t('sheet.addressesOf', { count: 64, most: 64 }), isFine: true });
  expect(daliOf(70)).toEqual({ text: t('sheet.addressesOf', { count: 70, most: 64 }), isFine: false });
});

test('the plan check says that luminaires with addresses have no gateway', () => {
  const text = t('sheet.addressesWithoutGateway', { count: 4 });
  expect(daliOf(4, { gatewayId: null })).toEqual({ text, isFine: false });
});

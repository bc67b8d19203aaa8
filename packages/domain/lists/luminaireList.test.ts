import { describe, expect, it } from 'vitest';
import { orderLuminaires } from '../order/orderLuminaires.ts';
import type { RecordLine } from '../order/record.ts';
import type { StoredLuminaire } from '../order/storedLuminaire.ts';
import { EMPTY_PLAN } from '../plan/plan.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { sampleTranslate } from '../testing/sampleOrder.ts';
import { columnsOf, luminaireList } from './luminaireList.ts';

const lines = [
  { kind: 'binding', articleId: 'spot', code: 'ON0111', titles: { PL: '=Nero; 8 W', EN: 'Nero' } },
] as unknown as RecordLine[];
const plan = {
  ...EMPTY_PLAN,
  layout: layoutOf([200], [200, 'right']),
  choices: { ...EMPTY_PLAN.choices, bindings: [{ id: 'spot', quantity: 3 }] },
};
const place = (own: Partial<StoredLuminaire> = {}): StoredLuminaire => ({
  bindingId: 'spot',
  stepId: 's1',
  at: 120.54,
  turn: 90,
  tilt: 12.5,
  isPlaced: true,
  ...own,
});
const listOf = (places: StoredLuminaire[], language = 'PL') =>
  luminaireList(orderLuminaires({ places, lines }, plan), lines, plan, language, sampleTranslate(language));

describe('the luminaire list of an order', () => {
  it('has number, type sign, article, rail, position, rotation and tilt, formatted for the language', () => {
    const places = [place({ stepId: 's0', at: 100, turn: 0, tilt: 0 }), place()];
    expect(listOf(places).rows[1]).toEqual({
      number: 'L2',
      sign: 'A',
      code: 'ON0111',
      title: '=Nero; 8 W',
      rail: '2',
      place: '120,5',
      turn: '90',
      tilt: '12,5',
    });
    expect(listOf(places, 'EN').rows[1]).toMatchObject({ title: 'Nero', place: '120.5' });
  });

  it('omits rotation and tilt if all luminaires hang straight', () => {
    expect(columnsOf(listOf([place()]))).toContain('turn');
    expect(columnsOf(listOf([place({ turn: 0, tilt: 0 })]))).toEqual([
      'number',
      'sign',
      'code',
      'title',
      'rail',
      'place',
    ]);
  });

  it('counts bought luminaires without a position', () => {
    expect(listOf([place()]).without).toBe(2);
  });
});

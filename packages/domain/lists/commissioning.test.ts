import { expect, it } from 'vitest';
import type { Dimming } from '../dimming/dimming.ts';
import type { InstalledLuminaire } from '../installation/installation.ts';
import { EMPTY_PLAN } from '../plan/plan.ts';
import { sampleTranslate } from '../testing/sampleOrder.ts';
import { type Commissioned, commissioningCells, switchedInWords } from './commissioning.ts';

const dimming: Dimming = {
  groups: [
    { number: 2, name: 'Bar', luminaires: ['a', 'b'] },
    { number: 5, name: '', luminaires: ['b'] },
  ],
  scenes: [
    { number: 0, name: 'Dzień', isForWork: true, hours: 2000, groups: {}, luminaires: {} },
    { number: 3, name: '', isForWork: false, hours: null, groups: { 2: 0, 5: 50 }, luminaires: { c: 12.5 } },
  ],
};
const luminaire = (id: string, number: number, address: number | null) =>
  ({
    id,
    number,
    bindingId: 'spot',
    bus: address === null ? null : { gateway: 2, address },
  }) as InstalledLuminaire;
const commissioned = (isDali: boolean): Commissioned => ({
  plan: { ...EMPTY_PLAN, dimming },
  luminaires: [luminaire('a', 1, 0), luminaire('b', 2, 7), luminaire('c', 3, null)],
  articleOf: () => ({ code: 'ON0001', title: 'Reflektor' }),
  isDali,
  language: 'PL',
  t: sampleTranslate('PL'),
});

it('a gateway gets address, groups, and percent and level of every scene, luminaire by luminaire', () => {
  expect(commissioningCells(commissioned(true))).toEqual([
    [
      'Bramka',
      'Adres',
      'Oprawa',
      'Kod',
      'Artykuł',
      'Grupy',
      '0 Dzień, %',
      '0 Dzień, DALI',
      '3 Scena 3, %',
      '3 Scena 3, DALI',
    ],
    ['G2', 'A00', 'L1', 'ON0001', 'Reflektor', '2 Bar', '100', '254', '0', '0'],
    ['G2', 'A07', 'L2', 'ON0001', 'Reflektor', '2 Bar, 5 Grupa 5', '100', '254', '0', '0'],
    ['', '', 'L3', 'ON0001', 'Reflektor', '', '100', '254', '12,5', '178'],
  ]);
});

it('without DALI a scene lists its switched-on circuits, and there are no addresses', () => {
  const [head, ...rows] = commissioningCells(commissioned(false));
  expect(head?.slice(3)).toEqual(['Grupy', '0 Dzień', '3 Scena 3']);
  expect(rows.map((row) => row.slice(4))).toEqual([
    ['wł.', 'wył.'],
    ['wł.', 'wył.'],
    ['wł.', 'wł.'],
  ]);
  const [, evening] = dimming.scenes;
  expect(evening && switchedInWords(dimming, evening, sampleTranslate('PL'))).toBe(
    'Bar wyłącz, Grupa 5 włącz',
  );
});

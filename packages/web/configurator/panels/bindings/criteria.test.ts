import type { Binding } from '@lumitor/domain/catalogue/article';
import type { LuminaireType } from '@lumitor/domain/catalogue/luminaireType';
import { sampleCatalogue } from '@lumitor/domain/testing/sampleCatalogue';
import type { Translate } from '@lumitor/domain/translation/lookup';
import { describe, expect, test } from 'vitest';
import type { Listed } from '../choice/filter.ts';
import { inOrder } from '../choice/filter.ts';
import { criteriaOf, ordersOf, protectsAs, typeTitle } from './criteria.ts';

const t = ((key: string) => key) as Translate;
const [sample] = sampleCatalogue.bindings;
const [sampleType] = sampleCatalogue.luminaireTypes;
const luminaire = (id: string, fields: object): Binding => ({ ...(sample as Binding), id, ...fields });
const typeOf = (key: string, titles: Partial<LuminaireType>): LuminaireType => ({
  ...(sampleType as LuminaireType),
  titleEn: '',
  key,
  title: key,
  ...titles,
});
const types = [
  typeOf('pendant', {
    title: 'Oprawy zwieszane',
    titleEn: 'Pendants',
    translation: { DE: 'Pendelleuchten' },
  }),
  typeOf('spot', { title: 'Reflektory' }),
];
const luminaires = [
  luminaire('nero', { type: 'spot', beam: 12, cct: 4000, lumens: 900, ip: '20', power: 12 }),
  luminaire('fino', { type: 'spot', beam: 20, cct: 3000, lumens: 2000, ip: '6X', power: 20 }),
  luminaire('opal', { type: 'line', beam: 116, cct: 3000, lumens: 3100, ip: '44', power: 32 }),
  luminaire('tuba', { type: 'pendant', beam: 45, power: 7 }),
];
const criteria = criteriaOf(luminaires, types, 'PL', t);
const stored = (name: string, value: string) => {
  const criterion = criteria.find((one) => one.name === name);
  return luminaires.filter((one) => criterion?.matches(one, value)).map(({ id }) => id);
};
const optionsOf = (name: string) =>
  criteria.find((one) => one.name === name)?.options.map(({ value, label }) => [value, label]);

describe('types', () => {
  test('stand in the order of the list, one that is not on it last and by its key', () => {
    expect(optionsOf('type')).toEqual([
      ['pendant', 'Oprawy zwieszane'],
      ['spot', 'Reflektory'],
      ['line', 'line'],
    ]);
    expect(stored('type', 'spot')).toEqual(['nero', 'fino']);
  });

  test.each([
    ['DE', 'Pendelleuchten'],
    ['EN', 'Pendants'],
    ['FR', 'Pendants'],
  ])('are called in %s as its translation says, or in English', (language, title) => {
    expect(typeTitle('pendant', types, language)).toBe(title);
    expect(typeTitle('spot', types, language)).toBe('Reflektory');
  });
});

describe('luminaires are narrowed', () => {
  test('by the light colours that occur', () => {
    expect(optionsOf('cct')).toEqual([
      ['3000', '3000\u00a0K'],
      ['4000', '4000\u00a0K'],
    ]);
    expect(stored('cct', '3000')).toEqual(['fino', 'opal']);
  });

  test('by the beam: narrow below 20°, wide above 45°', () => {
    expect(stored('beam', 'narrow')).toEqual(['nero']);
    expect(stored('beam', 'medium')).toEqual(['fino', 'tuba']);
    expect(stored('beam', 'wide')).toEqual(['opal']);
  });

  test('by the least flux, where those whose flux is not known have none', () => {
    expect(stored('lumens', '500')).toEqual(['nero', 'fino', 'opal']);
    expect(stored('lumens', '2000')).toEqual(['fino', 'opal']);
  });

  test('by the least protection', () => {
    expect(optionsOf('ip')?.map(([value]) => value)).toEqual(['20', '44', '6X']);
    expect(stored('ip', '20')).toEqual(['nero', 'fino', 'opal']);
    expect(stored('ip', '44')).toEqual(['opal']);
  });
});

test.each([
  ['65', '44', true],
  ['44', '44', true],
  ['6X', '44', false],
  ['6X', '20', true],
  ['44', '6X', false],
  ['', '20', false],
])('IP%s protects as IP%s does: %s', (ip, request, answer) => {
  expect(protectsAs(ip, request)).toBe(answer);
});

test.each([
  ['title', 'fino nero opal tuba'],
  ['cheapest', 'tuba opal fino nero'],
  ['dearest', 'fino opal tuba nero'],
  ['brightest', 'opal fino nero tuba'],
  ['power', 'tuba nero fino opal'],
  ['narrowest', 'nero fino tuba opal'],
])('Sorted by %s they stand as %s; a price on request comes last', (value, ids) => {
  const prices = { nero: null, fino: 300, opal: 200, tuba: 100 } as Record<string, number | null>;
  const listed = luminaires.map(
    (article) => ({ article, title: article.id, price: prices[article.id] }) as Listed<Binding>,
  );
  const order = ordersOf(t).find((one) => one.value === value);
  expect(order).toBeDefined();
  expect(inOrder(listed, order, 'PL').map(({ title }) => title)).toEqual(ids.split(' '));
});

import {
  emptyPartTable,
  type PartTable,
  partTableSchema,
  type Role,
  USUAL_ROLES,
} from '@lumitor/domain/catalogue/partTable';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Document } from '../data/documents.ts';
import { inEach, type LineArticles } from '../gaps/lineArticles.ts';
import { minutesLeft, stepStates } from './steps.ts';
import { catalogueOfLine, sellsWhole, trialOf } from './trial.ts';

const tableWith = (parts: object): PartTable =>
  v.parse(partTableSchema, {
    ...emptyPartTable('standard'),
    families: [
      {
        black: 'R',
        needsMounting: true,
        parts: { endCap: { black: 'Z' }, mountingSet: { black: 'M' }, ...parts },
      },
    ],
  });
const NOT_SOLD = { black: '', white: '', notSold: true };
const OTHERS = USUAL_ROLES.filter((role) => role !== 'endCap' && role !== 'mountingSet');
const ruled = tableWith(Object.fromEntries(OTHERS.map((role) => [role, NOT_SOLD])));
const article = (id: string, fields: object) =>
  ({
    id,
    version: 1,
    createdAt: '',
    title: id,
    active: false,
    isBlack: false,
    isWhite: false,
    ...fields,
  }) as unknown as Document;
const RAIL = article('rail', { type: 'R', price: 100, isBlack: true });
const PARTS = [
  article('cap', { description: 'Z', price: 5, active: true }),
  article('mount', { description: 'M', price: 2, active: true }),
];
const LUMINAIRE = article('lamp', { price: 80, power: 12, priceEuro: { dali: 0, zigbee: 0, onOff: 0 } });
const SUPPLIES = [
  article('p100', { type: 'p100', price: 90, power: 100 }),
  article('p60', { type: 'p60', price: 60, power: 60 }),
];

const lineOf = (articles: Partial<LineArticles['articles']>, table = ruled): LineArticles => ({
  line: 'standard',
  table,
  articles: { ...inEach(() => []), ...articles },
});
const whole = lineOf({ connections: [RAIL], accessories: PARTS, bindings: [LUMINAIRE], powers: SUPPLIES });
const all = (line: LineArticles) => trialOf(catalogueOfLine(line, false));
const onSale = (line: LineArticles): LineArticles => ({
  ...line,
  articles: inEach((name) => line.articles[name].map((one) => ({ ...one, active: true }))),
});
const open = (line: LineArticles) =>
  stepStates(line, all(line), true).flatMap(({ step, isDone }) => (isDone ? [] : [step]));

describe('the trial layout', () => {
  it('costs a rail of 2 m, its parts, a luminaire and the cheapest sufficient supply, even if all are inactive', () => {
    const { quote, isComplete } = all(whole);
    // Rail 2 × 100, caps 2 × 5, mounting sets 3 × 2, luminaire 80, supply 60.
    expect(quote.totals.net).toBe(35_600);
    expect(isComplete).toBe(true);
    expect(sellsWhole(whole)).toBe(false);
    expect(sellsWhole(onSale(whole))).toBe(true);
  });

  it('prefers a rail with rules and a price', () => {
    const others = [
      article('a', { type: 'A', price: 9 }),
      article('b', { type: 'R', price: 0, isBlack: true }),
    ];
    expect(all(lineOf({ connections: [...others, RAIL] })).rail?.id).toBe('rail');
    const { lines } = all(lineOf({ connections: [article('a', { type: 'A', price: 9 })] })).quote;
    expect(lines.some(({ kind }) => kind === 'rules')).toBe(true);
  });

  it('has a control if a luminaire has its prices by control', () => {
    const byControl = article('lamp', {
      price: { dali: 90, zigbee: 0, onOff: 0 },
      power: 1,
      priceEuro: { dali: 0, zigbee: 0, onOff: 0 },
    });
    const systems = [
      article('off', { type: 'onOff', price: 1 }),
      article('dali', { type: 'dali', price: 20 }),
    ];
    const { quote } = all(
      lineOf({ connections: [RAIL], accessories: PARTS, bindings: [byControl], systems }),
    );
    expect(quote.totals).toMatchObject({ net: 21_600 + 9_000 + 2_000, isIncomplete: false });
  });

  it('is incomplete while an article is missing', () => {
    for (const missing of ['connections', 'accessories', 'bindings'] as const)
      expect(all(lineOf({ ...whole.articles, [missing]: [] })).isComplete, missing).toBe(false);
    expect(all(lineOf({ ...whole.articles, powers: [] })).isComplete).toBe(true);
    expect(all(lineOf(whole.articles, emptyPartTable('standard'))).isComplete).toBe(false);
  });

  it('is incomplete while a role in use has no article, such as the feed', () => {
    const tableWithout = (open: Role) =>
      tableWith(Object.fromEntries(OTHERS.filter((role) => role !== open).map((role) => [role, NOT_SOLD])));
    const { quote, isComplete } = all(lineOf(whole.articles, tableWithout('feed')));
    expect(isComplete).toBe(false);
    expect(quote.lines).toContainEqual(expect.objectContaining({ kind: 'rules', role: 'feed', total: null }));
    // 2 m of rail have no corner.
    expect(all(lineOf(whole.articles, tableWithout('angleConnector'))).isComplete).toBe(true);
  });

  it('is incomplete while the power of luminaire or supply is unknown', () => {
    const lamp = { ...LUMINAIRE, power: 0 };
    expect(all(lineOf({ ...whole.articles, bindings: [lamp] })).isComplete).toBe(false);
    const supply = { ...article('p0', { type: 'p0', price: 90, power: 0 }) };
    expect(all(lineOf({ ...whole.articles, powers: [supply] })).isComplete).toBe(false);
    expect(all(lineOf({ ...whole.articles, powers: [supply, ...SUPPLIES] })).isComplete).toBe(true);
  });
});

describe('the setup steps', () => {
  it('are done one after the other, by the content of the shop', () => {
    const empty = emptyPartTable('standard');
    expect(open(lineOf({}, empty))).toEqual(['rail', 'rules', 'articles', 'luminaires', 'supply', 'price']);
    expect(open(lineOf({ connections: [RAIL] }, empty))).toEqual([
      'rules',
      'articles',
      'luminaires',
      'supply',
      'price',
    ]);
    expect(open(lineOf({ connections: [RAIL] }))).toEqual(['articles', 'luminaires', 'supply', 'price']);
    expect(open(lineOf({ connections: [RAIL], accessories: PARTS }))).toEqual([
      'luminaires',
      'supply',
      'price',
    ]);
    expect(open(whole)).toEqual(['price']);
    const unknown = { ...LUMINAIRE, power: 0 };
    expect(open(lineOf({ ...whole.articles, bindings: [unknown] }))).toEqual(['luminaires', 'price']);
    expect(open(lineOf(whole.articles, tableWith({})))).toEqual(['rules', 'articles', 'price']);
    expect(open(onSale(whole))).toEqual([]);
  });

  it('take 15 minutes in total', () => {
    const line = lineOf({}, emptyPartTable('standard'));
    expect(minutesLeft(stepStates(line, all(line), false))).toBe(15);
    expect(minutesLeft(stepStates(onSale(whole), all(whole), true))).toBe(0);
  });
});

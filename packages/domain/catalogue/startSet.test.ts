import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PART_TABLES } from '../parts/defaultPartTable.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { emptyPartTable } from './partTable.ts';
import { planStartSet, readStartSet, type StartSet, startSetOf } from './startSet.ts';

const { standard } = DEFAULT_PART_TABLES;
const NOTHING = { connections: [], accessories: [], powers: [], systems: [], gateways: [] };
const set = startSetOf('Sklep', standard, sampleCatalogue, { withPrices: true });

describe('a line exported as a start set', () => {
  it('is imported unchanged into an empty line, with no article on sale', () => {
    const read = readStartSet(JSON.stringify(set));
    expect(read).toEqual({ set });
    const plan = planStartSet(set, emptyPartTable('micro'), NOTHING);
    expect(plan.table).toEqual({ ...standard, line: 'micro' });
    expect(plan.additions.every(({ fields }) => fields.active === false && !('id' in fields))).toBe(true);
    expect(plan.additions).toHaveLength(2 + 5 + 3 + 2 + sampleCatalogue.accessories.length);
  });

  it('brings electric data, saw kerf and fixing points to a line without families', () => {
    const rules = {
      ...standard,
      voltage: 24,
      minVoltage: 22.5,
      conductor: 1.5,
      jointResistance: 0,
      sawKerf: 2,
      families: standard.families.map((family) => ({ ...family, fixingSpacing: 80 })),
    };
    const read = readStartSet(JSON.stringify(startSetOf('Sklep', rules, NOTHING, { withPrices: false })));
    if (read.fault) throw new Error(JSON.stringify(read.fault));
    const { table } = planStartSet(read.set, { ...emptyPartTable('micro'), maxCurrent: 4 }, NOTHING);
    expect(table).toEqual({ ...rules, line: 'micro' });
  });

  it('contains prices only on request', () => {
    const { articles } = startSetOf('Sklep', standard, sampleCatalogue, { withPrices: false });
    expect(set.articles.connections[0]?.price).toBe(100);
    expect(articles.connections[0]?.price).toBe(0);
  });

  it('adds nothing to a line that has everything, also after a partial import', () => {
    fc.assert(
      fc.property(fc.nat(standard.families.length), fc.nat(10), (families, accessories) => {
        const table = { ...standard, feedEvery: 500, families: standard.families.slice(0, families) };
        const stored = { ...NOTHING, accessories: sampleCatalogue.accessories.slice(0, accessories) };
        const first = planStartSet(set, table, stored);
        expect(first.table.families).toEqual(standard.families);
        expect(first.table.feedEvery).toBe(families === 0 ? standard.feedEvery : 500);
        expect(first.knownArticles).toBe(accessories);
        const fields = (name: string) =>
          first.additions.flatMap((addition) => (addition.collection === name ? [addition.fields] : []));
        const after = Object.fromEntries(
          Object.entries(stored).map(([name, has]) => [name, [...has, ...fields(name)]]),
        ) as unknown as typeof NOTHING;
        const second = planStartSet(set, first.table, after);
        expect([second.families, second.additions]).toEqual([[], []]);
        expect(second.table).toEqual(first.table);
      }),
    );
  });
});

describe('import refuses a file', () => {
  const fault = (text: string) => readStartSet(text).fault;
  it('without JSON, of another format, or of a later version', () => {
    expect(fault('{')).toEqual({ kind: 'notJson' });
    expect(fault('[]')).toEqual({ kind: 'otherFile' });
    expect(fault(JSON.stringify({ ...set, version: 2 }))).toEqual({ kind: 'newer' });
  });

  it('with the path of each fault', () => {
    const broken: StartSet = structuredClone(set);
    Object.assign(broken.articles.connections[0] as object, { title: ' ' });
    Object.assign(broken.rules.families[1] as object, { black: '', white: '' });
    expect(fault(JSON.stringify(broken))).toMatchObject({
      kind: 'fields',
      places: [{ path: 'rules.families.1.black' }, { path: 'articles.connections.0.title' }],
    });
    expect(fault(JSON.stringify({ ...set, rules: { ...set.rules, voltage: 24 } }))).toMatchObject({
      places: [{ path: 'rules.minVoltage' }],
    });
  });
});

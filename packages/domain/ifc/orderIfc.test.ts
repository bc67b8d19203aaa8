import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointAt } from '../kinds/rail/axis.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { orderInstallation } from '../order/orderInstallation.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { arbitraryOrder } from '../testing/arbitraryOrder.ts';
import { arbitraryPlan } from '../testing/arbitraryPlan.ts';
import { EVERYTHING } from '../testing/everything.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { orderIfc } from './orderIfc.ts';
import { checkIfc } from './testing/checkIfc.ts';
import { readSchema } from './testing/express.ts';
import { type Instance, Instances } from './testing/instances.ts';

const schema = readSchema(readFileSync(new URL('testing/ifc4.txt', import.meta.url), 'utf8'));
const RUNS = Number(process.env.LUMITOR_RUNS) || 15;

const ifcOf = (page: ShownOrder, language = 'PL') =>
  orderIfc(
    page,
    orderInstallation(page),
    language,
    sampleTranslate(language),
    (path) => `https://shop.example${path}`,
  );
const read = (page: ShownOrder) => new Instances(ifcOf(page), schema);

const order = sampleOrder(EVERYTHING);
const file = read(order);
const named = (entity: string) => file.of(entity).map((one) => file.text(one, 'Name'));
const one = (entity: string, name: string): Instance => {
  const found = file.of(entity).find((each) => file.text(each, 'Name') === name);
  if (!found) throw new Error(`There is no ${entity} ${name}`);
  return found;
};

function placeOf(instances: Instances, thing: Instance): number[] {
  const [placement] = instances.named(thing, 'ObjectPlacement');
  const [axes] = placement ? instances.named(placement, 'RelativePlacement') : [];
  const [at] = axes ? instances.named(axes, 'Location') : [];
  return at ? instances.numbers(at, 'Coordinates') : [];
}

const propertiesOf = (instances: Instances, sets: readonly Instance[]) =>
  Object.fromEntries(
    sets.flatMap((set) =>
      instances.named(set, 'HasProperties').map((property): [string | null, unknown] => {
        const value = instances.value(
          property,
          instances.is(property, 'IfcPropertySingleValue') ? 'NominalValue' : 'EnumerationValues',
        );
        const inner = value.kind === 'typed' ? value.value : value;
        return [
          instances.text(property, 'Name'),
          'text' in inner ? inner.text : 'value' in inner ? inner.value : inner,
        ];
      }),
    ),
  );

describe('a file with everything', () => {
  it('is valid by the schema', () => {
    expect(checkIfc(ifcOf(order), schema)).toEqual([]);
  });

  it('is invalid once corrupted', () => {
    const text = ifcOf(order);
    const spoilt = (from: RegExp | string, to: string) => checkIfc(text.replace(from, to), schema);
    expect(spoilt('.BUSBARSEGMENT.', '.BUSBAR.')).toHaveLength(1);
    expect(spoilt(/IFCPROJECT\('(.{22})',#\d+,'[^']*'/, "IFCPROJECT('$1',$,$")).toEqual([
      expect.stringMatching(/IfcProject HasName$/),
    ]);
    expect(
      spoilt(/IFCCIRCLEPROFILEDEF\(\.AREA\.,\$,(#\d+),[\d.]+/, 'IFCCIRCLEPROFILEDEF(.AREA.,$,$1,-1.'),
    ).toHaveLength(1);
    expect(
      spoilt(/IFCRELVOIDSELEMENT\((.*),(#\d+),#\d+\)/, 'IFCRELVOIDSELEMENT($1,$2,$2)').length,
    ).toBeGreaterThan(0);
    expect(spoilt("'ENDCAP'", '$')).toEqual([
      expect.stringMatching(/IfcCableFitting CorrectPredefinedType$/),
    ]);
  });

  it('is in metres, as a reference view, authored by the shop', () => {
    const text = ifcOf(order);
    expect(text).toContain("FILE_DESCRIPTION(('ViewDefinition [ReferenceView_V1.2]'),'2;1');");
    expect(text).toContain('IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.)');
    expect(named('IfcOrganization')).toEqual(['Lumitor', 'Lumitor sp. z o.o.']);
    expect(text).toMatch(/^[\x20-\x7e\n]*$/);
  });

  it('has the room with walls, openings and obstacles', () => {
    expect([named('IfcSpace'), named('IfcWall'), named('IfcDoor'), named('IfcWindow')]).toEqual([
      ['Pomieszczenie'],
      ['Ściana 1', 'Ściana 2', 'Ściana 3', 'Ściana 4'],
      ['Drzwi 1'],
      ['Okno 1'],
    ]);
    expect([named('IfcBuildingElementProxy'), named('IfcFurniture')]).toEqual([['Słup 1'], ['Regał 1']]);
    expect(placeOf(file, one('IfcWindow', 'Okno 1'))).toEqual([0, 0, 0]);
    expect(placeOf(file, file.of('IfcOpeningElement')[1] as Instance)).toEqual([5.06, -0.5, 0.9]);
  });

  it('has supplies, gateways, feeds and cables at their positions, and no shape without a position', () => {
    expect(placeOf(file, one('IfcTransformer', 'S1'))).toEqual([1.6, -5, 2.2]);
    expect(placeOf(file, one('IfcController', 'G1'))).toEqual([7, -5.2, 2.1]);
    expect(file.has(one('IfcTransformer', 'S2'), 'Representation')).toBe(false);
    expect(named('IfcJunctionBox')).toEqual(['F1', 'F2']);
    expect(named('IfcCableSegment')).toEqual([
      'Szyna 1.1',
      'Szyna 1.2',
      'Szyna 2.1',
      'Szyna 3.1',
      'Szyna 3.2',
      'Szyna 4.1',
      'W2',
    ]);
  });

  it('describes a luminaire by its type with product code, watts and light', () => {
    const [type] = file.of('IfcLightFixtureType');
    expect(type && file.text(type, 'Tag')).toBe('ON0115');
    expect(type && propertiesOf(file, file.named(type, 'HasPropertySets'))).toMatchObject({
      ArticleNumber: 'ON0115',
      TotalWattage: 20,
      LightEmitterNominalPower: 20,
    });
  });

  it.each([
    [
      { isRecessed: true, cutOutWidth: 4.5, recessDepth: 6 },
      { Mounting: 'RECESSED', CutOutWidth: 0.045, RecessDepth: 0.06 },
    ],
    [{ hang: 40 }, { Mounting: 'SUSPENDED', SuspensionLength: 0.4 }],
    [{ hang: 0 }, { Mounting: 'SURFACE' }],
  ])('states the mounting of each rail: %j', (stored, mounted) => {
    const page = { ...order, data: { ...order.data, hang: null, ...stored } };
    expect(checkIfc(ifcOf(page), schema)).toEqual([]);
    const instances = read(page);
    const sets = instances
      .of('IfcPropertySet')
      .filter((set) => instances.text(set, 'Name') === 'Lumitor_Rail')
      .map((set) => propertiesOf(instances, [set]));
    expect(sets).toEqual(Array(6).fill(mounted));
  });

  it('has a circuit for each circuit part with all its members, and a bus for each gateway', () => {
    const membersOf = (system: Instance) =>
      file
        .naming(system, 'IfcRelAssignsToGroup', 'RelatingGroup')
        .flatMap((relation) => file.named(relation, 'RelatedObjects'))
        .map((member) => file.text(member, 'Name') ?? '')
        .filter((name) => /^[SFGLW]\d/.test(name))
        .toSorted();
    expect(file.of('IfcDistributionCircuit').map(membersOf)).toEqual([
      expect.arrayContaining(['F1', 'L1', 'S1']),
      expect.arrayContaining(['F2', 'L8', 'S2', 'W2']),
    ]);
    expect(membersOf(one('IfcDistributionSystem', 'G1'))).toHaveLength(9);
  });
});

const LIGHT = { lumens: 1800, cct: 3000, cri: 92, photometry: '/files/photometry/abc.ldt' };
const withLight = (page: ShownOrder): ShownOrder => ({
  ...page,
  data: {
    ...page.data,
    lines: page.data.lines.map((line) => (line.kind === 'binding' ? { ...line, ...LIGHT } : line)),
  },
});

it('has the light of a luminaire with its photometric file, flux, colour and rendering', () => {
  const text = ifcOf(withLight(order));
  expect(checkIfc(text, schema)).toEqual([]);
  const lit = new Instances(text, schema);
  const [source] = lit.of('IfcLightSourceGoniometric');
  const [type] = lit.of('IfcLightFixtureType');
  if (!source || !type) throw new Error('There is no light');
  expect([lit.numbers(source, 'ColourTemperature'), lit.numbers(source, 'LuminousFlux')]).toEqual([
    [3000],
    [1800],
  ]);
  expect(lit.named(source, 'LightDistributionDataSource').map((one) => lit.text(one, 'Location'))).toEqual([
    'https://shop.example/files/photometry/abc.ldt',
  ]);
  expect(propertiesOf(lit, lit.named(type, 'HasPropertySets'))).toMatchObject({
    ColorRenderingIndex: 92,
    ColorTemperature: 3000,
  });
});

const anyOrder: fc.Arbitrary<ShownOrder> = fc.oneof(
  fc.tuple(arbitraryPlan, fc.boolean(), fc.boolean()).map(([plan, hasRoom, isLit]) => {
    const page = sampleOrder({ ...plan, room: hasRoom ? EVERYTHING.room : plan.room });
    return isLit ? withLight(page) : page;
  }),
  arbitraryOrder,
);

it('any order is valid by the schema, reproducible, and free of duplicate ids', () => {
  fc.assert(
    fc.property(anyOrder, (page) => {
      const text = ifcOf(page);
      expect(checkIfc(text, schema)).toEqual([]);
      expect(ifcOf({ ...page, plan: structuredClone(page.plan) })).toBe(text);
    }),
    { numRuns: RUNS },
  );
}, 600_000);

it('ids of one order never occur in another', () => {
  const idsOf = (page: ShownOrder) =>
    read(page)
      .of('IfcRoot')
      .map((root) => file.text(root, 'GlobalId'));
  const ids = new Set(idsOf(order));
  expect(idsOf({ ...order, id: 'other' }).filter((id) => ids.has(id))).toEqual([]);
});

it('every rail starts where the plan has it, with the same length', () => {
  fc.assert(
    fc.property(arbitraryPlan, (plan) => {
      const page = sampleOrder(plan);
      const instances = read(page);
      const { placed } = geometryOf(page.plan.layout);
      const rails = instances.of('IfcCableSegment').filter((rail) => instances.has(rail, 'Representation'));
      for (const { axis, index } of placed) {
        const own = rails.filter((rail) => instances.text(rail, 'Tag')?.startsWith(`${index + 1}.`));
        const lengths = own.flatMap((rail) =>
          instances
            .naming(rail, 'IfcRelDefinesByProperties', 'RelatedObjects')
            .flatMap((relation) => instances.named(relation, 'RelatingPropertyDefinition'))
            .filter((set) => instances.is(set, 'IfcElementQuantity'))
            .flatMap((set) => instances.named(set, 'Quantities'))
            .flatMap((quantity) => instances.numbers(quantity, 'LengthValue')),
        );
        let from = 0;
        for (const [piece, rail] of own.entries()) {
          const { x, y } = pointAt(axis, from * 100);
          const [east = 0, north = 0] = placeOf(instances, rail);
          expect(Math.hypot(east - x / 100, north + y / 100)).toBeLessThan(0.001);
          from += lengths[piece] ?? 0;
        }
        expect(from * 100).toBeCloseTo(axis.length, 3);
      }
    }),
    { numRuns: RUNS },
  );
});

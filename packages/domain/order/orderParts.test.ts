import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Layout } from '../kinds/rail/layout.ts';
import type { Rail } from '../kinds/rail/step.ts';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import { newUnderlay } from '../kinds/underlay/calibration.ts';
import { BY_STEP, sawingOf } from '../parts/sawing.ts';
import type { Choices } from '../plan/choices.ts';
import type { LuminairePlacement } from '../plan/placement.ts';
import { EMPTY_PLAN, type Plan } from '../plan/plan.ts';
import { storedPlan } from '../plan/storedPlan.ts';
import { quoteFor } from '../quote/quote.ts';
import { UNSET_PRICES } from '../settings/languagePrices.ts';
import { arbitraryLayout } from '../testing/arbitraryEdit.ts';
import { sampleCatalogue, sampleChoices } from '../testing/sampleCatalogue.ts';
import { layoutOf, windingLayout } from '../testing/sampleLayouts.ts';
import { joinOrder, MAX_ORDER_BYTES, splitOrder } from './orderParts.ts';
import { orderRequestSchema } from './orderRequest.ts';
import { priceOrder } from './priceOrder.ts';
import { type OrderRecord, recordSchema } from './record.ts';

const currency = 'PLN' as const;
const CHOICES: Choices = {
  ...sampleChoices,
  powerId: 'p60',
  bindings: [{ id: 'spot', quantity: 7 }],
  accessories: [{ id: 'endCap-black', quantity: 2 }],
};

function recordOf(
  layout: Layout,
  choices = CHOICES,
  catalogue = sampleCatalogue,
  own: Partial<Pick<Plan, 'placements' | 'room' | 'areas'>> = {},
  underlay: OrderRecord['data']['underlay'] = undefined,
) {
  const quote = quoteFor({ ...EMPTY_PLAN, layout, choices }, catalogue, {
    currency,
    euroRate: 4,
    vatPercent: 23,
  });
  const request = v.parse(orderRequestSchema, {
    idempotencyKey: '5f0c1e2a-0000-4000-8000-000000000001',
    isMicro: false,
    language: 'PL',
    ...storedPlan({ ...EMPTY_PLAN, ...own, layout, choices, name: 'Salon' }),
    seen: { net: quote.totals.net, currency },
    showsGross: true,
    confirmed: { powerExceeded: true, missingArticles: true, impossibleLayout: true },
  });
  const context = { catalogue, euroRate: 4, activeLanguages: ['PL', 'EN', 'DE'], prices: UNSET_PRICES };
  const { priced, refusal } = priceOrder(request, context);
  if (!priced) throw new Error(refusal.message);
  return v.parse(recordSchema, {
    ...priced,
    parent: '',
    data: {
      ...priced.data,
      ...(underlay && { underlay }),
      savedAt: '2026-11-21T10:00:00.000Z',
      requestHash: 'abc',
    },
  });
}

const [spot] = sampleCatalogue.bindings;
if (!spot) throw new Error('The sample is empty.');
const LIT = {
  ...spot,
  drop: 12.5,
  lumens: 2_350,
  beam: 36,
  luminousLength: 117,
  photometry: '/files/photometry/microBindings/Zk3v8cQp1xL0aB5n7RtY.ldt',
  photometryTurn: 90,
};
const LIT_CATALOGUE = { ...sampleCatalogue, bindings: [LIT] };

const PICTURE = { id: '0b2f6c1e-4d7a-4c8e-9a51-2f6d3e8b7c90', name: '', width: 1200, height: 800 };
const FILE = '/files/underlays/abcdefghijklmnopqrst.webp';

const arbitraryPlacements = fc.array(
  fc.record({
    bindingId: fc.constantFrom('spot', 'gone'),
    step: fc.nat(5),
    at: fc.double({ min: 0, max: 300, noNaN: true }),
    turn: fc.constantFrom(0, 90, 12.3456),
    tilt: fc.constantFrom(0, 15, 90),
  }),
  { maxLength: 6 },
);

describe('an order stored in two parts', () => {
  it('is restored unchanged for any layout and any luminaires', () => {
    fc.assert(
      fc.property(
        arbitraryLayout.filter(({ steps }) => steps.length > 0),
        arbitraryPlacements,
        fc.boolean(),
        (layout, target, hasRoom) => {
          const placements = target.map(({ step, ...one }, index) => ({
            ...one,
            id: `p${index}`,
            stepId: layout.steps[step]?.id ?? 'none',
          }));
          const room = hasRoom ? { ...newRoom(rectangle(600, 400, { x: 0, y: 0 })), use: 'office' } : null;
          const underlay = hasRoom ? { ...newUnderlay(PICTURE, { x: 0, y: 0 }, 600), file: FILE } : undefined;
          const picture = { id: 'a', name: 'Obraz 1', begin: { x: 0, y: -200 }, end: { x: 120, y: -200 } };
          const areas = hasRoom ? [{ ...picture, bottom: 110, top: 170 }] : [];
          const record = recordOf(layout, CHOICES, LIT_CATALOGUE, { placements, room, areas }, underlay);
          expect(record.data).toMatchObject({ ...(room && { room, areas }), ...(underlay && { underlay }) });
          const { summary, detail } = JSON.parse(JSON.stringify(splitOrder(record)));
          expect(joinOrder(summary, detail)).toEqual(record);
        },
      ),
    );
  });

  it('stores the use of offcuts and the saw kerf', () => {
    const sawn = { ...sampleCatalogue, partTable: { ...sampleCatalogue.partTable, sawKerf: 2.5 } };
    const sawingFrom = (usesOffcuts: boolean) => {
      const record = recordOf(layoutOf([150], [45]), { ...CHOICES, usesOffcuts }, sawn);
      const { summary, detail } = JSON.parse(JSON.stringify(splitOrder(record)));
      const { order, data } = joinOrder(summary, detail);
      expect({ order, data }).toEqual({ order: record.order, data: record.data });
      return [order.frameLength100, sawingOf(data.choices, data)];
    };
    expect(sawingFrom(true)).toEqual([0, { usesOffcuts: true, kerf: 2.5 }]);
    expect(sawingFrom(false)).toEqual([1, BY_STEP]);
  });

  it('stores the maximum distance of its fixing points', () => {
    const { families, ...table } = sampleCatalogue.partTable;
    const spaced = families.map((family) => ({ ...family, fixingSpacing: 66.7 }));
    const record = recordOf(layoutOf([150]), CHOICES, {
      ...sampleCatalogue,
      partTable: { ...table, families: spaced },
    });
    const { summary, detail } = JSON.parse(JSON.stringify(splitOrder(record)));
    expect(joinOrder(summary, detail).data).toMatchObject({ fixingSpacing: 66.7 });
    expect(summary.data).not.toHaveProperty('fixingSpacing');
  });

  it('has rails, lines and articles in the detail alone, which lists do not read', () => {
    const { summary } = splitOrder(recordOf(layoutOf([200], [100, 'right'])));
    expect(summary).not.toHaveProperty('data.steps');
    expect(summary).not.toHaveProperty('data.lines');
    expect(summary).not.toHaveProperty('order.bindings');
    expect(summary).toMatchObject({ data: { name: 'Salon' }, order: { frameType: 'MT0001' } });
  });

  it('takes less than the limit for the largest likely plan, with each luminaire placed by hand', () => {
    const [remote] = sampleCatalogue.accessories.slice(-1);
    if (!remote) throw new Error('The sample is empty.');
    const titles = { title: 'Reflektor szynowy Nero mini 36°, 20 W, 3000 K, CRI 97, czarny', titleEn: '' };
    const named = { ...titles, titleEn: titles.title, translation: { DE: titles.title } };
    const id = (index: number) => String(index).padStart(20, 'x');
    const all = <Article>(article: Article, count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...article, ...named, id: id(index) }));
    const catalogue = {
      ...sampleCatalogue,
      bindings: all(LIT, 100),
      accessories: [...sampleCatalogue.accessories, ...all(remote, 60)],
    };
    const chosen = (count: number, quantity: number) =>
      Array.from({ length: count }, (_, index) => ({ id: id(index), quantity }));
    const choices = { ...CHOICES, bindings: chosen(100, 10), accessories: chosen(60, 3) };
    const { steps, ...rest } = windingLayout(1_000);
    const named8 = (stepId: string) => stepId.padStart(8, '0');
    const typed = steps.map(
      (step, index): Rail => ({
        ...step,
        id: named8(step.id),
        frameLength: 20 + index,
        ...(step.kind !== 'start' && { on: { ...step.on, stepId: named8(step.on.stepId) } }),
      }),
    );
    const placements = typed.map(
      (step, index): LuminairePlacement => ({
        id: named8(`p${index}`),
        bindingId: id(index % 100),
        stepId: step.id,
        at: step.frameLength / 3 + index / 7_000,
        turn: (index / 7) % 360,
        tilt: (index / 7) % 90,
      }),
    );
    const record = recordOf({ ...rest, steps: typed }, choices, catalogue, { placements });
    expect(record.data.places?.filter(({ isPlaced }) => isPlaced)).toHaveLength(1_000);
    const bytes = new TextEncoder().encode(JSON.stringify(splitOrder(record))).length;
    expect(bytes).toBeLessThan(0.95 * MAX_ORDER_BYTES);
    expect(bytes).toBeGreaterThan(MAX_ORDER_BYTES / 2);
  });
});

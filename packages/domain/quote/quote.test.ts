import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyPartTable, type RailFamily } from '../catalogue/partTable.ts';
import { EMPTY_LAYOUT, type Layout } from '../kinds/rail/layout.ts';
import type { Choices } from '../plan/choices.ts';
import { EMPTY_PLAN } from '../plan/plan.ts';
import { arbitraryLayout } from '../testing/arbitraryEdit.ts';
import { accessory, sampleCatalogue, sampleChoices } from '../testing/sampleCatalogue.ts';
import { layoutOf, premade } from '../testing/sampleLayouts.ts';
import { isInSummary } from './lines.ts';
import { grossOf } from './money.ts';
import { type Quote, quoteFor } from './quote.ts';
import { totalsIn } from './totalsIn.ts';

const PLN = { currency: 'PLN', euroRate: 4, vatPercent: 23 } as const;
const EUR = { currency: 'EUR', euroRate: 4, vatPercent: 23 } as const;
const quote = (layout: Layout, own: Partial<Choices> = {}, terms: typeof PLN | typeof EUR = PLN) =>
  quoteFor({ ...EMPTY_PLAN, layout, choices: { ...sampleChoices, ...own } }, sampleCatalogue, terms);
const line = (quoted: ReturnType<typeof quote>, code: string) =>
  quoted.lines.find((one) => one.code === code);

const missingCodes = ({ lines }: Quote): string[] =>
  lines.filter(({ kind, article }) => !article && kind !== 'rules').map(({ code }) => code);

describe('totals of any layout', () => {
  const chosen = fc.array(
    fc.record({
      id: fc.constantFrom('spot', 'nero-black', 'dali-only'),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { maxLength: 3 },
  );
  it('are the sums of their lines, whole, and never NaN (D24)', () => {
    fc.assert(
      fc.property(arbitraryLayout, chosen, fc.boolean(), (layout, bindings, isEuro) => {
        const { lines, totals, totalItems } = quote(layout, { bindings }, isEuro ? EUR : PLN);
        const sum = lines.reduce((net, { total }) => net + (total ?? 0), 0);
        expect(totals.net).toBe(sum);
        expect(totals.gross).toBe(grossOf(totals.net, 23));
        expect(totals.vat + totals.net).toBe(totals.gross);
        expect([totals.net, totals.gross, totalItems].every(Number.isInteger)).toBe(true);
        for (const { unitPrice, quantity, total } of lines)
          expect(total).toBe(unitPrice === null ? null : unitPrice * quantity);
      }),
    );
  });
});

describe('totals in the other currency', () => {
  it('equal those of a quote in that currency, for any layout and choice (D22)', () => {
    const binding = fc.record({
      id: fc.constantFrom('spot', 'nero-black', 'dali-only'),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    const own = fc.record({
      bindings: fc.array(binding, { maxLength: 3 }),
      systemId: fc.constantFrom(null, 'dali'),
      powerId: fc.constantFrom(null, 'p60'),
    });
    fc.assert(
      fc.property(arbitraryLayout, own, (layout, choices) => {
        const { lines, isPowerUnknown } = quote(layout, choices, EUR);
        expect(totalsIn(lines, PLN, isPowerUnknown)).toEqual(quote(layout, choices, PLN).totals);
      }),
    );
  });
});

describe('the bill', () => {
  it.each([
    [0.333, 3, 99],
    [0.125, 8, 104],
    [0.001, 40, 40],
    [0.125, 1, 13],
    [129.9, 3, 38970],
  ])(
    'totals %s times %i as displayed unit price times quantity, %i cents (D24)',
    (price, quantity, total) => {
      const choices = { ...sampleChoices, accessories: [{ id: 'remote', quantity }] };
      const accessories = [accessory('remote', { price })];
      const { lines } = quoteFor(
        { ...EMPTY_PLAN, layout: EMPTY_LAYOUT, choices },
        { ...sampleCatalogue, accessories },
        PLN,
      );
      expect(lines.at(-1)?.total).toBe(total);
    },
  );

  it('prices a 200 rail as two of 100 (D24)', () => {
    const quoted = quote(layoutOf([300]));
    expect(
      quoted.lines
        .filter(({ kind }) => kind.startsWith('rail'))
        .map(({ unitPrice, quantity }) => [unitPrice, quantity]),
    ).toEqual([
      [20000, 1],
      [10000, 1],
    ]);
  });

  it('counts fewer rails with offcuts in use, and the same mounting (D13)', () => {
    const layout = layoutOf([150], [40], [260]);
    const own = quote(layout);
    const shared = quote(layout, { usesOffcuts: true });
    const rails = ({ lines }: typeof own) =>
      lines.flatMap(({ kind, quantity }) => (kind.startsWith('rail') ? [[kind, quantity]] : []));
    expect(rails(own)).toEqual([
      ['rail200', 2],
      ['rail100', 2],
    ]);
    expect(rails(shared)).toEqual([
      ['rail200', 2],
      ['rail100', 1],
    ]);
    const metre = line(own, 'MT0001')?.unitPrice ?? Number.NaN;
    expect(own.totals.net - shared.totals.net).toBe(metre / 2);
    expect(own.totalItems - shared.totalItems).toBe(1);
    expect({ ...shared.parts, frameLength100: 2 }).toEqual(own.parts);
  });

  it('lists bent rails separately (D13)', () => {
    const quoted = quote(premade('option1Curved', 200, 200));
    expect(quoted.lines.find(({ role }) => role === 'bentRail100')).toMatchObject({
      quantity: 4,
      total: 4000,
    });
    expect(quoted.lines.find(({ kind }) => kind === 'rail100')).toBeUndefined();
  });

  it('uses parts in the colour of the rails (D19)', () => {
    const ids = (own: Partial<Choices>) =>
      quote(layoutOf([200]), own).lines.flatMap(({ role, article }) => (role ? [article?.id] : []));
    expect(ids({})).toContain('endCap-black');
    expect(ids({ connectionId: 'white' })).toContain('endCap-white');
  });

  it('adds parts chosen by hand to those from the rules (D20)', () => {
    const byHand = quote(layoutOf([200]), { accessories: [{ id: 'endCap-black', quantity: 3 }] });
    expect(line(byHand, 'MA0101')).toMatchObject({ quantity: 5, automatic: 2, total: 5000 });
  });

  it('reports a code that is not in the catalogue, and an incomplete total (D19)', () => {
    const catalogue = {
      ...sampleCatalogue,
      accessories: sampleCatalogue.accessories.filter(({ id }) => id !== 'feed-black'),
    };
    const quoted = quoteFor(
      { ...EMPTY_PLAN, layout: layoutOf([200]), choices: sampleChoices },
      catalogue,
      PLN,
    );
    expect(missingCodes(quoted)).toEqual(['MA0113']);
    expect(quoted.totals.isIncomplete).toBe(true);
  });

  describe('of rails outside the rules (D19)', () => {
    const unruled = { ...sampleCatalogue, partTable: emptyPartTable('standard') };
    it('has a line without a price, counts no item for it, and is incomplete', () => {
      const quoted = quoteFor(
        { ...EMPTY_PLAN, layout: layoutOf([200]), choices: sampleChoices },
        unruled,
        PLN,
      );
      expect(quoted.lines.at(-1)).toMatchObject({
        kind: 'rules',
        code: 'MT0001',
        article: null,
        total: null,
      });
      expect(missingCodes(quoted)).toEqual([]);
      expect(quoted.totalItems).toBe(1);
      expect(quoted.totals).toMatchObject({ net: 22000, isIncomplete: true });
    });

    it('has no such line without a rail', () => {
      const choices = { ...sampleChoices, accessories: [{ id: 'remote', quantity: 1 }] };
      const { lines } = quoteFor({ ...EMPTY_PLAN, layout: EMPTY_LAYOUT, choices }, unruled, PLN);
      expect(lines.some(({ kind }) => kind === 'rules')).toBe(false);
    });
  });

  const withFamily = (change: (family: RailFamily) => RailFamily) => {
    const { partTable } = sampleCatalogue;
    const families = partTable.families.map((family) => structuredClone(family)).map(change);
    return { ...sampleCatalogue, partTable: { ...partTable, families } };
  };

  it('has neither a line nor a warning for a role that is not sold (D19)', () => {
    const bare = withFamily((family) => ({
      ...family,
      parts: { ...family.parts, endCap: { black: '', white: 'MA0102', notSold: true } },
    }));
    const quoted = quoteFor({ ...EMPTY_PLAN, layout: layoutOf([200]), choices: sampleChoices }, bare, PLN);
    expect(quoted.lines.some(({ role }) => role === 'endCap')).toBe(false);
    expect(quoted.lines.every(({ article }) => article)).toBe(true);
    expect(quoted.totals.isIncomplete).toBe(false);
    const white = quoteFor(
      { ...EMPTY_PLAN, layout: layoutOf([200]), choices: { ...sampleChoices, connectionId: 'white' } },
      bare,
      PLN,
    );
    expect(white.lines.find(({ role }) => role === 'endCap')).toMatchObject({ code: 'MA0102', quantity: 2 });
  });

  it('is incomplete if a needed role has no article, but not if the role is unused (D19)', () => {
    const open = withFamily((family) => ({
      ...family,
      parts: {
        ...family.parts,
        endCap: { black: '', white: 'MA0102' },
        tConnector: { black: '', white: '' },
      },
    }));
    const quoted = quoteFor({ ...EMPTY_PLAN, layout: layoutOf([200]), choices: sampleChoices }, open, PLN);
    expect(quoted.lines.filter(({ kind }) => kind === 'rules')).toMatchObject([
      { role: 'endCap', quantity: 2, total: null },
    ]);
    expect(quoted.totals.isIncomplete).toBe(true);
  });

  it('is incomplete if the power of a luminaire or supply is unknown (D26)', () => {
    const luminaire = sampleCatalogue.bindings[0] as (typeof sampleCatalogue.bindings)[number];
    const supply = sampleCatalogue.powers[0] as (typeof sampleCatalogue.powers)[number];
    const quoteOf = (watts: { luminaire?: number; supply?: number }) =>
      quoteFor(
        {
          ...EMPTY_PLAN,
          layout: layoutOf([200]),
          choices: { ...sampleChoices, bindings: [{ id: luminaire.id, quantity: 2 }], powerId: supply.id },
        },
        {
          ...sampleCatalogue,
          bindings: [{ ...luminaire, power: watts.luminaire ?? 12 }],
          powers: [{ ...supply, power: watts.supply ?? 100 }],
        },
        PLN,
      );
    expect(quoteOf({})).toMatchObject({
      isPowerUnknown: false,
      supply: 100,
      totals: { isIncomplete: false },
    });
    expect(quoteOf({ luminaire: 0 })).toMatchObject({ isPowerUnknown: true, totals: { isIncomplete: true } });
    expect(quoteOf({ supply: 0 })).toMatchObject({
      isPowerUnknown: true,
      supply: null,
      isPowerExceeded: false,
      totals: { isIncomplete: true },
    });
  });

  it('is incomplete if a bend is drawn that is not sold (D19)', () => {
    const straightOnly = withFamily((family) => ({
      ...family,
      parts: { ...family.parts, bentRail100: { black: '', white: '' } },
    }));
    const quoted = quoteFor(
      { ...EMPTY_PLAN, layout: premade('option1Curved', 200, 200), choices: sampleChoices },
      straightOnly,
      PLN,
    );
    expect(quoted.lines.find(({ kind }) => kind === 'rules')).toMatchObject({
      role: 'bentRail100',
      quantity: 4,
      total: null,
    });
    expect(quoted.totals.isIncomplete).toBe(true);
  });

  it('uses the colour of the rail if both colours share a code (D19)', () => {
    const oneCode = withFamily((family) => ({
      ...family,
      ...(family.black === 'MT0001' && { black: 'R', white: 'R' }),
    }));
    const connections = sampleCatalogue.connections.map((rail) => ({ ...rail, type: 'R' }));
    const caps = (connectionId: string) =>
      quoteFor(
        { ...EMPTY_PLAN, layout: layoutOf([200]), choices: { ...sampleChoices, connectionId } },
        { ...oneCode, connections },
        PLN,
      ).lines.find(({ role }) => role === 'endCap')?.code;
    expect([caps('black'), caps('white')]).toEqual(['MA0101', 'MA0102']);
  });

  it('counts feeds, mounting sets and the extra by the numbers of the table (D16 to D18)', () => {
    fc.assert(
      fc.property(
        // Feeds are at joints, and never closer than those (D53).
        fc.integer({ min: 200, max: 2000 }),
        fc.nat(9),
        fc.nat(9),
        fc.integer({ min: 20, max: 2000 }),
        (feedEvery, mountingSets100, mountingSets200, length) => {
          const partTable = {
            ...sampleCatalogue.partTable,
            feedEvery,
            mountingSets100,
            mountingSets200,
            powerWithExtra: 'p60',
          };
          const { lines, parts } = quoteFor(
            { ...EMPTY_PLAN, layout: layoutOf([length]), choices: { ...sampleChoices, powerId: 'p60' } },
            { ...sampleCatalogue, partTable },
            PLN,
          );
          const bought = (role: string) => lines.find((one) => one.role === role)?.quantity ?? 0;
          expect(bought('feed')).toBe(Math.ceil(length / feedEvery));
          expect(bought('mountingSet')).toBe(
            mountingSets100 * parts.frameLength100 + mountingSets200 * parts.frameLength200,
          );
          expect(bought('powerExtra')).toBe(1);
        },
      ),
    );
  });

  it('treats inactive articles as missing', () => {
    const accessories = sampleCatalogue.accessories.map((one) =>
      one.id === 'feed-black' ? { ...one, active: false } : one,
    );
    const quoted = quoteFor(
      { ...EMPTY_PLAN, layout: layoutOf([200]), choices: sampleChoices },
      { ...sampleCatalogue, accessories },
      PLN,
    );
    expect(missingCodes(quoted)).toEqual(['MA0113']);
  });

  it('prices a gateway that the summary hides (D21)', () => {
    const { lines, totals } = quote(layoutOf([200]), { gatewayId: 'quiet-gateway' });
    const gateway = lines.find(({ kind }) => kind === 'gateway');
    expect(gateway && isInSummary(gateway)).toBe(false);
    expect(lines.filter((line) => !isInSummary(line))).toEqual([gateway]);
    expect(totals.net - quote(layoutOf([200])).totals.net).toBe(gateway?.total);
  });

  it('adds the extras of MA0007 (D18)', () => {
    expect(
      quote(layoutOf([200]), { powerId: 'extra' }).lines.find(({ role }) => role === 'powerExtra'),
    ).toMatchObject({ quantity: 1 });
  });

  it('counts all pieces except the system as items (D25)', () => {
    const quoted = quote(layoutOf([200]), { powerId: 'p60', bindings: [{ id: 'spot', quantity: 2 }] });
    const pieces = quoted.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(quoted.totalItems).toBe(pieces - 1);
  });

  it('is empty without rails, luminaires and accessories, with any other choices (D24)', () => {
    const chosen = { systemId: 'dali', gatewayId: 'dali-gateway', powerId: 'extra' };
    expect(quote(EMPTY_LAYOUT, chosen)).toMatchObject({
      lines: [],
      totals: { net: 0, gross: 0, isIncomplete: false },
      totalItems: 0,
    });
  });

  it('lists luminaires and accessories before the first rail, with their control and power', () => {
    const kinds = (own: Partial<Choices>) => quote(EMPTY_LAYOUT, own).lines.map(({ kind }) => kind);
    const one = (id: string) => [{ id, quantity: 1 }];
    expect(kinds({ bindings: one('spot'), powerId: 'p60' })).toEqual(['binding', 'system', 'power']);
    expect(kinds({ accessories: one('remote') })).toEqual(['system', 'accessory']);
  });

  it('converts to euro if no euro price is given (D22)', () => {
    expect(quote(layoutOf([100]), {}, EUR).lines.find(({ kind }) => kind === 'rail100')?.unitPrice).toBe(
      2500,
    );
    const noRate = quoteFor(
      { ...EMPTY_PLAN, layout: layoutOf([100]), choices: sampleChoices },
      sampleCatalogue,
      {
        ...EUR,
        euroRate: 0,
      },
    );
    expect(noRate.lines[0]?.total).toBeNull();
    expect(noRate.totals.isIncomplete).toBe(true);
  });
});

describe('power', () => {
  it('is the sum of luminaire watts, exceeded only above the supply (D26)', () => {
    const at = (quantity: number) =>
      quote(layoutOf([200]), { powerId: 'p60', bindings: [{ id: 'spot', quantity }] });
    expect(at(6)).toMatchObject({ totalPower: 60, supply: 60, isPowerExceeded: false });
    expect(at(7).isPowerExceeded).toBe(true);
  });

  it('has no tail of binary fractions', () => {
    const bindings = [{ id: 'odd', quantity: 3 }];
    const catalogue = {
      ...sampleCatalogue,
      bindings: [{ ...sampleCatalogue.bindings[0], id: 'odd', power: 0.1 } as never],
    };
    expect(
      quoteFor(
        { ...EMPTY_PLAN, layout: EMPTY_LAYOUT, choices: { ...sampleChoices, bindings } },
        catalogue,
        PLN,
      ).totalPower,
    ).toBe(0.3);
  });
});

describe('a code with two articles', () => {
  it('selects the first active one', () => {
    const twice = [
      accessory('off', { description: 'MA0113', active: false }),
      ...sampleCatalogue.accessories,
    ];
    const quoted = quoteFor(
      { ...EMPTY_PLAN, layout: layoutOf([200]), choices: sampleChoices },
      { ...sampleCatalogue, accessories: twice },
      PLN,
    );
    expect(line(quoted, 'MA0113')?.article?.id).toBe('feed-black');
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emptyPartTable } from '../catalogue/partTable.ts';
import { storedRails } from '../kinds/rail/storedRail.ts';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import { newUnderlay } from '../kinds/underlay/calibration.ts';
import { EMPTY_PLAN } from '../plan/plan.ts';
import { quoteFor } from '../quote/quote.ts';
import { UNSET_PRICES } from '../settings/languagePrices.ts';
import { sampleCatalogue, sampleChoices } from '../testing/sampleCatalogue.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { type OrderRequest, orderRequestSchema } from './orderRequest.ts';
import { priceOrder } from './priceOrder.ts';

const layout = layoutOf([200], [100, 'right']);
const context = {
  catalogue: sampleCatalogue,
  euroRate: 4,
  activeLanguages: ['PL', 'EN'],
  prices: UNSET_PRICES,
};
const netOf = (choices: typeof sampleChoices) =>
  quoteFor({ ...EMPTY_PLAN, layout, choices }, sampleCatalogue, {
    currency: 'PLN',
    euroRate: 4,
    vatPercent: 23,
  }).totals.net;
const net = netOf(sampleChoices);

const request = (own: Partial<OrderRequest> = {}): OrderRequest =>
  v.parse(orderRequestSchema, {
    idempotencyKey: '5f0c1e2a-0000-4000-8000-000000000001',
    isMicro: false,
    language: 'PL',
    steps: storedRails(layout.steps),
    choices: sampleChoices,
    seen: { net, currency: 'PLN' },
    showsGross: true,
    name: 'Salon',
    ...own,
  });
const refusalOf = (own: Partial<OrderRequest>, catalogue = sampleCatalogue) =>
  priceOrder(request(own), { ...context, catalogue }).refusal;

describe('an order of rails without rules (D19)', () => {
  const catalogue = { ...sampleCatalogue, partTable: emptyPartTable('standard') };
  const own = {
    seen: {
      net: quoteFor({ ...EMPTY_PLAN, layout, choices: sampleChoices }, catalogue, {
        currency: 'PLN',
        euroRate: 4,
        vatPercent: 23,
      }).totals.net,
      currency: 'PLN' as const,
    },
  };

  it('is refused until the visitor confirms that parts are missing', () => {
    expect(refusalOf(own, catalogue)).toMatchObject({
      code: 'article-missing',
      field: 'confirmed.missingArticles',
    });
  });

  it('states so on a line, permanently, and is incomplete', () => {
    const confirmed = { powerExceeded: false, missingArticles: true };
    const { priced } = priceOrder(request({ ...own, confirmed }), { ...context, catalogue });
    expect(priced?.data.totals.isIncomplete).toBe(true);
    expect(priced?.data.lines.at(-1)).toMatchObject({
      kind: 'rules',
      code: 'MT0001',
      missing: true,
      total: null,
    });
  });
});

describe('a priced order', () => {
  const { priced } = priceOrder(request(), context);

  it("has the specification's fields", () => {
    expect(priced?.order).toMatchObject({
      frameType: 'MT0001',
      frameLength100: 1,
      frameLength200: 1,
      systemType: 'onOff',
      isBlack: true,
      isWhite: false,
      isMicro: false,
    });
  });

  it('names rails and supply by their descriptions, not by their titles', () => {
    const described = <Article extends object>(all: readonly Article[], description: string) =>
      all.map((article) => ({ ...article, description }));
    const catalogue = {
      ...context.catalogue,
      connections: described(context.catalogue.connections, '36 × 33 mm'),
      powers: described(context.catalogue.powers, '230 V AC / 48 V DC'),
    };
    const choices = { ...sampleChoices, powerId: 'p60' };
    const requested = request({ choices, seen: { net: netOf(choices), currency: 'PLN' } });
    expect(priceOrder(requested, { ...context, catalogue }).priced?.order).toMatchObject({
      frameDescription: '36 × 33 mm',
      powerDescription: '230 V AC / 48 V DC',
    });
  });

  it('stores the titles of articles in other languages, for pages and PDFs', () => {
    const inGerman = { translation: { DE: 'Schiene' } };
    const connections = sampleCatalogue.connections.map((one) => ({ ...one, ...inGerman }));
    const { data } = priceOrder(request(), { ...context, catalogue: { ...sampleCatalogue, connections } })
      .priced as NonNullable<typeof priced>;
    const titles = data.lines.map((line) => line.titles.DE);
    expect(titles).toContain('Schiene');
    expect(titles).toContain(undefined);
  });

  it('freezes lines with titles in every active language', () => {
    expect(priced?.data.lines[0]).toMatchObject({
      kind: 'rail200',
      unitPrice: 20000,
      titles: { PL: 'Szyna MT0001', EN: 'Szyna MT0001' },
    });
    expect(priced?.data.totals.net).toBe(net);
  });

  it('has the rails as sent, and the accessories of its lines', () => {
    expect(priced?.data.steps).toEqual(storedRails(layout.steps));
    expect(priced?.order.accessories.map(({ description }) => description)).toEqual(
      priced?.data.lines.filter(({ collection }) => collection === 'accessories').map(({ code }) => code),
    );
  });

  it('stores the position of every luminaire as computed by the service, and costs the same for all positions (D43, D44)', () => {
    const choices = { ...sampleChoices, bindings: [{ id: 'spot', quantity: 2 }] };
    const { totals } = quoteFor({ ...EMPTY_PLAN, layout, choices }, sampleCatalogue, {
      currency: 'PLN',
      euroRate: 4,
      vatPercent: 23,
    });
    const own = { choices, seen: { net: totals.net, currency: 'PLN' as const } };
    const by = { bindingId: 'spot', stepId: 's0', turn: 90, tilt: 0 };
    const placements = [
      { ...by, id: 'a', at: 30 },
      { ...by, id: 'b', at: 999 },
    ];
    const [without, withThem] = [{}, { placements }].map(
      (placed) => priceOrder(request({ ...own, ...placed }), context).priced,
    );
    const { places: _, ...dataWithout } = without?.data ?? {};
    const { places, placements: former, advised, ...dataWith } = withThem?.data ?? {};
    expect(places?.map(({ at, isPlaced }) => [at, isPlaced])).toEqual([
      [30, true],
      [115, false],
    ]);
    expect(former).toEqual(placements);
    expect(advised?.map(({ kind }) => kind)).toEqual(['dormant']);
    expect({ ...withThem, data: dataWith }).toEqual({ ...without, data: dataWithout });
  });

  it('costs the same in any room, and stores only pictures that the service stores', () => {
    const room = newRoom(rectangle(600, 400, { x: 0, y: 0 }));
    const sent = { id: '0b2f6c1e-4d7a-4c8e-9a51-2f6d3e8b7c90', name: '', width: 40, height: 30 };
    const underlay = { ...newUnderlay(sent, { x: 0, y: 0 }, 600), picture: 'AAAA' };
    const view = { id: sent.id, width: 40, height: 30, picture: 'AAAA' };
    const { data = undefined } = priceOrder(request({ room, underlay, view }), context).priced ?? {};
    expect(data).toEqual({ ...priced?.data, room });
  });

  it('freezes the symbol of a luminaire, and that it has no position', () => {
    const [spot] = sampleCatalogue.bindings;
    const [type] = sampleCatalogue.luminaireTypes;
    if (!spot || !type) throw new Error('The sample lacks one of both.');
    const catalogue = {
      ...sampleCatalogue,
      bindings: [{ ...spot, length: 56, type: 'bar' }],
      luminaireTypes: [{ ...type, key: 'bar', symbol: 'linear' as const }],
    };
    const choices = { ...sampleChoices, bindings: [{ id: spot.id, quantity: 1 }] };
    const { totals } = quoteFor({ ...EMPTY_PLAN, layout, choices }, catalogue, {
      currency: 'PLN',
      euroRate: 4,
      vatPercent: 23,
    });
    const own = { choices, seen: { net: totals.net, currency: 'PLN' as const } };
    const { priced: drawn } = priceOrder(request(own), { ...context, catalogue });
    expect(drawn?.data.lines.find(({ kind }) => kind === 'binding')).toMatchObject({
      length: 56,
      symbol: 'linear',
    });
    const tooLong = { ...catalogue, bindings: [{ ...spot, length: 201 }] };
    const { priced: without } = priceOrder(request(own), { ...context, catalogue: tooLong });
    expect(without?.data.places).toEqual([]);
  });

  it('freezes the known light of a luminaire, and nothing unknown (D45, D48)', () => {
    const light = {
      drop: 0,
      lumens: 1_320,
      luminousLength: 57,
      photometry: '/files/photometry/bindings/a-1.ldt',
      photometryTurn: 0,
    };
    const [spot, black] = sampleCatalogue.bindings;
    if (!spot || !black) throw new Error('The sample lacks one of both.');
    const catalogue = { ...sampleCatalogue, bindings: [{ ...spot, ...light }, black] };
    const bindings = [spot, black].map(({ id }) => ({ id, quantity: 1 }));
    const choices = { ...sampleChoices, bindings };
    const { totals } = quoteFor({ ...EMPTY_PLAN, layout, choices }, catalogue, {
      currency: 'PLN',
      euroRate: 4,
      vatPercent: 23,
    });
    const own = { choices, seen: { net: totals.net, currency: 'PLN' as const } };
    const { priced: lit } = priceOrder(request(own), { ...context, catalogue });
    const [one, other] = lit?.data.lines.filter(({ kind }) => kind === 'binding') ?? [];
    expect(one).toMatchObject(light);
    expect(one).not.toHaveProperty('beam');
    for (const name of ['beam', ...Object.keys(light)]) expect(other).not.toHaveProperty(name);
  });

  it("freezes the target of the room's use in every active language, and none for an unlisted use", () => {
    const used = (use: string | null) => {
      const room = { ...newRoom(rectangle(600, 400, { x: 0, y: 0 })), use };
      return priceOrder(request({ room }), context).priced?.data;
    };
    expect(used('office')?.target).toEqual({
      key: 'office',
      titles: { PL: 'Biuro', EN: 'Office', DE: 'Büro' },
      kind: 'least',
      lux: 500,
      uniformity: 0.6,
      source: 'EN 12464-1:2021, tab. 34',
    });
    expect(used('gone')).toMatchObject({ room: { use: 'gone' } });
    for (const use of ['gone', null]) expect(used(use)).not.toHaveProperty('target');
  });

  it('stores suspension and fixing spacing of its rails, and leaves the plan as sent (D45, D75)', () => {
    const { families, ...table } = sampleCatalogue.partTable;
    const own = { isSuspended: true, fixingSpacing: 90 };
    const suspended = families.map((family) => ({ ...family, ...own }));
    const catalogue = { ...sampleCatalogue, partTable: { ...table, families: suspended } };
    const { priced: hung } = priceOrder(request(), { ...context, catalogue });
    expect(hung?.data).toMatchObject(own);
    expect(hung?.data).not.toHaveProperty('hang');
    for (const name of Object.keys(own)) expect(priced?.data).not.toHaveProperty(name);
  });

  it('stores whether gross amounts were shown (D24)', () => {
    expect(priced?.data.showsGross).toBe(true);
    expect(priceOrder(request({ showsGross: false }), context).priced?.data.showsGross).toBe(false);
  });

  it.each([
    ['PL', 'PLN'],
    ['EN', 'EUR'],
  ] as const)('has the VAT factor in every language, here %s (D24)', (language, currency) => {
    const { totals } = quoteFor({ ...EMPTY_PLAN, layout, choices: sampleChoices }, sampleCatalogue, {
      currency,
      euroRate: 4,
      vatPercent: 23,
    });
    const own = { language, showsGross: false, seen: { net: totals.net, currency } };
    expect(priceOrder(request(own), context).priced?.vat).toBe(1.23);
  });
});

describe('an order is not stored', () => {
  it('if it cannot be built as drawn, unless confirmed (D10)', () => {
    const across = layoutOf([200], [100, 'right'], [100, 'right'], [200, 'right']);
    const { totals } = quoteFor({ ...EMPTY_PLAN, layout: across, choices: sampleChoices }, sampleCatalogue, {
      currency: 'PLN',
      euroRate: 4,
      vatPercent: 23,
    });
    const own = { steps: storedRails(across.steps), seen: { net: totals.net, currency: 'PLN' as const } };
    expect(refusalOf(own)).toMatchObject({
      code: 'layout-impossible',
      field: 'confirmed.impossibleLayout',
      message: expect.stringContaining('s0 and s3'),
    });
    const confirmed = { powerExceeded: false, missingArticles: false, impossibleLayout: true };
    expect(refusalOf({ ...own, confirmed })).toBeUndefined();
  });

  it('if its total differs from the one shown, and the new total is reported (D29)', () => {
    expect(refusalOf({ seen: { net: net - 1, currency: 'PLN' } })).toMatchObject({
      code: 'total-changed',
      totals: { net },
    });
    expect(refusalOf({ seen: { net, currency: 'EUR' } })?.code).toBe('total-changed');
  });

  it('if its choices no longer fit (D21)', () => {
    expect(refusalOf({ choices: { ...sampleChoices, powerId: 'former' } })?.code).toBe('choices-unfit');
    expect(refusalOf({ choices: { ...sampleChoices, connectionId: null } })?.field).toBe(
      'choices.connectionId',
    );
  });

  it('if it lacks an article, unless the visitor confirms (D19)', () => {
    const catalogue = {
      ...sampleCatalogue,
      accessories: sampleCatalogue.accessories.filter(({ id }) => id !== 'endCap-black'),
    };
    const seen = {
      net: quoteFor({ ...EMPTY_PLAN, layout, choices: sampleChoices }, catalogue, {
        currency: 'PLN',
        euroRate: 4,
        vatPercent: 23,
      }).totals.net,
      currency: 'PLN' as const,
    };
    expect(refusalOf({ seen }, catalogue)?.code).toBe('article-missing');
    expect(
      refusalOf({ seen, confirmed: { powerExceeded: false, missingArticles: true } }, catalogue),
    ).toBeUndefined();
  });

  it('if it exceeds the power of the supply, unless the visitor confirms (D26)', () => {
    const choices = { ...sampleChoices, powerId: 'p60', bindings: [{ id: 'spot', quantity: 7 }] };
    const quoted = quoteFor({ ...EMPTY_PLAN, layout, choices }, sampleCatalogue, {
      currency: 'PLN',
      euroRate: 4,
      vatPercent: 23,
    });
    const seen = { net: quoted.totals.net, currency: 'PLN' as const };
    expect(refusalOf({ choices, seen })?.code).toBe('power-exceeded');
    const confirmed = { powerExceeded: true, missingArticles: false };
    expect(priceOrder(request({ choices, seen, confirmed }), context).priced?.data.powerExceeded).toBe(true);
  });

  it('if its layout is invalid; the rail and field are named', () => {
    const steps = storedRails(layout.steps).map((step) => ({ ...step, frameLength: 5 }));
    expect(refusalOf({ steps })).toMatchObject({ code: 'invalid', field: 'steps.0.frameLength' });
  });
});

describe('an order for the site (D58b)', () => {
  function stored(change: { article?: object; family?: object }) {
    const catalogue = {
      ...sampleCatalogue,
      bindings: sampleCatalogue.bindings.map((one) => ({ ...one, ...change.article })),
      partTable: {
        ...sampleCatalogue.partTable,
        families: sampleCatalogue.partTable.families.map((one) => ({ ...one, ...change.family })),
      },
    };
    const choices = { ...sampleChoices, bindings: [{ id: 'spot', quantity: 2 }] };
    const terms = { currency: 'PLN', euroRate: 4, vatPercent: 23 } as const;
    const quoted = quoteFor({ ...EMPTY_PLAN, layout, choices }, catalogue, terms);
    const { priced, refusal } = priceOrder(
      request({
        choices,
        seen: { net: quoted.totals.net, currency: 'PLN' },
        confirmed: { powerExceeded: true, missingArticles: true },
      }),
      { ...context, catalogue },
    );
    if (!priced) throw new Error(refusal.message);
    const { data } = priced;
    return { data, line: data.lines.find(({ kind }) => kind === 'binding') };
  }

  it('stores the IP code, protection class and direction of its luminaires', () => {
    const facts = { ip: '20', protectionClass: 'III' as const, throwsTo: 90 };
    expect(stored({ article: facts }).line).toMatchObject(facts);
    const { line } = stored({ article: { ip: '', protectionClass: '', throwsTo: undefined } });
    for (const name of Object.keys(facts)) expect(line).not.toHaveProperty(name);
  });

  it('stores recessed rails with their cut-out, and nothing of the kind for other rails', () => {
    const cutOut = { cutOutWidth: 4.5, recessDepth: 6 };
    const recessed = { needsMounting: false, isSuspended: false };
    expect(stored({ family: { ...recessed, ...cutOut } }).data).toMatchObject({
      isRecessed: true,
      ...cutOut,
    });
    const { data } = stored({ family: { ...recessed, needsMounting: true, ...cutOut } });
    for (const name of ['isRecessed', 'cutOutWidth', 'recessDepth']) expect(data).not.toHaveProperty(name);
  });
});

describe('the currency of an order (D22)', () => {
  const EUR = { currency: 'EUR', euroRate: 4, vatPercent: 23 } as const;
  const inEuro = quoteFor({ ...EMPTY_PLAN, layout, choices: sampleChoices }, sampleCatalogue, EUR).totals.net;
  const english = (own: Partial<OrderRequest>, activeLanguages = ['PL', 'EN']) =>
    priceOrder(request({ language: 'EN', ...own }), { ...context, activeLanguages });

  it('is that of its language, unless the visitor picked another one that the shop sells in', () => {
    expect(english({ seen: { net: inEuro, currency: 'EUR' } }).priced?.data).toMatchObject({
      currency: 'EUR',
      totals: { net: inEuro },
    });
    expect(english({ currency: 'PLN', seen: { net, currency: 'PLN' } }).priced?.data).toMatchObject({
      currency: 'PLN',
      language: 'EN',
      totals: { net },
    });
  });

  it('is one that the shop sells in, and the visitor gets the other total', () => {
    const { refusal } = english({ currency: 'PLN', seen: { net, currency: 'PLN' } }, ['EN']);
    expect(refusal).toMatchObject({ code: 'total-changed', currency: 'EUR', totals: { net: inEuro } });
  });
});

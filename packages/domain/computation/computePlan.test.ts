import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { LineCatalogue } from '../catalogue/snapshot.ts';
import { checkPlan } from '../check/checkPlan.ts';
import { examine } from '../check/examine.ts';
import { newRoom, rectangle } from '../kinds/room/room.ts';
import { findingInWords } from '../lists/findingWords.ts';
import { titleOfLine } from '../lists/partRow.ts';
import { computeOrderLight } from '../order/orderLight.ts';
import { type OrderRequest, orderRequestSchema } from '../order/orderRequest.ts';
import { priceOrder } from '../order/priceOrder.ts';
import type { RecordData } from '../order/record.ts';
import { cutList } from '../parts/cutList.ts';
import { sawingOf } from '../parts/sawing.ts';
import type { PhotometricTable } from '../photometry/photometricTable.ts';
import { EMPTY_PLAN, type Plan } from '../plan/plan.ts';
import { storedPlan } from '../plan/storedPlan.ts';
import { pricesAsPicked, UNSET_PRICES } from '../settings/languagePrices.ts';
import { abcCatalogue } from '../testing/abcCatalogue.ts';
import { wiredPlan } from '../testing/arbitraryPlan.ts';
import { binding, sampleCatalogue, sampleChoices } from '../testing/sampleCatalogue.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { ISOTROPIC } from '../testing/scenes.ts';
import { interfaceTexts } from '../texts/interfaceTexts.ts';
import { translator } from '../translation/lookup.ts';
import { type ComputeAnswer, computeAnswerSchema } from './answer.ts';
import { type Computed, computePlan } from './computePlan.ts';
import { computeRequestSchema } from './request.ts';

const translations = Object.fromEntries(
  Object.entries(interfaceTexts).map(([section, texts]) => [
    section,
    Object.fromEntries(
      Object.entries(texts).flatMap(([key, text]) => [
        [`${key}_PL`, text.pl],
        [`${key}_EN`, text.en],
      ]),
    ),
  ]),
);

const contextOf = (catalogue: LineCatalogue) => ({
  catalogue,
  euroRate: 4.3,
  activeLanguages: ['PL', 'EN'],
  prices: UNSET_PRICES,
  translations,
});

type Own = Partial<Pick<v.InferInput<typeof computeRequestSchema>, 'language' | 'currency' | 'light'>>;
const wire = (value: object): unknown => JSON.parse(JSON.stringify(value));

const computed = (
  plan: Plan,
  { language = 'EN', ...own }: Own = {},
  catalogue = abcCatalogue,
  tables: ReadonlyMap<string, PhotometricTable> | null = null,
): Computed => {
  const body = wire({ line: 'standard', language, ...own, plan: storedPlan(plan) });
  return computePlan(v.parse(computeRequestSchema, body), contextOf(catalogue), tables);
};

function answered(...request: Parameters<typeof computed>): ComputeAnswer {
  const { answer } = computed(...request);
  if (!answer) throw new Error('The plan is not computed');
  return answer;
}

/** Record that saving the plan stores; null if an order is refused. */
function saved(
  plan: Plan,
  { language = 'EN', currency }: Own,
  { totals, findings }: Pick<ComputeAnswer, 'totals' | 'findings'>,
  catalogue = abcCatalogue,
): Pick<RecordData, 'lines' | 'totals' | 'places' | 'target' | 'isSuspended' | 'isRecessed'> | null {
  const { currency: paid } = pricesAsPicked(UNSET_PRICES, language, ['PL', 'EN'], currency ?? null);
  const { underlay: _, view: __, ...stored } = storedPlan(plan);
  const request: OrderRequest = v.parse(
    orderRequestSchema,
    wire({
      idempotencyKey: '5f0c1e2a-0000-4000-8000-000000000001',
      isMicro: false,
      language,
      ...(currency && { currency }),
      ...stored,
      seen: { net: totals.net, currency: paid },
      showsGross: true,
      confirmed: {
        powerExceeded: true,
        missingArticles: true,
        impossibleLayout: true,
        findings: findings.map(({ key }) => key),
      },
    }),
  );
  const { priced, refusal } = priceOrder(request, contextOf(catalogue));
  if (refusal && refusal.code !== 'choices-unfit') throw new Error(refusal.message);
  return priced?.data ?? null;
}

const uncoloured = <Article extends object>(article: Article): Article => ({
  ...article,
  isBlack: false,
  isWhite: false,
});
/** Everything fits everything, so that nearly all plans can be saved. */
const fittingCatalogue: LineCatalogue = {
  ...abcCatalogue,
  systems: abcCatalogue.systems.map((system) => ({ ...system, type: 'onOff' })),
  gateways: abcCatalogue.gateways.map((gateway) => ({ ...gateway, systemTypes: [] })),
  bindings: abcCatalogue.bindings.map(uncoloured),
  accessories: abcCatalogue.accessories.map(uncoloured),
};

const requests = fc.record({
  plan: wiredPlan,
  language: fc.constantFrom('PL', 'EN'),
  currency: fc.constantFrom<'PLN' | 'EUR' | undefined>('PLN', 'EUR', undefined),
});
const RUNS = { numRuns: 300 };

describe('of any plan', () => {
  it('lines and totals are those of the saved order, to the cent, in the documented form', () => {
    let orders = 0;
    fc.assert(
      fc.property(requests, fc.nat(4), ({ plan, ...own }, any) => {
        const catalogue = any === 0 ? abcCatalogue : fittingCatalogue;
        const answer = answered(plan, own, catalogue);
        expect(v.parse(computeAnswerSchema, answer)).toEqual(answer);
        expect(answer.totals.net).toBe(answer.lines.reduce((sum, { total }) => sum + (total ?? 0), 0));
        if (plan.layout.steps.length === 0) return;
        const record = saved(plan, own, answer, catalogue);
        expect(record === null).toBe(answer.findings[0]?.weight === 'blocks');
        if (!record) return;
        orders += 1;
        expect(answer.totals).toEqual(record.totals);
        const amounts = ({
          articleId,
          code,
          unitPrice,
          quantity,
          total,
          missing,
        }: ComputeAnswer['lines'][number]) => ({
          articleId,
          code,
          unitPrice,
          quantity,
          total,
          missing,
        });
        expect(answer.lines.map(amounts)).toEqual(record.lines.map((line) => amounts(line as never)));
      }),
      RUNS,
    );
    expect(orders).toBeGreaterThan(100);
  });

  it('findings, titles and cuts are those of the screen', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(requests, ({ plan, language, currency }) => {
        const answer = answered(plan, { language, currency });
        const prices = pricesAsPicked(UNSET_PRICES, language, ['PL', 'EN'], currency ?? null);
        const examined = examine(plan, { catalogue: abcCatalogue, terms: { ...prices, euroRate: 4.3 } });
        const t = translator(translations, language);
        const titleOf = ({ collection, id }: { collection: string; id: string }) =>
          abcCatalogue[collection as 'bindings'].find((one) => one.id === id)?.title ?? '';
        const findings = checkPlan(examined);
        expect(answer.findings.map(({ key, weight, figures }) => ({ key, weight, figures }))).toEqual(
          findings.map(({ key, weight, figures }) => ({ key, weight, figures })),
        );
        for (const [index, finding] of findings.entries()) {
          kinds.add(finding.kind);
          if (!('article' in finding.figures))
            expect(answer.findings[index]?.text).toBe(findingInWords(finding, { t, language, titleOf }));
        }
        expect(answer.findings.map(({ text }) => text).join()).not.toContain('Translation not found');
        expect(answer.lines.map(({ title }) => title)).toEqual(
          examined.quote.lines.map((line) => titleOfLine(line, language, t)),
        );
        const cuts = cutList(plan.layout.steps, sawingOf(plan.choices, abcCatalogue.partTable));
        expect(answer.cuts).toEqual(
          cuts.map(({ rail, isBent, pieces, offcut, count, steps }) => {
            return { rail, isBent, pieces, offcut, count, rails: steps };
          }),
        );
      }),
      RUNS,
    );
    expect(kinds.size).toBeGreaterThan(8);
  });
});

const FILE = '/files/photometry/bindings/abcdefghijklmnopqrst.ldt';
const litCatalogue = (own: Parameters<typeof binding>[1]): LineCatalogue => ({
  ...sampleCatalogue,
  bindings: [binding('spot', { lumens: 1_500, beam: 40, drop: 12, ...own })],
});
const litPlan = (width: number, quantity: number, more: Partial<Plan> = {}): Plan => ({
  ...EMPTY_PLAN,
  layout: layoutOf([300], [100, 'right']),
  choices: { ...sampleChoices, bindings: [{ id: 'spot', quantity }] },
  room: { ...newRoom(rectangle(width, 250, { x: 0, y: 0 })), use: 'office' },
  ...more,
});
const lit = { light: true, language: 'EN' };
const TABLES = new Map([[FILE, ISOTROPIC]]);

describe('the light of a plan', () => {
  it.each([
    ['by lumens and beam', {}, 420, 6],
    ['by its photometric file', { photometry: FILE }, 350, 4],
  ] as const)('is that of the order page: %s', (_, own, width, quantity) => {
    const catalogue = litCatalogue(own);
    const plan = litPlan(width, quantity);
    const answer = answered(plan, lit, catalogue, TABLES);
    const record = saved(plan, lit, answer, catalogue);
    const light = record && computeOrderLight(record, plan, TABLES);
    if (!light) throw new Error('The order has light');
    const { mean, least, greatest, uniformity } = light.figures;
    expect(answer.light).toMatchObject({
      mean,
      least,
      greatest,
      uniformity,
      target: { key: 'office', lux: 500 },
      isEstimate: light.isEstimate,
      ugr: light.ugr.map(({ bindingId, ...rest }) => ({ articleId: bindingId, ...rest })),
      scenes: [],
      dark: [],
    });
    expect(answer.light?.ceiling?.mean).toBe(light.around.ceiling?.mean);
    expect(answer.light?.walls?.mean).toBe(light.around.walls?.mean);
    expect(answer.light?.modelling).toEqual(light.around.modelling);
  });

  it('adds the finding of a missed target, which is none without light', () => {
    const plan = litPlan(420, 2);
    const kindsOf = ({ findings }: ComputeAnswer) => findings.map(({ kind }) => kind);
    const answer = answered(plan, lit, litCatalogue({}));
    expect(kindsOf(answer)).toContain('target');
    expect(answer.findings.find(({ kind }) => kind === 'target')?.text).toMatch(/500\slx/);
    expect(kindsOf(answered(plan, { ...lit, light: false }, litCatalogue({})))).not.toContain('target');
  });

  it('has scenes with their power and energy, and names areas without a name', () => {
    const scene = { number: 1, name: '', isForWork: true, hours: 1_000, groups: {}, luminaires: { p0: 50 } };
    const plan = litPlan(420, 1, {
      placements: [{ id: 'p0', bindingId: 'spot', stepId: 's0', at: 150, turn: 0, tilt: 0 }],
      dimming: { groups: [], scenes: [scene] },
      areas: [
        { id: 'w', name: '', begin: { x: 100, y: 200 }, end: { x: 300, y: 200 }, bottom: 50, top: 200 },
      ],
    } as Partial<Plan>);
    const { light } = answered(plan, lit, litCatalogue({}));
    const [all, work] = light?.scenes ?? [];
    expect([all?.number, work?.number, work?.isForWork]).toEqual([null, 1, true]);
    expect(work?.mean).toBeCloseTo((all?.mean ?? 0) / 2, 6);
    expect(light?.mean).toBe(work?.mean);
    expect(work?.energy).toBeCloseTo(work?.watts ?? 0, 6);
    expect(light?.areas.map(({ id, name }) => [id, name])).toEqual([['w', 'Picture 1']]);
  });

  it('needs its photometric files first, and is null without a room or luminaires', () => {
    const catalogue = litCatalogue({ photometry: FILE });
    expect(computed(litPlan(420, 2), lit, catalogue)).toEqual({ photometry: [FILE] });
    expect(answered(litPlan(420, 2, { room: null }), lit, catalogue).light).toBeNull();
    expect(answered(litPlan(420, 0, { choices: sampleChoices }), lit, catalogue).light).toBeNull();
    expect(answered(litPlan(420, 2), { language: 'EN' }, catalogue)).not.toHaveProperty('light');
  });
});

describe('a request that cannot be computed names its field', () => {
  it('for a language that the shop does not show', () => {
    const { refusal } = computed(litPlan(420, 1), { language: 'DE' });
    expect(refusal).toMatchObject({ code: 'invalid', field: 'language' });
    expect(refusal?.message).toContain('PL, EN');
  });

  it('for rails that are no layout', () => {
    const plan = litPlan(420, 1);
    const [first, ...others] = storedPlan(plan).steps;
    const steps = [{ ...first, frameLength: 3 }, ...others];
    const body = wire({ line: 'standard', language: 'PL', plan: { ...storedPlan(plan), steps } });
    const { refusal } = computePlan(v.parse(computeRequestSchema, body), contextOf(abcCatalogue), null);
    expect(refusal).toMatchObject({ code: 'invalid', field: 'plan.steps.0.frameLength' });
  });
});

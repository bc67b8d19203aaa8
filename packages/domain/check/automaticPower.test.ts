import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Power } from '../catalogue/article.ts';
import type { LineCatalogue } from '../catalogue/snapshot.ts';
import { applyEdit } from '../plan/editPlan.ts';
import { currentPlan, newHistory, record, undo } from '../plan/history.ts';
import { EMPTY_PLAN, type Plan } from '../plan/plan.ts';
import { readPlan, storedPlan } from '../plan/storedPlan.ts';
import { basisOf } from '../quote/basis.ts';
import { planLoads } from '../quote/planLoads.ts';
import { quoteFor } from '../quote/quote.ts';
import { abcCatalogue } from '../testing/abcCatalogue.ts';
import { loadedPlan } from '../testing/arbitraryPlan.ts';
import { sampleCatalogue, sampleChoices } from '../testing/sampleCatalogue.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { checkPlan } from './checkPlan.ts';
import { examine } from './examine.ts';

const TERMS = { currency: 'PLN', euroRate: 4, vatPercent: 23 } as const;
const automatic = (plan: Plan): Plan => ({
  ...plan,
  choices: { ...plan.choices, powerId: null, automaticPower: true },
});
const [anySupply] = sampleCatalogue.powers as [Power];

const supply = fc.record({
  price: fc.constantFrom(0, 90, 90, 120, 300),
  priceEuro: fc.constantFrom(0, 20, 70),
  power: fc.constantFrom(0, 20, 60, 60, 100, 240, 1000),
  isDali: fc.boolean(),
  isBlack: fc.boolean(),
  isWhite: fc.boolean(),
  active: fc.constantFrom(true, true, false),
});
const anyCatalogue: fc.Arbitrary<LineCatalogue> = fc.array(supply, { maxLength: 8 }).map((all) => ({
  ...abcCatalogue,
  powers: all.map((own, index): Power => ({ ...anySupply, ...own, id: `p${index}`, type: `MA${index}` })),
}));

const fitting = (catalogue: LineCatalogue, plan: Plan): Power[] => {
  const { connection, system } = basisOf(catalogue, plan.choices);
  return catalogue.powers.filter(({ active, power, isDali, isBlack, isWhite }) => {
    const isOfColour =
      isBlack === isWhite ||
      !connection ||
      connection.isBlack === connection.isWhite ||
      connection.isBlack === isBlack;
    return active && power > 0 && isOfColour && isDali === (system?.type === 'dali');
  });
};

describe('the supply derived from the load (D27a)', () => {
  it('is the cheapest that fits and carries every zone, or a finding reports that none does', () => {
    fc.assert(
      fc.property(loadedPlan, anyCatalogue, (any, catalogue) => {
        const plan = automatic(any);
        const examined = examine(plan, { catalogue, terms: TERMS });
        const { quote } = examined;
        const findings = checkPlan(examined).filter(({ kind }) => kind === 'noSupply');
        if (quote.totalPower === 0) return;
        const load = Math.max(...(quote.parts.zones > 1 ? planLoads(plan, catalogue) : [quote.totalPower]));
        const carrying = fitting(catalogue, plan).filter(({ power }) => power >= load);
        const withReserve = carrying.filter(({ power }) => load * 100 <= power * 80);
        const best = withReserve.length > 0 ? withReserve : carrying;
        if (best.length === 0) {
          expect(quote.power).toBeNull();
          if (plan.layout.steps.length > 0) expect(findings).toHaveLength(1);
          return;
        }
        const priceOf = ({ price }: Power) => price || Number.POSITIVE_INFINITY;
        expect(best).toContain(quote.power);
        expect(priceOf(quote.power as Power)).toBe(Math.min(...best.map(priceOf)));
        expect(findings).toEqual([]);
      }),
    );
  });

  it('does not depend on the order of the catalogue or the currency', () => {
    fc.assert(
      fc.property(loadedPlan, anyCatalogue, (any, catalogue) => {
        const plan = automatic(any);
        const { power } = quoteFor(plan, catalogue, TERMS);
        const reversed = { ...catalogue, powers: catalogue.powers.toReversed() };
        expect(quoteFor(plan, reversed, TERMS).power?.id).toBe(power?.id);
        expect(quoteFor(plan, catalogue, { ...TERMS, currency: 'EUR' }).power?.id).toBe(power?.id);
      }),
    );
  });

  const { powerId: _, ...choices } = sampleChoices;
  const rail: Plan = automatic({
    ...EMPTY_PLAN,
    layout: layoutOf([300]),
    choices: { ...choices, powerId: null, bindings: [] },
  });
  const four = { kind: 'setQuantity', collection: 'bindings', id: 'spot', quantity: 4 } as const;
  const quoted = (plan: Plan) => quoteFor(plan, sampleCatalogue, TERMS);
  const findingsOf = (plan: Plan) =>
    checkPlan(examine(plan, { catalogue: sampleCatalogue, terms: TERMS })).map(({ kind }) => kind);

  it('appears with the first luminaire, and one undo removes both', () => {
    expect(quoted(rail).power).toBeNull();
    const { history } = record(newHistory(rail), four);
    expect(quoted(currentPlan(history))).toMatchObject({ isPowerAutomatic: true, supply: 60 });
    expect(quoted(currentPlan(undo(history))).power).toBeNull();
  });

  it('changes with the load until the visitor chooses one or none', () => {
    const after = (plan: Plan, quantity: number) => applyEdit(plan, { ...four, quantity }).plan as Plan;
    const many = after(rail, 9);
    expect(quoted(many).supply).toBeGreaterThan(60);
    expect(quoted(after(many, 4)).supply).toBe(60);
    const byHand = applyEdit(after(rail, 4), { kind: 'choose', choice: 'powerId', id: null }).plan as Plan;
    expect(quoted(after(byHand, 9)).power).toBeNull();
    expect(findingsOf(byHand)).toContain('noSupply');
    const again = applyEdit(byHand, { kind: 'choosePowerByLoad' }).plan as Plan;
    expect(quoted(again).supply).toBe(60);
  });

  it('is a DALI supply only with DALI', () => {
    const dali = applyEdit(applyEdit(rail, four).plan as Plan, {
      kind: 'choose',
      choice: 'systemId',
      id: 'dali',
    }).plan as Plan;
    expect(quoted(dali).power?.isDali).toBe(true);
    expect(quoted(applyEdit(rail, four).plan as Plan).power?.isDali).toBe(false);
  });

  it('is none if the power of a luminaire is unknown', () => {
    const unknown = {
      ...sampleCatalogue,
      bindings: sampleCatalogue.bindings.map((one) => ({ ...one, power: 0 })),
    };
    const plan = applyEdit(rail, four).plan as Plan;
    expect(quoteFor(plan, unknown, TERMS).power).toBeNull();
    expect(checkPlan(examine(plan, { catalogue: unknown, terms: TERMS }))).toContainEqual(
      expect.objectContaining({ kind: 'noSupply', figures: { reason: 'unknown', load: 0 } }),
    );
  });

  it('is not added to older plans without a supply', () => {
    const plan = applyEdit(rail, four).plan as Plan;
    const { automaticPower: __, ...former } = plan.choices;
    const read = readPlan({ ...storedPlan(plan), choices: former }).plan as Plan;
    expect(read.choices).toEqual(former);
    expect(quoted(read).power).toBeNull();
    expect(quoted(readPlan(storedPlan(plan)).plan as Plan).supply).toBe(60);
  });
});

import { planInstallation } from '@lumitor/domain/installation/installation';
import { arrange } from '@lumitor/domain/kinds/luminaire/arrangement';
import { bodiesOf } from '@lumitor/domain/kinds/luminaire/body';
import { geometryOf, type Layout } from '@lumitor/domain/kinds/rail/layout';
import type { Choices } from '@lumitor/domain/plan/choices';
import { sampleCatalogue, sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf, premade, type Run } from '@lumitor/domain/testing/sampleLayouts';
import { NO_WIRING, type Wiring } from '@lumitor/domain/wiring/wiring';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropStretches } from './dropStretches.ts';

const CATALOGUE = {
  ...sampleCatalogue,
  partTable: { ...sampleCatalogue.partTable, feedEvery: 1_000_000 },
};

const stretchesOn = (runs: readonly Run[], quantity: number, wiring: Wiring) =>
  stretchesOf(layoutOf(...runs), wiring, { bindings: [{ id: 'spot', quantity }] });

function stretchesOf(layout: Layout, wiring: Wiring, choices: Partial<Choices>) {
  const plan = { layout, wiring, choices: { ...sampleChoices, ...choices } };
  const arrangement = arrange({ ...plan, placements: [] }, bodiesOf(sampleCatalogue.bindings));
  const installation = planInstallation(plan, CATALOGUE, arrangement);
  return { installation, stretches: dropStretches(installation, geometryOf(layout)) };
}

const fedAt = (stepId: string, at: number, cuts: Wiring['cuts'] = []): Wiring => ({
  ...NO_WIRING,
  feeds: [{ id: 'f', stepId, at }],
  cuts,
});

describe('rails by voltage drop', () => {
  it('are in the first band at small load', () => {
    const { stretches } = stretchesOn([[400], [300]], 2, fedAt('s0', 0));
    expect(stretches).toEqual([
      { stepId: 's0', from: 0, to: 400, band: 0 },
      { stepId: 's1', from: 0, to: 300, band: 0 },
    ]);
  });

  it('pass from band to band away from the feed', () => {
    const { stretches } = stretchesOn([[800], [800], [800]], 50, fedAt('s0', 0));
    const bands = stretches.map(({ band }) => band ?? -1);
    expect(bands).toEqual(bands.toSorted((a, b) => a - b));
    expect(new Set(bands).size).toBeGreaterThan(2);
  });

  it('have no band out of reach of feeds, as behind a cut in an isolated loop', () => {
    const square = premade('option1', 200, 200);
    const wiring = { ...fedAt('p', 0), cuts: [{ stepId: 'p.3', at: 0 }] };
    const { stretches } = stretchesOf(square, wiring, { systemId: 'dali' });
    expect(stretches.map(({ stepId, band }) => [stepId, band])).toEqual([
      ['p', 0],
      ['p.1', 0],
      ['p.2', 0],
      ['p.3', null],
    ]);
  });

  it('have no band if nothing works', () => {
    const { installation, stretches } = stretchesOn([[2000], [2000], [2000], [2000]], 900, fedAt('s0', 0));
    expect(installation.network.verdict).toBe('cannotWork');
    expect(stretches.every(({ band }) => band === null)).toBe(true);
  });

  it('cover each run from its start to its end', () => {
    const anyRuns = fc.array(fc.integer({ min: 40, max: 900 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyRuns, fc.nat(60), fc.boolean(), (lengths, quantity, isCut) => {
        const cuts = isCut && lengths.length > 1 ? [{ stepId: 's1', at: 0 }] : [];
        const runs = lengths.map((length): Run => [length]);
        const { stretches } = stretchesOn(runs, quantity, fedAt('s0', 20, cuts));
        for (const [index, length] of lengths.entries()) {
          const onRail = stretches.filter(({ stepId }) => stepId === `s${index}`);
          expect(onRail[0]?.from).toBe(0);
          expect(onRail.at(-1)?.to).toBe(length);
          for (const [place, { to }] of onRail.slice(0, -1).entries())
            expect(onRail[place + 1]?.from).toBe(to);
        }
      }),
      { numRuns: 40 },
    );
  });
});

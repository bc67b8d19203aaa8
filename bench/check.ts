import { checkPlan } from '@lumitor/domain/check/checkPlan';
import { examine } from '@lumitor/domain/check/examine';
import { arrange } from '@lumitor/domain/kinds/luminaire/arrangement';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { EMPTY_PLAN, type Plan } from '@lumitor/domain/plan/plan';
import { sampleCatalogue, sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { electricOf } from '@lumitor/domain/wiring/electric';
import { feedsOf } from '@lumitor/domain/wiring/feeds';
import { solveNetwork } from '@lumitor/domain/wiring/network';
import { straightLayout } from './layouts.ts';
import { type Measured, median } from './measured.ts';

const RUNS = 40;
const COUNT = 1_000;
const terms = { currency: 'PLN', euroRate: 4.25, vatPercent: 23 } as const;
const catalogue = {
  ...sampleCatalogue,
  bindings: sampleCatalogue.bindings.map((binding) => ({ ...binding, power: 4 })),
};

/** New objects defeat memoization. */
const newPlan = (): Plan => ({
  ...EMPTY_PLAN,
  layout: straightLayout(COUNT),
  choices: { ...sampleChoices, powerId: 'p200-dali', bindings: [{ id: 'spot', quantity: COUNT }] },
});

function timed(compute: () => unknown): number {
  const began = performance.now();
  compute();
  return performance.now() - began;
}

/** Network and check of a large plan, without memoized values (D54, D57). */
export async function measure(): Promise<Measured[]> {
  const { partTable } = catalogue;
  const networks = Array.from({ length: RUNS }, () => {
    const plan = newPlan();
    const geometry = geometryOf(plan.layout);
    const loads = arrange(plan, new Map()).luminaires.map(({ stepId, at }) => ({ stepId, at, watts: 4 }));
    const feeds = feedsOf(geometry, plan.wiring, partTable.feedEvery);
    return timed(() =>
      solveNetwork({
        geometry,
        electric: electricOf(partTable),
        feeds,
        loads,
        cuts: [],
        isolatesJoins: false,
      }),
    );
  });
  const checks = Array.from({ length: RUNS }, () => {
    const plan = newPlan();
    return timed(() => checkPlan(examine(plan, { catalogue, terms })));
  });
  const of = `${COUNT} steps and luminaires`;
  return [
    { what: `network of ${of}`, value: median(networks), unit: 'ms', target: { most: 10 } },
    { what: `check of ${of}`, value: median(checks), unit: 'ms', target: { most: 30 } },
  ];
}

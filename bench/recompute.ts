import { drawLayout } from '@lumitor/domain/kinds/rail/drawing';
import { geometryOf, type Layout } from '@lumitor/domain/kinds/rail/layout';
import { findProblems } from '@lumitor/domain/kinds/rail/problems';
import { cutList } from '@lumitor/domain/parts/cutList';
import { countParts } from '@lumitor/domain/parts/parts';
import { quoteFor } from '@lumitor/domain/quote/quote';
import { sampleCatalogue, sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { EMPTY_PLAN } from '../packages/domain/plan/plan.ts';
import { bentLayout, straightLayout, unevenSteps } from './layouts.ts';
import { type Measured, median } from './measured.ts';

const COUNTS = [100, 1_000, 10_000];
const KINDS = { straight: straightLayout, 'a tenth bent': bentLayout };

const choices = {
  ...sampleChoices,
  powerId: 'p200-dali',
  bindings: [
    { id: 'spot', quantity: 30 },
    { id: 'nero-black', quantity: 20 },
  ],
};
const terms = { currency: 'PLN', euroRate: 4.25, vatPercent: 23 } as const;

type Stage = 'geometry' | 'problems' | 'parts' | 'quote' | 'drawing' | 'offcuts';

function recompute(layout: Layout): Record<Stage, number> {
  const times = {} as Record<Stage, number>;
  const time = <Value>(stage: Stage, compute: () => Value): Value => {
    const began = performance.now();
    const value = compute();
    times[stage] = performance.now() - began;
    return value;
  };
  const geometry = time('geometry', () => geometryOf(layout));
  time('problems', () => findProblems(geometry));
  time('parts', () => countParts(geometry, sampleCatalogue.partTable));
  time('quote', () => quoteFor({ ...EMPTY_PLAN, layout, choices }, sampleCatalogue, terms));
  time('drawing', () => drawLayout(geometry));
  const uneven = unevenSteps(layout);
  time('offcuts', () => cutList(uneven, { usesOffcuts: true, kerf: 3 }));
  return times;
}

const runsOf = (count: number): number => Math.max(30, 200_000 / count);

function measureLayout(layoutOf: (count: number) => Layout, count: number): Record<Stage | 'all', number> {
  const runs = Array.from({ length: runsOf(count) }, () => recompute(layoutOf(count)));
  const of = (stage: Stage) => median(runs.map((run) => run[stage]));
  return {
    geometry: of('geometry'),
    problems: of('problems'),
    parts: of('parts'),
    quote: of('quote'),
    drawing: of('drawing'),
    offcuts: of('offcuts'),
    all: median(runs.map(({ geometry, problems, quote }) => geometry + problems + quote)),
  };
}

/** All must fit between two frames and scale linearly. */
export async function measure(): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [kind, layoutOf] of Object.entries(KINDS)) {
    const all: number[] = [];
    for (const count of COUNTS) {
      const { all: total, ...stages } = measureLayout(layoutOf, count);
      all.push(total);
      const steps = `${count.toLocaleString('en')} steps, ${kind}`;
      for (const [stage, value] of Object.entries(stages))
        measured.push({ what: `${steps}: ${stage}`, value, unit: 'ms' });
      measured.push({
        what: `${steps}: geometry, problems, parts and quote`,
        value: total,
        unit: 'ms',
        ...(count === 1_000 ? { target: { most: 2 } } : {}),
      });
    }
    const [, thousand = 0, tenThousand = 0] = all;
    measured.push({
      what: `10,000 steps against 1,000, ${kind}`,
      value: tenThousand / thousand,
      unit: '',
      // Linear growth is 10; the rest allows for garbage collection.
      target: { most: 20 },
    });
  }
  return measured;
}

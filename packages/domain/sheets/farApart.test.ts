import { describe, expect, it } from 'vitest';
import { EMPTY_LAYOUT } from '../layout/layout.ts';
import type { Step } from '../layout/step.ts';
import { upTo } from '../math/lists.ts';
import type { Plan } from '../plan/plan.ts';
import { newRoom, rectangle } from '../room/room.ts';
import { planOf } from '../testing/arbitraryPlan.ts';
import { drawnDxf } from '../testing/drawnDxf.ts';
import { sampleOrder, sampleTranslate } from '../testing/sampleOrder.ts';
import { centimetres } from '../units.ts';
import { installationSheets } from './installationSheets.ts';

/** As far from the origin as anything can be, in centimetres. */
const FAR = 100_000;

/** Rails of 2 m all over four square kilometres. */
function islands(count: number): Plan {
  const at = (part: number): number => Math.round((part - 1) * FAR);
  const steps = upTo(count).map(
    (index): Step => ({
      ...{ kind: 'start', id: `s${index}`, frameLength: centimetres(200), hasT: false, heading: 0 },
      origin: { x: at(((index * 7) % 11) / 5), y: at(((index * 5) % 13) / 6) },
    }),
  );
  return { ...planOf([], { a: 6, b: 4 }), layout: { ...EMPTY_LAYOUT, steps } };
}

/** Two kilometres wide and as deep, with some rails. */
const vast: Plan = {
  ...planOf([[400], [200, 'bendRight'], [300]], { a: 6, b: 4 }),
  room: newRoom(rectangle(2 * FAR, 2 * FAR, { x: 0, y: 0 })),
};

describe.each<[string, Plan]>([
  ['40 rails up to two kilometres apart', islands(40)],
  ['a room of four square kilometres', vast],
])('%s', (_, plan) => {
  it('take no more sheets than a plan can have tiles, and no more marks than their things', () => {
    const page = sampleOrder(plan);
    const { sheets } = installationSheets({ page, language: 'PL', t: sampleTranslate('PL') });
    expect(sheets.filter((sheet) => sheet.plan !== null).length).toBeLessThanOrEqual(40);
    expect(JSON.stringify(sheets).length).toBeLessThan(2_000_000);
  });

  it('make a DXF as long as their things, not as their distances', () => {
    expect(drawnDxf(plan).dxf.length).toBeLessThan(2_000_000);
  });
});

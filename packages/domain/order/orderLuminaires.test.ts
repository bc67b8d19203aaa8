import { describe, expect, it } from 'vitest';
import { bodiesOf } from '../kinds/luminaire/body.ts';
import { EMPTY_PLAN, type Plan } from '../plan/plan.ts';
import { layoutOf } from '../testing/sampleLayouts.ts';
import { orderLuminaires, storedLuminaires } from './orderLuminaires.ts';

const line = (articleId: string, length?: number) => ({ articleId, ...(length && { length }) });
const plan = (own: Partial<Plan> = {}): Plan => ({
  ...EMPTY_PLAN,
  layout: layoutOf([200], [200, 'right']),
  choices: { ...EMPTY_PLAN.choices, bindings: [{ id: 'spot', quantity: 3 }] },
  ...own,
});
const byHand = { id: 'p', bindingId: 'spot', stepId: 's1', at: 20, turn: 90, tilt: 15 };
const bodies = bodiesOf([{ id: 'spot', length: 40, fitsBent: true, tiltMax: 90 } as never]);

describe('the positions of luminaires in an order', () => {
  it('equal those of the plan, along the rails in order, automatic or by hand', () => {
    const places = storedLuminaires(plan({ placements: [byHand] }), bodies);
    expect(places.map(({ stepId, at, isPlaced }) => [stepId, at, isPlaced])).toEqual([
      ['s0', 100, false],
      ['s1', 20, true],
      ['s1', 120, false],
    ]);
    expect(places[1]).toMatchObject({ turn: 90, tilt: 15 });
  });

  it('stay unchanged when the catalogue changes the article', () => {
    const stored = plan({ placements: [byHand] });
    const pieces = orderLuminaires(
      { places: storedLuminaires(stored, bodies), lines: [line('spot', 40)] },
      stored,
    );
    expect(pieces.map(({ number, x, y, heading, reach }) => [number, x, y, heading, reach])).toEqual([
      [1, 0, 0, 0, 20],
      [2, 100, 20, 90, 20],
      [3, 100, 120, 90, 20],
    ]);
  });

  it('follow the rule if an older order stores none (D44)', () => {
    const pieces = orderLuminaires({ lines: [line('spot')] }, plan());
    expect(pieces.map(({ stepId, at, isPlaced }) => [stepId, Math.round(at), isPlaced])).toEqual([
      ['s0', 50, false],
      ['s0', 150, false],
      ['s1', 100, false],
    ]);
  });

  it('are not stored for more automatic luminaires than the plan places', () => {
    const many = { ...EMPTY_PLAN.choices, bindings: [{ id: 'spot', quantity: 5_001 }] };
    expect(storedLuminaires(plan({ choices: many }), bodies)).toEqual([]);
    expect(orderLuminaires({ lines: [] }, plan({ choices: many }))).toEqual([]);
  });
});

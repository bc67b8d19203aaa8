import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { describe, expect, it } from 'vitest';
import { endAt, stepAt } from './hit.ts';

const PIXEL = 1 / 3;
const geometry = geometryOf(layoutOf([200], [100, 'right'], [100, 'bendLeft']));

describe('hit test of a click', () => {
  it('a rail is hit within 50 px at zoom 1', () => {
    expect(stepAt(geometry, { x: -50, y: 8 }, PIXEL)?.step.id).toBe('s0');
    expect(stepAt(geometry, { x: -50, y: 9 }, PIXEL)).toBeNull();
    expect(stepAt(geometry, { x: 104, y: 50 }, PIXEL)?.step.id).toBe('s1');
  });

  it('a bend is hit on its arc, not inside it', () => {
    const radius = 200 / Math.PI;
    const onArc = { x: 100 + radius * (1 - Math.SQRT1_2), y: 100 + radius * Math.SQRT1_2 };
    expect(stepAt(geometry, onArc, PIXEL)?.step.id).toBe('s2');
    expect(stepAt(geometry, { x: 100 + radius, y: 100 }, PIXEL)).toBeNull();
  });

  it('a click near an open end hits the end', () => {
    expect(endAt(geometry, { x: -104, y: 3 }, PIXEL)).toMatchObject({ stepId: 's0', end: 'left' });
    expect(endAt(geometry, { x: -110, y: 3 }, PIXEL)).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { geometryOf, type Layout } from '../layout/layout.ts';
import { arbitraryLayout } from '../testing/arbitraryEdit.ts';
import { layoutOf, premade } from '../testing/sampleLayouts.ts';
import { axisPath } from './axisPath.ts';
import { drawLayout, type Primitive } from './drawing.ts';
import { luminairePoints } from './luminaires.ts';

const ofKind = <Kind extends Primitive['kind']>(layout: Layout, kind: Kind) =>
  drawLayout(geometryOf(layout)).primitives.filter(
    (primitive): primitive is Extract<Primitive, { kind: Kind }> => primitive.kind === kind,
  );

describe('a drawing', () => {
  it('has a rail and a label for each step, a cap for each open end', () => {
    fc.assert(
      fc.property(arbitraryLayout, (layout) => {
        expect(ofKind(layout, 'rail')).toHaveLength(layout.steps.length);
        expect(ofKind(layout, 'label')).toHaveLength(layout.steps.length);
        expect(ofKind(layout, 'cap')).toHaveLength(geometryOf(layout).openEnds.length);
      }),
    );
  });

  it('has its labels outside a rectangle', () => {
    const sides = ofKind(premade('option1', 300, 200), 'label').map(({ aside }) => `${aside.x} ${aside.y}`);
    expect(sides).toEqual(['0 -1', '1 0', '0 1', '-1 0']);
  });

  it('bends to the side the rail turns to', () => {
    const [, bend] = ofKind(layoutOf([200], [100, 'bendLeft']), 'rail');
    expect(bend && axisPath(bend.axis)).toBe('M100 0A63.662 63.662 0 0 0 163.662 -63.662');
  });
});

describe('luminaires (D28)', () => {
  it('are spread evenly along the layout, in the order of choice', () => {
    const points = luminairePoints(geometryOf(layoutOf([200], [200, 'right'])), [
      { id: 'a', quantity: 1 },
      { id: 'b', quantity: 3 },
    ]);
    expect(points.map(({ articleId, x, y }) => `${articleId} ${x} ${y}`)).toEqual([
      'a -50 0',
      'b 50 0',
      'b 100 50',
      'b 100 150',
    ]);
  });

  it('hang on the axis of a bend', () => {
    const layout = layoutOf([100], [100, 'bendRight']);
    const [, onBend] = luminairePoints(geometryOf(layout), [{ id: 'a', quantity: 2 }]);
    const radius = 200 / Math.PI;
    expect(Math.hypot((onBend?.x ?? 0) - 50, (onBend?.y ?? 0) - radius)).toBeCloseTo(radius);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisPath } from '../../drawing/axisPath.ts';
import { arbitraryLayout } from '../../testing/arbitraryEdit.ts';
import { layoutOf, premade } from '../../testing/sampleLayouts.ts';
import { drawLayout, type Primitive } from './drawing.ts';
import { geometryOf, type Layout } from './layout.ts';

const ofKind = <Kind extends Primitive['kind']>(layout: Layout, kind: Kind) =>
  drawLayout(geometryOf(layout)).primitives.filter(
    (primitive): primitive is Extract<Primitive, { kind: Kind }> => primitive.kind === kind,
  );

describe('a drawing', () => {
  it('has a rail and a label for each step, and a cap for each open end', () => {
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

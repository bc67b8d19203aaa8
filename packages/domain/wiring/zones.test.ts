import { describe, expect, it } from 'vitest';
import type { Cut } from '../kinds/cut/cut.ts';
import { geometryOf, type Layout } from '../kinds/rail/layout.ts';
import { edited, layoutOf, premade } from '../testing/sampleLayouts.ts';
import { zonesOf } from './zones.ts';

function sectionsIn(
  layout: Layout,
  cuts: readonly Cut[],
  ownIslands: readonly string[] = [],
  isolatesJoins = false,
) {
  const { zones } = zonesOf(geometryOf(layout), cuts, ownIslands, isolatesJoins);
  return zones.map(({ sections }) => sections.map(({ stepId, from, to }) => `${stepId} ${from}-${to}`));
}

const withIsland = (layout: Layout) =>
  edited(layout, { kind: 'addIsland', id: 'i', origin: { x: 0, y: 500 }, length: 200, hasT: false });

describe('zones', () => {
  it('are one without cuts, also with several islands', () => {
    expect(sectionsIn(withIsland(layoutOf([200], [200])), [])).toEqual([['s0 0-200', 's1 0-200', 'i 0-200']]);
  });

  it('are divided by cuts, inside a rail and at its start', () => {
    const cuts = [
      { stepId: 's0', at: 400 },
      { stepId: 's1', at: 0 },
    ];
    expect(sectionsIn(layoutOf([600], [200]), cuts)).toEqual([['s0 0-400'], ['s0 400-600'], ['s1 0-200']]);
  });

  it('are separate for islands that the visitor separates', () => {
    const layout = withIsland(layoutOf([200]));
    expect(sectionsIn(layout, [], ['i'])).toEqual([['s0 0-200'], ['i 0-200']]);
    expect(sectionsIn(layout, [], ['s0', 'i'])).toEqual([['s0 0-200'], ['i 0-200']]);
  });

  it('of a ring are two only with two cuts', () => {
    const ring = premade('option1', 400, 300);
    const [, second, third] = geometryOf(ring).placed.map(({ step }) => step.id) as [string, string, string];
    expect(sectionsIn(ring, [{ stepId: third, at: 0 }])).toHaveLength(1);
    expect(
      sectionsIn(ring, [
        { stepId: third, at: 0 },
        { stepId: second, at: 0 },
      ]),
    ).toHaveLength(2);
    expect(sectionsIn(ring, [{ stepId: third, at: 0 }], [], true)).toHaveLength(2);
  });
});

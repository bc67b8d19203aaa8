import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { geometryOf, type Layout } from '../kinds/rail/layout.ts';
import { hasInnerT } from '../kinds/rail/step.ts';
import { storedRails } from '../kinds/rail/storedRail.ts';
import { arbitraryLayout } from '../testing/arbitraryEdit.ts';
import { layoutOf, premade } from '../testing/sampleLayouts.ts';
import { cutList } from './cutList.ts';
import { DEFAULT_PART_TABLES } from './defaultPartTable.ts';
import { findJoints } from './joints.ts';
import { countParts, partsByRole } from './parts.ts';
import { splitLength } from './rails.ts';

const partsOf = (layout: Layout, numbers = DEFAULT_PART_TABLES.standard) =>
  countParts(geometryOf(layout), numbers);

describe('rails', () => {
  it('cover every length, with a rest below one short rail (D13)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 2000 }), (length) => {
        const { frameLength200, frameLength100 } = splitLength(length);
        const bought = 200 * frameLength200 + 100 * frameLength100;
        expect(bought).toBeGreaterThanOrEqual(length);
        expect(bought - length).toBeLessThan(100);
      }),
    );
  });

  it('are cut to the exact length of each layout rail', () => {
    fc.assert(
      fc.property(arbitraryLayout, (layout) => {
        const rows = cutList(layout.steps);
        const used = rows.reduce(
          (sum, { count, pieces }) => sum + count * pieces.reduce((a, b) => a + b, 0),
          0,
        );
        const { totalLength, frameLength100, frameLength200 } = partsOf(layout);
        expect(used).toBe(totalLength);
        expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(frameLength100 + frameLength200);
        for (const { rail, pieces, offcut } of rows)
          expect(pieces.reduce((a, b) => a + b, offcut)).toBe(rail);
      }),
    );
  });

  it('of the first layout rail are cut like others', () => {
    expect(cutList(layoutOf([100], [100]).steps)).toMatchObject([{ count: 2, steps: [1, 2] }]);
  });

  it('are cut in two if a T start is inside', () => {
    expect(cutList(layoutOf([200, 'T']).steps).map(({ pieces }) => pieces)).toEqual([[100, 100]]);
    expect(cutList(layoutOf([400, 'T']).steps).map(({ pieces, count }) => [pieces, count])).toEqual([
      [[200], 2],
    ]);
  });
});

describe('parts of any layout', () => {
  it('have an end cap for each open end, 2 plus one for each T of a tree (D15)', () => {
    fc.assert(
      fc.property(arbitraryLayout, (layout) => {
        const { endCaps, tConnectors, loops } = partsOf(layout);
        expect(endCaps).toBe(geometryOf(layout).openEnds.length);
        expect(endCaps).toBe(2 * geometryOf(layout).islands + tConnectors - 2 * loops);
      }),
    );
  });

  it('have one joint for each attached rail (D14)', () => {
    fc.assert(
      fc.property(arbitraryLayout, (layout) => {
        const { placed, joins, islands } = geometryOf(layout);
        const parts = partsOf(layout);
        const rails = parts.frameLength100 + parts.frameLength200;
        const onTs = storedRails(layout.steps).filter(({ isFrameFromTLayout }) => isFrameFromTLayout).length;
        const closedByT = joins.filter(({ first, second }) => first.isEndOfT || second.isEndOfT).length;
        const startTs = placed.filter(({ step }) => hasInnerT(step) && step.frameLength % 400 === 0).length;
        const joints = parts.straightConnectors + parts.angleConnectors;
        expect(joints).toBe(rails - islands - onTs - startTs + joins.length - closedByT);
      }),
    );
  });

  it('have one live feed for each started 8 metres (D16)', () => {
    expect(partsOf(layoutOf([800])).feeds).toBe(1);
    expect(partsOf(layoutOf([801])).feeds).toBe(2);
  });
});

describe('joints', () => {
  it('of a rectangle are four corners, all to the right', () => {
    const joints = findJoints(geometryOf(premade('option1', 100, 100)));
    expect(joints.map(({ kind, turn }) => `${kind} ${turn}`)).toEqual(Array(4).fill('angle right'));
  });

  it('store their turn', () => {
    const joints = findJoints(geometryOf(layoutOf([100], [100, 'left'], [100, 'bendRight'])));
    expect(joints.map(({ kind, turn }) => `${kind} ${turn}`)).toEqual(['angle left', 'straight right']);
  });
});

describe('bought parts', () => {
  const parts = partsOf(premade('option1', 300, 200));
  const quantityOf = (role: string, conditions: Parameters<typeof partsByRole>[1]) =>
    partsByRole(parts, conditions).find(([one]) => one === role)?.[1] ?? 0;
  const plain = { needsMounting: false, isDali: false, hasPowerExtra: false };

  it('include mounting sets only for families that need them (D17)', () => {
    expect(quantityOf('mountingSet', plain)).toBe(0);
    expect(quantityOf('mountingSet', { ...plain, needsMounting: true })).toBe(16);
  });

  it('include an isolating joint for each loop with a DALI system (D17)', () => {
    expect(quantityOf('isolatingJoint', plain)).toBe(0);
    expect(quantityOf('isolatingJoint', { ...plain, isDali: true })).toBe(1);
  });

  it('include the extra of a supply that brings one (D18)', () => {
    expect(quantityOf('powerExtra', plain)).toBe(0);
    expect(quantityOf('powerExtra', { ...plain, hasPowerExtra: true })).toBe(1);
  });
});

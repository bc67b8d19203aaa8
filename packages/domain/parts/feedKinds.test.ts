import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PartTable, Role } from '../catalogue/partTable.ts';
import type { Cut } from '../kinds/cut/cut.ts';
import { feedPlaces } from '../kinds/feed/positions.ts';
import { geometryOf, type Layout } from '../kinds/rail/layout.ts';
import { arbitraryLayout } from '../testing/arbitraryEdit.ts';
import { layoutOf, premade } from '../testing/sampleLayouts.ts';
import { NO_WIRING } from '../wiring/wiring.ts';
import { DEFAULT_PART_TABLES } from './defaultPartTable.ts';
import { countWired, feedSpots } from './feedKinds.ts';
import { countParts, partsByRole } from './parts.ts';

const kindsAt = (layout: Layout, ...places: [string, number][]) =>
  feedSpots(
    geometryOf(layout),
    places.map(([stepId, at]) => ({ stepId, at })),
  ).map(({ kind }) => kind);

const named: PartTable = {
  ...DEFAULT_PART_TABLES.standard,
  families: DEFAULT_PART_TABLES.standard.families.map((family) => ({
    ...family,
    parts: {
      ...family.parts,
      feedEnd: { black: 'E', white: 'E' },
      feedInline: { black: 'I', white: 'I' },
      feedCorner: { black: 'C', white: 'C' },
    },
  })),
};

const bought = (layout: Layout, table: PartTable, feeds: { stepId: string; at: number }[] = []) => {
  const wiring = { ...NO_WIRING, feeds: feeds.map((feed, index) => ({ id: `f${index}`, ...feed })) };
  const geometry = geometryOf(layout);
  const parts = countParts(geometry, table, countWired(geometry, wiring, table, false));
  const conditions = { needsMounting: false, isDali: false, hasPowerExtra: false };
  return Object.fromEntries(
    partsByRole(parts, { ...conditions, names: (role: Role) => table === named && role.startsWith('feed') }),
  ) as Partial<Record<Role, number>>;
};

describe('an isolating joint at a cut (D53a)', () => {
  const layout = layoutOf([400], [400, 'right']);
  const parts = (cuts: Cut[], table: PartTable, feeds: { stepId: string; at: number }[] = []) => {
    const wiring = { ...NO_WIRING, cuts, feeds: feeds.map((feed, index) => ({ id: `f${index}`, ...feed })) };
    const geometry = geometryOf(layout);
    const counted = countParts(geometry, table, countWired(geometry, wiring, table, false));
    const conditions = { needsMounting: false, isDali: false, hasPowerExtra: false };
    return Object.fromEntries(
      partsByRole(counted, {
        ...conditions,
        names: (role: Role) => table === named && role.startsWith('feed'),
      }),
    ) as Partial<Record<Role, number>>;
  };
  const { standard } = DEFAULT_PART_TABLES;

  it('replaces the straight connector if the rules say so, and no other', () => {
    expect(parts([], standard)).toMatchObject({ straightConnector: 2, angleConnector: 1 });
    expect(parts([{ stepId: 's0', at: 200 }], standard)).toMatchObject({
      straightConnector: 1,
      angleConnector: 1,
      isolatingJoint: 1,
    });
    expect(parts([{ stepId: 's1', at: 0 }], standard)).toMatchObject({
      straightConnector: 2,
      angleConnector: 1,
      isolatingJoint: 1,
    });
    const retaining = { ...standard, isolatingJointReplaces: false };
    expect(parts([{ stepId: 's0', at: 200 }], retaining)).toMatchObject({
      straightConnector: 2,
      isolatingJoint: 1,
    });
  });

  it('replaces the connector once, also together with an in-line feed', () => {
    const place = { stepId: 's0', at: 200 };
    expect(parts([place], named, [place])).toMatchObject({
      straightConnector: 1,
      feedInline: 1,
      isolatingJoint: 1,
    });
  });
});

describe('a feed (D53a)', () => {
  it('is at an end, a joint, a corner, a T, or on a drilled rail', () => {
    expect(
      kindsAt(layoutOf([600], [300, 'right']), ['s0', 0], ['s0', 200], ['s0', 600], ['s1', 0], ['s0', 77]),
    ).toEqual(['end', 'straight', 'angle', 'angle', 'drilled']);
    expect(kindsAt(layoutOf([100], [100, 'T']), ['s1', 100], ['s1', 0])).toEqual(['t', 'straight']);
    expect(kindsAt(layoutOf([400, 'T']), ['s0', 200])).toEqual(['t']);
    expect(kindsAt(premade('option1', 200, 200), ['p', 0])).toEqual(['angle']);
  });

  it('replaces the cap or connector if the rules have a role for the kind', () => {
    const layout = layoutOf([400], [200, 'right']);
    const [plain, end, corner] = [
      bought(layout, DEFAULT_PART_TABLES.standard, [{ stepId: 's0', at: 0 }]),
      bought(layout, named, [{ stepId: 's0', at: 0 }]),
      bought(layout, named, [{ stepId: 's1', at: 0 }]),
    ];
    expect(plain).toMatchObject({ feed: 1, endCap: 2, angleConnector: 1, straightConnector: 1 });
    expect(end).toMatchObject({ feedEnd: 1, endCap: 1, angleConnector: 1, straightConnector: 1 });
    expect(end.feed).toBeUndefined();
    expect(corner).toMatchObject({ feedCorner: 1, endCap: 2, straightConnector: 1 });
    expect(corner.angleConnector).toBeUndefined();
  });

  it('is bought once, and replaced parts are never too few', () => {
    const put = fc.array(fc.record({ step: fc.nat(), place: fc.nat() }), { maxLength: 5 });
    fc.assert(
      fc.property(arbitraryLayout, put, (layout, wished) => {
        const steps = layout.steps;
        if (steps.length === 0) return;
        const feeds = wished.map(({ step, place }) => {
          const rail = steps[step % steps.length] as (typeof steps)[number];
          const places = feedPlaces(rail);
          return { stepId: rail.id, at: places[place % places.length] as number };
        });
        const [plain, own] = [
          bought(layout, DEFAULT_PART_TABLES.standard, feeds),
          bought(layout, named, feeds),
        ];
        const sum = (of: typeof plain, ...roles: Role[]) =>
          roles.reduce((all, role) => all + (of[role] ?? 0), 0);
        expect(sum(own, 'feed', 'feedEnd', 'feedInline', 'feedCorner')).toBe(sum(plain, 'feed'));
        const replaced = ['endCap', 'straightConnector', 'angleConnector', 'tConnector'] as const;
        const fewer = sum(plain, ...replaced) - sum(own, ...replaced);
        expect(fewer).toBeGreaterThanOrEqual(0);
        expect(fewer).toBeLessThanOrEqual(sum(own, 'feedEnd', 'feedInline', 'feedCorner'));
      }),
    );
  });
});

import { planInstallation } from '../installation/installation.ts';
import { geometryOf } from '../layout/layout.ts';
import { itemAt } from '../math/lists.ts';
import { basisOf } from '../quote/basis.ts';
import { powersFor } from '../quote/offered.ts';
import { RECOMMENDED_LOAD } from '../quote/power.ts';
import type { Cut } from '../wiring/cut.ts';
import type { Feed } from '../wiring/feed.ts';
import { stretchesOf } from '../wiring/stretches.ts';
import type { Wiring } from '../wiring/wiring.ts';
import type { Examined } from './examine.ts';
import { type Candidate, fix } from './rule.ts';
import { placesByLoad, zoneParts } from './zoneParts.ts';

/**
 * Cuts after which no zone draws more than a limit: where what hangs on a rail is too much for it, the most of it is
 * cut off. Null where one stretch between two joints draws more by itself.
 * @param limit W
 */
function cutsFor(examined: Examined, limit: number): Pick<Wiring, 'cuts' | 'ownZones'> | null {
  const { plan, installation, catalogue } = examined;
  const geometry = geometryOf(plan.layout);
  const { all, at, atEnd } = stretchesOf(geometry);
  /** W of its own, and with what hangs on it and is not cut off. */
  const stretches = all.map((one) => ({ ...one, load: 0 }));
  for (const piece of installation.pieces) itemAt(stretches, at(piece)).load += piece.watts;
  const isCut = new Set<number>();
  const hanging = stretches.map((): number[] => []);
  for (const [index, { parent }] of stretches.entries()) if (parent >= 0) hanging[parent]?.push(index);
  const loadOf = (index: number) => itemAt(stretches, index).load;
  for (let index = stretches.length - 1; index >= 0; index--) {
    const own = itemAt(stretches, index);
    if (own.load > limit) return null;
    const children = itemAt(hanging, index).toSorted((a, b) => loadOf(b) - loadOf(a));
    own.load += children.reduce((sum, child) => sum + loadOf(child), 0);
    for (const child of children) {
      if (own.load <= limit) break;
      own.load -= loadOf(child);
      isCut.add(child);
    }
  }
  const roots = stretches.flatMap((one, index) => (one.parent < 0 ? [{ ...one, index }] : []));
  let shared =
    roots.reduce((sum, { load }) => sum + load, 0) +
    (installation.zones[0]?.load ?? 0) -
    (installation.zones[0]?.pieces ?? []).reduce(
      (sum, index) => sum + (installation.pieces[index]?.watts ?? 0),
      0,
    );
  const ownZones: string[] = [];
  for (const { stepId, load } of roots.toSorted((a, b) => b.load - a.load)) {
    if (shared <= limit || ownZones.length === roots.length - 1) break;
    shared -= load;
    ownZones.push(stepId);
  }
  if (shared > limit) return null;
  const zoneOf: number[] = [];
  for (const [index, { parent }] of stretches.entries())
    zoneOf[index] = parent < 0 || isCut.has(index) ? index : itemAt(zoneOf, parent);
  const cuts: Cut[] = [...isCut].map((index) => {
    const { stepId, from } = itemAt(stretches, index);
    return { stepId, at: from };
  });
  // A loop that runs through two zones would put them together where it closes.
  const isolated = basisOf(catalogue, plan.choices).system?.type === 'dali';
  for (const { first, second } of isolated ? [] : geometry.joins) {
    const [a, b] = [first, second].map((end) => zoneOf[atEnd(itemAt(geometry.placed, end.index), end.end)]);
    if (a !== b) cuts.push({ stepId: first.stepId, end: first.end });
  }
  return { cuts, ownZones };
}

/** Feeds for zones that cuts make: those put by hand stay, and no part is without one. */
function feedsFor(examined: Examined, wiring: Wiring, newId: () => string): Feed[] {
  const { plan, catalogue, arrangement, quote } = examined;
  const feeds = [...wiring.feeds];
  const parts = zoneParts(plan.layout, planInstallation({ ...plan, wiring }, catalogue, arrangement));
  const held = new Map<(typeof parts)[number], number>();
  const add = (part: (typeof parts)[number]) => {
    for (const place of placesByLoad({ layout: plan.layout, wiring }, part, 1, feeds))
      feeds.push({ id: newId(), ...place });
    held.set(part, (held.get(part) ?? 0) + 1);
  };
  for (const part of parts) {
    const own = wiring.feeds.filter(({ stepId, at }) =>
      part.sections.some(
        (section) =>
          section.stepId === stepId && at <= section.to && (at > section.from || section.from === 0),
      ),
    ).length;
    held.set(part, own);
    if (own === 0) add(part);
  }
  const lengthOf = ({ sections }: (typeof parts)[number]) =>
    sections.reduce((sum, { from, to }) => sum + to - from, 0);
  const each = (part: (typeof parts)[number]) => lengthOf(part) / (held.get(part) ?? 1);
  for (let missing = quote.parts.feeds - feeds.length; missing > 0 && parts.length > 0; missing--)
    add(parts.reduce((a, b) => (each(b) > each(a) ? b : a)));
  return feeds;
}

/** Watts of the greatest supply on offer, where the load chooses the supply of each zone (D27a). */
function greatestSupply({ catalogue, plan: { choices }, quote }: Examined): number | null {
  if (!quote.isPowerAutomatic) return null;
  const powers = powersFor(catalogue, basisOf(catalogue, choices)).map(({ power }) => power);
  return powers.length > 0 ? Math.max(...powers) : null;
}

/** Cuts into zones that a supply of the chosen kind carries, with a reserve where it can be (D27, D55). */
export function zoneFixes(examined: Examined, newId: () => string): Candidate[] {
  const { plan, quote, installation } = examined;
  const supply = quote.supply ?? greatestSupply(examined);
  if (supply === null) return [];
  return [(supply * RECOMMENDED_LOAD) / 100, supply].flatMap((limit): Candidate[] => {
    const cut = cutsFor(examined, limit);
    if (!cut) return [];
    const feeds = feedsFor(examined, { ...plan.wiring, ...cut }, newId);
    const count = cut.cuts.filter((one) => 'at' in one).length + cut.ownZones.length + 1;
    const kind = count === installation.zones.length ? 'evenOut' : 'split';
    return [fix(kind, { count }, { kind: 'wire', act: 'split', wiring: { ...plan.wiring, ...cut, feeds } })];
  });
}

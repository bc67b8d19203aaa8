import { type Cut, openJoins } from '../kinds/cut/cut.ts';
import { cutWithGateways } from '../kinds/gateway/cutWithGateways.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { greatestOf, itemAt } from '../math/lists.ts';
import { basisOf } from '../quote/basis.ts';
import { powersFor } from '../quote/offered.ts';
import { RECOMMENDED_LOAD } from '../quote/power.ts';
import type { Watt } from '../units.ts';
import type { Wiring } from '../wiring/wiring.ts';
import { stretchesThatConduct } from './circuitParts.ts';
import type { Examined } from './examine.ts';
import { type FixCandidate, fix } from './rule.ts';

type Split = Pick<Wiring, 'cuts' | 'ownZones'>;

const SHARED = -1;

/**
 * Cuts that bring every zone below a limit, from the leaves to the roots: an overloaded branch loses its
 * largest child branches, and surplus roots become zones of their own. Null if one stretch alone exceeds the
 * limit.
 */
function splitFor(examined: Examined, zone: number, limit: Watt): Split | null {
  const { plan, installation } = examined;
  const { load = 0, sections = [], luminaires = [] } = installation.zones[zone] ?? {};
  const geometry = geometryOf(plan.layout);
  const { all, at, atEnd, isCut } = stretchesThatConduct(examined);
  const isInside = new Set<number>();
  for (const { stepId, from, to } of sections)
    for (let index = at({ stepId, at: to }); index >= 0 && all[index]?.stepId === stepId; index--) {
      if (itemAt(all, index).from < from) break;
      isInside.add(index);
    }
  const loads = all.map((): Watt => 0);
  for (const index of luminaires) {
    const luminaire = itemAt(installation.luminaires, index);
    loads[at(luminaire)] = itemAt(loads, at(luminaire)) + luminaire.watts;
  }
  const unplaced = load - loads.reduce((sum, own) => sum + own, 0);
  const isRoot = (index: number): boolean => {
    const { stepId, from, parent } = itemAt(all, index);
    return parent < 0 || isCut(stepId, from);
  };
  const hanging = all.map((): number[] => []);
  for (const index of isInside) if (!isRoot(index)) hanging[itemAt(all, index).parent]?.push(index);
  const cutOff = new Set<number>();
  for (const index of [...isInside].toSorted((a, b) => b - a)) {
    let own = itemAt(loads, index);
    if (own > limit) return null;
    const children = itemAt(hanging, index).toSorted((a, b) => itemAt(loads, b) - itemAt(loads, a));
    own += children.reduce((sum, child) => sum + itemAt(loads, child), 0);
    for (const child of children) {
      if (own <= limit) break;
      own -= itemAt(loads, child);
      cutOff.add(child);
    }
    loads[index] = own;
  }
  const roots = [...isInside].filter(isRoot).toSorted((a, b) => itemAt(loads, b) - itemAt(loads, a));
  let shared = unplaced + roots.reduce((sum, root) => sum + itemAt(loads, root), 0);
  const ownRoots = new Set<number>();
  for (const root of roots) {
    if (shared <= limit || ownRoots.size === roots.length - 1) break;
    shared -= itemAt(loads, root);
    ownRoots.add(root);
  }
  if (shared > limit) return null;
  const onRails = [...cutOff].map((index): Cut => {
    const { stepId, from } = itemAt(all, index);
    return { stepId, at: from };
  });
  const starts: number[] = [];
  for (const index of [...isInside].toSorted((a, b) => a - b)) {
    const { parent } = itemAt(all, index);
    if (isRoot(index)) starts[index] = ownRoots.has(index) ? index : SHARED;
    else starts[index] = cutOff.has(index) ? index : itemAt(starts, parent);
  }
  // Two ends that meet would rejoin the parts.
  const isDali = basisOf(examined.catalogue, plan.choices).system?.type === 'dali';
  const atEnds = (isDali ? [] : openJoins(geometry, plan.wiring.cuts)).flatMap(({ first, second }): Cut[] => {
    const [a, b] = [first, second].map((end) => starts[atEnd(itemAt(geometry.placed, end.index), end.end)]);
    return a === b ? [] : [{ stepId: first.stepId, end: first.end }];
  });
  return {
    cuts: [...onRails, ...atEnds],
    ownZones: [...ownRoots].map((root) => itemAt(all, root).stepId),
  };
}

function greatestSupply({ catalogue, plan: { choices }, quote }: Examined): Watt | null {
  if (!quote.isPowerAutomatic) return null;
  const powers = powersFor(catalogue, basisOf(catalogue, choices)).map(({ power }) => power);
  return powers.length > 0 ? greatestOf(powers) : null;
}

/** One supply carries each zone, with reserve if possible (D27, D55). */
export function zoneFixes(examined: Examined, zones: readonly number[]): FixCandidate[] {
  const { plan, quote, installation } = examined;
  const supply = quote.supply ?? greatestSupply(examined);
  if (supply === null) return [];
  const { wiring } = plan;
  return [(supply * RECOMMENDED_LOAD) / 100, supply].flatMap((limit): FixCandidate[] => {
    const heavy = zones.filter((zone) => (installation.zones[zone]?.load ?? 0) > limit);
    const splits = heavy.map((zone) => splitFor(examined, zone, limit));
    if (splits.length === 0 || splits.includes(null)) return [];
    const cuts = splits.flatMap((one) => one?.cuts ?? []);
    const ownZones = splits.flatMap((one) => one?.ownZones ?? []);
    const count = installation.zones.length + cuts.filter((one) => 'at' in one).length + ownZones.length;
    const after = {
      ...wiring,
      cuts: [...wiring.cuts, ...cuts],
      ownZones: [...wiring.ownZones, ...ownZones],
    };
    const { edit, gateways } = cutWithGateways(examined, after);
    return [
      gateways === null ? fix('split', { count }, edit) : fix('splitForGateways', { count, gateways }, edit),
    ];
  });
}

import type { InstalledFeed } from '../installation/installation.ts';
import { type Cut, cutsAtJoints } from '../kinds/cut/cut.ts';
import { type Cable, type Feed, isAt, isCabled, MAX_CABLE, type RunPlace } from '../kinds/feed/feed.ts';
import { pointAt } from '../kinds/rail/axis.ts';
import { placedStep } from '../kinds/rail/geometry.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import type { EndRef } from '../kinds/rail/step.ts';
import { proposedCable } from '../kinds/supply/supply.ts';
import { greatestOf, itemAt, leastOf } from '../math/lists.ts';
import type { WireAct } from '../plan/acts.ts';
import type { Volt } from '../units.ts';
import type { Joined } from '../wiring/zones.ts';
import { cableFixes } from './cables.ts';
import { type CircuitPart, circuitParts, placesByLoad, stretchesThatConduct } from './circuitParts.ts';
import type { Examined } from './examine.ts';
import type { FindingOf } from './finding.ts';
import { railHeight } from './railHeight.ts';
import { type FixCandidate, fix } from './rule.ts';

const MORE = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32];

const MOST_CUTS = 12;

export type ElectricFinding = FindingOf<
  'cannotWork' | 'feedCurrent' | 'voltage' | 'drop' | 'unfed' | 'zoneUnfed'
>;

function concernedParts(
  { installation: { electric, network, zones, luminaires, feeds } }: Examined,
  { kind }: ElectricFinding,
  parts: readonly CircuitPart[],
): CircuitPart[] {
  const withFeed = (test: (feed: InstalledFeed) => boolean) =>
    parts.filter((part) => part.feeds.some((index) => test(itemAt(feeds, index))));
  const withVoltage = (test: (voltage: Volt) => boolean) =>
    parts.filter((part) =>
      part.luminaires.some(({ luminaire }) => luminaire.voltage !== null && test(luminaire.voltage)),
    );
  switch (kind) {
    case 'cannotWork':
      return [...parts];
    case 'feedCurrent':
      return withFeed(({ current }) => (current ?? 0) > electric.maxCurrent);
    case 'voltage':
      return withVoltage((voltage) => voltage < electric.minVoltage);
    case 'drop': {
      const least = leastOf(luminaires.map(({ voltage }) => voltage ?? Number.POSITIVE_INFINITY));
      return withVoltage((voltage) => voltage <= least);
    }
    case 'zoneUnfed':
      return parts.filter(({ zone }) => zones[zone]?.feeds.length === 0);
    case 'unfed': {
      const unfed = new Set(network.unfed.map((index) => itemAt(luminaires, index)));
      return parts.filter((part) => part.luminaires.some(({ luminaire }) => unfed.has(luminaire)));
    }
  }
}

const cabledAs = (cable: Cable | undefined) => (cable ? { cable } : {});

interface Refed {
  feeds: Feed[];
  unknown: number;
}

interface Refeeding {
  examined: Examined;
  newId: () => string;
}

function refed({ examined, newId }: Refeeding, part: CircuitPart, places: readonly RunPlace[]): Refed {
  const { plan, installation } = examined;
  const geometry = geometryOf(plan.layout);
  const z = railHeight(examined);
  const { supply = null } = installation.zones[part.zone] ?? {};
  const zoneFeeds = installation.zones[part.zone]?.feeds ?? [];
  const cables = zoneFeeds.flatMap((index) => {
    const { cable } = itemAt(installation.feeds, index);
    return isCabled(cable) ? [cable] : [];
  });
  let unknown = 0;
  const cableTo = ({ stepId, at }: RunPlace, conductor: number): Cable => {
    if (!supply) {
      unknown += 1;
      return { length: 0, conductor };
    }
    const point = pointAt(placedStep(geometry, stepId).axis, at);
    return { length: Math.min(MAX_CABLE, proposedCable(supply, { ...point, z })), conductor };
  };
  const own = part.feeds.map((index) => itemAt(installation.feeds, index));
  const moving = [...own];
  const staying = places.map((place) => {
    const index = moving.findIndex((one) => isAt(one, place));
    return index < 0 ? undefined : moving.splice(index, 1)[0];
  });
  const feeds = places.map((place, index): Feed => {
    const { stepId, at } = place;
    const stays = staying[index];
    if (stays) return { id: stays.id ?? newId(), stepId, at, ...cabledAs(stays.cable) };
    const moved = moving.shift();
    const id = moved?.id ?? newId();
    const before = moved?.cable;
    if (isCabled(before)) return { id, stepId, at, cable: cableTo(place, before.conductor) };
    // Without a known cable in the zone, none is assumed.
    if (moved || cables.length === 0) return { id, stepId, at, ...cabledAs(before) };
    return { id, stepId, at, cable: cableTo(place, greatestOf(cables.map(({ conductor }) => conductor))) };
  });
  return { feeds, unknown };
}

function borderingCuts(
  { plan }: Examined,
  { all, atEnd, partOf }: Joined,
  isUnreached: (group: number) => boolean,
): Cut[] {
  const geometry = geometryOf(plan.layout);
  const sidesOf = (cut: Cut): number[] => {
    if ('at' in cut)
      return all.flatMap(({ stepId, from, parent }, index) =>
        parent >= 0 && isAt({ stepId, at: from }, cut) ? [index, parent] : [],
      );
    const isOf = ({ stepId, end }: EndRef) => stepId === cut.stepId && end === cut.end;
    const join = geometry.joins.find(({ first, second }) => isOf(first) || isOf(second));
    return [join?.first, join?.second].flatMap((end) =>
      end ? [atEnd(itemAt(geometry.placed, end.index), end.end)] : [],
    );
  };
  return cutsAtJoints(geometry, plan.wiring.cuts).filter((cut) =>
    sidesOf(cut).some((side) => isUnreached(partOf(side))),
  );
}

function unfedFixes(refeeding: Refeeding, concerned: readonly CircuitPart[]): FixCandidate[] {
  const { examined } = refeeding;
  const { plan, installation } = examined;
  const { wiring } = plan;
  const joined = stretchesThatConduct(examined);
  const groupOf = (place: RunPlace) => joined.partOf(joined.at(place));
  const reached = new Set(installation.feeds.map(groupOf));
  const cuts = borderingCuts(examined, joined, (group) => !reached.has(group)).slice(0, MOST_CUTS);
  const without = (gone: readonly Cut[]) =>
    fix(
      'uncut',
      { count: gone.length },
      {
        kind: 'wire',
        act: 'uncut',
        wiring: { ...wiring, cuts: wiring.cuts.filter((cut) => !gone.includes(cut)) },
      },
    );
  const added = concerned.map((part) => {
    const places = part.feeds.map((index) => itemAt(installation.feeds, index));
    const groups = new Set(part.candidates.map(groupOf).filter((group) => !reached.has(group)));
    const more = [...groups].flatMap((group) =>
      placesByLoad(
        {
          ...part,
          candidates: part.candidates.filter((place) => groupOf(place) === group),
          luminaires: part.luminaires.filter(({ luminaire }) => groupOf(luminaire) === group),
        },
        1,
      ),
    );
    return { part, more, ...refed(refeeding, part, [...places, ...more]) };
  });
  return [
    ...cuts.map((cut) => without([cut])),
    ...(cuts.length > 1 ? [without(cuts)] : []),
    rewired(
      'moreFeeds',
      'addFeed',
      examined,
      added,
      added.reduce((sum, { more }) => sum + more.length, 0),
    ),
  ];
}

type Rewired = 'freeFeeds' | 'middle' | 'moreFeeds';

function rewired(
  kind: Rewired,
  act: WireAct,
  { plan: { wiring }, installation }: Examined,
  parts: readonly (Refed & { part: CircuitPart })[],
  count: number,
): FixCandidate {
  const replaced = new Set(
    parts.flatMap(({ part }) => part.feeds.map((index) => installation.feeds[index]?.id)),
  );
  const feeds = [
    ...wiring.feeds.filter(({ id }) => !replaced.has(id)),
    ...parts.flatMap((part) => part.feeds),
  ];
  const unknown = parts.reduce((sum, part) => sum + part.unknown, 0);
  return fix(kind, { count, unknown }, { kind: 'wire', act, wiring: { ...wiring, feeds } });
}

/** Excludes fixes that make a cable unknown and hide losses (D53, D54). */
function voltageFixes(refeeding: Refeeding, concerned: readonly CircuitPart[]): FixCandidate[] {
  const { examined } = refeeding;
  const { plan, installation } = examined;
  const feedsOf = ({ feeds }: CircuitPart) => feeds.map((index) => itemAt(installation.feeds, index));
  const candidates: FixCandidate[] = [];
  const byHand = concerned.filter((part) => feedsOf(part).some(({ id }) => id !== null));
  if (byHand.length > 0 && !byHand.some((part) => feedsOf(part).some(({ cable }) => cable)))
    candidates.push(
      rewired(
        'freeFeeds',
        'freeFeeds',
        examined,
        byHand.map((part) => ({ part, feeds: [], unknown: 0 })),
        byHand.length,
      ),
    );
  const offer = (kind: Rewired, act: WireAct, more: number) => {
    const parts = concerned
      .filter(({ feeds }) => feeds.length > 0)
      .map((part) => {
        const own = feedsOf(part);
        const isStored = kind === 'moreFeeds' && own.some(({ id }) => id !== null);
        const places = isStored
          ? [...own, ...placesByLoad(part, more, own)]
          : placesByLoad(part, own.length + more);
        return { part, ...refed(refeeding, part, places) };
      });
    const count = parts.reduce((sum, { part, feeds }) => sum + feeds.length - part.feeds.length, 0);
    // Fewer positions than feeds would lose a feed and its cable.
    const isWhole = parts.every(({ part, feeds }) => feeds.length >= part.feeds.length);
    if (parts.length > 0 && isWhole && parts.every(({ unknown }) => unknown === 0))
      candidates.push(rewired(kind, act, examined, parts, count));
  };
  offer('middle', 'moveFeed', 0);
  const placed = new Set(
    concerned.flatMap(({ luminaires }) =>
      luminaires.flatMap(({ luminaire }) => (luminaire.isPlaced ? [luminaire.id] : [])),
    ),
  );
  const unplaced = plan.placements.flatMap(({ id }) => (placed.has(id) ? [id] : []));
  if (unplaced.length > 0)
    candidates.push(
      fix(
        'evenOut',
        { count: unplaced.length },
        { kind: 'arrange', act: 'giveBack', put: [], unplaced, quantities: [] },
      ),
    );
  for (const more of MORE) offer('moreFeeds', 'addFeed', more);
  return candidates;
}

export function electricFixes(
  examined: Examined,
  finding: ElectricFinding,
  newId: () => string,
): FixCandidate[] {
  const concerned = concernedParts(examined, finding, circuitParts(examined));
  const refeeding = { examined, newId };
  if (finding.kind === 'unfed' || finding.kind === 'zoneUnfed') return unfedFixes(refeeding, concerned);
  const feeds = new Set(concerned.flatMap((part) => part.feeds));
  return [
    ...voltageFixes(refeeding, concerned),
    ...cableFixes(examined, (feed) => feeds.has(feed.number - 1)),
  ];
}

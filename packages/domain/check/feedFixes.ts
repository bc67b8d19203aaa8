import type { InstalledFeed } from '../installation/installation.ts';
import type { WireAct } from '../plan/acts.ts';
import type { Feed, RunPlace } from '../wiring/feed.ts';
import { cableFixes } from './cables.ts';
import type { Examined } from './examine.ts';
import type { Finding } from './finding.ts';
import { type Candidate, fix } from './rule.ts';
import { placesByLoad, type ZonePart, zoneParts } from './zoneParts.ts';

/** So many feeds more are tried, the least first. */
const MORE = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32];

/** At most so many cuts are tried one by one. */
const MOST_CUTS = 12;

const asFeed = ({ id, stepId, at }: RunPlace & { id?: string | null }, newId: () => string): Feed => ({
  id: id ?? newId(),
  stepId,
  at,
});

/**
 * What helps where luminaires get too little, or a feed gives too much: feeds in other places, or more of them
 * (D53, D54). All feeds stay by hand where they are but for those that are moved.
 * @param newId gives a feed its id
 */
function feedFixes({ plan, installation }: Examined, finding: Finding, newId: () => string): Candidate[] {
  const { layout, wiring, placements } = plan;
  const parts = zoneParts(layout, installation);
  type Wired = 'freeFeeds' | 'middle' | 'uncut' | 'moreFeeds';
  const wire = (kind: Wired, act: WireAct, own: Partial<typeof wiring>, count = 1) =>
    fix(kind, { count }, { kind: 'wire', act, wiring: { ...wiring, ...own } });
  const feeds = installation.feeds.map((feed) => asFeed(feed, newId));
  const steps = new Set(finding.steps);
  const concerned = parts.filter(({ sections }) => sections.some(({ stepId }) => steps.has(stepId)));
  const without = (gone: readonly number[]) => feeds.filter((_, index) => !gone.includes(index));
  const placedIn = (part: ZonePart, count: number) =>
    placesByLoad(plan, part, count).map((place, index) => {
      const before: InstalledFeed | undefined = installation.feeds[part.feeds[index] ?? -1];
      return asFeed({ ...place, id: before?.id ?? null }, newId);
    });
  const moved = (more: number): Feed[] => [
    ...without(concerned.flatMap((part) => part.feeds)),
    ...concerned.flatMap((part) => placedIn(part, part.feeds.length + more)),
  ];
  const candidates: Candidate[] = [];
  if (wiring.feeds.length > 0) candidates.push(wire('freeFeeds', 'freeFeeds', { feeds: [] }));
  if (concerned.some((part) => part.feeds.length > 0))
    candidates.push(wire('middle', 'moveFeed', { feeds: moved(0) }));
  if (placements.length > 0)
    candidates.push(
      fix(
        'evenOut',
        { count: placements.length },
        {
          kind: 'arrange',
          act: 'giveBack',
          put: [],
          unplaced: placements.map(({ id }) => id),
          quantities: [],
        },
      ),
    );
  if (finding.kind === 'unfed' || finding.kind === 'zoneUnfed') {
    for (const cut of wiring.cuts.slice(0, MOST_CUTS))
      candidates.push(wire('uncut', 'uncut', { cuts: wiring.cuts.filter((one) => one !== cut) }));
    if (wiring.cuts.length > 1) candidates.push(wire('uncut', 'uncut', { cuts: [] }, wiring.cuts.length));
    const added = parts
      .filter((part) => part.feeds.length === 0)
      .flatMap((part) => placesByLoad(plan, part, 1).map((place) => asFeed(place, newId)));
    candidates.push(wire('moreFeeds', 'addFeed', { feeds: [...feeds, ...added] }, added.length));
    return candidates;
  }
  for (const more of MORE) {
    const after = moved(more);
    candidates.push(wire('moreFeeds', 'addFeed', { feeds: after }, after.length - feeds.length));
  }
  return candidates;
}

/** What may help where current does not arrive: feeds, then thicker cables. */
export const electricFixes = (examined: Examined, finding: Finding, newId: () => string): Candidate[] => [
  ...feedFixes(examined, finding, newId),
  ...cableFixes(examined, finding),
];

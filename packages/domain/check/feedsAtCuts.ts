import type { InstalledFeed } from '../installation/installation.ts';
import { cutsAtJoints } from '../kinds/cut/cut.ts';
import { isAt, type RunPlace } from '../kinds/feed/feed.ts';
import { pointAt } from '../layout/axis.ts';
import { placedStep } from '../layout/geometry.ts';
import type { Point } from '../layout/heading.ts';
import { geometryOf } from '../layout/layout.ts';
import { itemAt } from '../math/lists.ts';
import { distance } from '../math/points.ts';
import { atCut } from '../wiring/feedParts.ts';
import { type CircuitPart, circuitParts } from './circuitParts.ts';
import type { Examined } from './examine.ts';
import { found, whereIs } from './finding.ts';
import { fix, rule } from './rule.ts';

interface AtCut {
  feed: InstalledFeed;
  part: CircuitPart;
}

function feedsAtCuts(examined: Examined): AtCut[] {
  const { plan, installation } = examined;
  if (plan.wiring.cuts.length === 0 || plan.wiring.feeds.length === 0) return [];
  const geometry = geometryOf(plan.layout);
  const isAtCut = atCut(geometry, cutsAtJoints(geometry, plan.wiring.cuts));
  return circuitParts(examined).flatMap((part) => {
    if (part.candidates.every(isAtCut)) return [];
    return part.feeds.flatMap((index) => {
      const feed = itemAt(installation.feeds, index);
      return feed.id !== null && isAtCut(feed) ? [{ feed, part }] : [];
    });
  });
}

export const cutFeeds = rule({
  kinds: ['feedAtCut'],
  find(examined) {
    const atCuts = feedsAtCuts(examined).map(({ feed }) => feed);
    const [first] = atCuts;
    if (!first) return [];
    const figures = { feed: first.number, count: atCuts.length };
    return [found('feedAtCut', figures, { where: atCuts.map(whereIs), sizes: atCuts.map(() => 1) })];
  },
  fixes(examined) {
    const { plan, installation } = examined;
    const geometry = geometryOf(plan.layout);
    const pointOf = ({ stepId, at }: RunPlace): Point => pointAt(placedStep(geometry, stepId).axis, at);
    const taken: RunPlace[] = [...installation.feeds];
    const moved = new Map<string | null, RunPlace>();
    for (const { feed, part } of feedsAtCuts(examined)) {
      const free = part.candidates.filter((place) => !taken.some((one) => isAt(one, place)));
      const [nearest] = free.toSorted((a, b) => distance(pointOf(a), feed) - distance(pointOf(b), feed));
      if (!nearest) continue;
      const { stepId, at } = nearest;
      moved.set(feed.id, { stepId, at });
      taken.push(nearest);
    }
    if (moved.size === 0) return [];
    const feeds = plan.wiring.feeds.map((feed) => ({ ...feed, ...moved.get(feed.id) }));
    const edit = { kind: 'wire', act: 'moveFeed', wiring: { ...plan.wiring, feeds } } as const;
    return [fix('moveFromCut', { count: moved.size }, edit)];
  },
});

import { isCabled, leastConductor } from '../wiring/feed.ts';
import type { Examined } from './examine.ts';
import { type Finding, found, whereIs } from './finding.ts';
import { type Candidate, fix, rule } from './rule.ts';

/** Cross-sections that cables are sold in, in mm² (IEC 60228). */
const SOLD = [1, 1.5, 2.5, 4, 6, 10, 16];

/** Thicker cables between supplies and feeds: those that are too thin, or all where voltage is lost (D54). */
export function cableFixes({ plan: { wiring } }: Examined, { kind }: Finding): Candidate[] {
  const withConductors = (conductor: number): Candidate => {
    const feeds = wiring.feeds.map((feed) => {
      const { cable } = feed;
      if (!isCabled(cable) || (kind === 'thinCable' && cable.conductor >= leastConductor(cable))) return feed;
      return { ...feed, cable: { ...cable, conductor: Math.max(cable.conductor, conductor) } };
    });
    return fix(
      'thickerCable',
      { conductor },
      { kind: 'wire', act: 'setCable', wiring: { ...wiring, feeds } },
    );
  };
  return wiring.feeds.some(({ cable }) => isCabled(cable)) ? SOLD.map(withConductors) : [];
}

/** Cables of supplies that are thinner than is usual for their length (D54, IEC 60364-7-715). */
export const thinCables = rule({
  kinds: ['thinCable'],
  find({ plan, installation: { feeds } }) {
    const thin = feeds.filter(({ cable }) => isCabled(cable) && cable.conductor < leastConductor(cable));
    const [first] = thin;
    if (plan.layout.steps.length === 0 || !first || !isCabled(first.cable)) return [];
    const figures = {
      feed: first.number,
      count: thin.length,
      conductor: first.cable.conductor,
      cableLength: first.cable.length,
      leastConductor: leastConductor(first.cable),
    };
    return [found('thinCable', figures, { where: thin.map(whereIs), sizes: thin.map(() => 1) })];
  },
  fixes: cableFixes,
});

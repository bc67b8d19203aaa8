import { isCabled, leastConductor } from '../wiring/feed.ts';
import type { Candidate } from './candidate.ts';
import type { Examined } from './examine.ts';
import type { Finding } from './finding.ts';

/** Cross-sections that cables are sold in, in mm² (IEC 60228). */
const SOLD = [1, 1.5, 2.5, 4, 6, 10, 16];

/** Thicker cables between supplies and feeds: those that are too thin, or all where voltage is lost (D54). */
export function cableFixes({ plan: { wiring } }: Examined, { kind }: Finding): Candidate[] {
  const withConductors = (conductor: number): Candidate => ({
    kind: 'thickerCable',
    figures: { conductor },
    edit: {
      kind: 'wire',
      act: 'setCable',
      wiring: {
        ...wiring,
        feeds: wiring.feeds.map((feed) => {
          const { cable } = feed;
          if (!isCabled(cable)) return feed;
          if (kind === 'thinCable' && cable.conductor >= leastConductor(cable)) return feed;
          return { ...feed, cable: { ...cable, conductor: Math.max(cable.conductor, conductor) } };
        }),
      },
    },
  });
  return wiring.feeds.some(({ cable }) => isCabled(cable)) ? SOLD.map(withConductors) : [];
}

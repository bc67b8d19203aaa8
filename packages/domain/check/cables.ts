import type { InstalledFeed } from '../installation/installation.ts';
import type { RoomPlace } from '../kinds/device/position.ts';
import {
  type Cable,
  CONDUCTORS,
  isCabled,
  leastConductor,
  MAX_CABLE,
  SAME_PLACE,
} from '../kinds/feed/feed.ts';
import { proposedCable } from '../kinds/supply/supply.ts';
import type { Cm } from '../units.ts';
import type { Examined } from './examine.ts';
import { found, whereIs } from './finding.ts';
import { railHeight } from './railHeight.ts';
import { type FixCandidate, fix, rule } from './rule.ts';

export function cableFixes(
  { plan: { wiring }, installation: { feeds, electric } }: Pick<Examined, 'plan' | 'installation'>,
  isMeant: (feed: InstalledFeed) => boolean,
): FixCandidate[] {
  const meant = new Map(
    feeds.filter(isMeant).flatMap(({ id, cable }) => (id && isCabled(cable) ? [[id, cable]] : [])),
  );
  const withConductors = (conductor: number): FixCandidate[] => {
    if (![...meant.values()].some((cable) => cable.conductor < conductor)) return [];
    const after = wiring.feeds.map((feed) => {
      const cable = meant.get(feed.id);
      return cable ? { ...feed, cable: { ...cable, conductor: Math.max(cable.conductor, conductor) } } : feed;
    });
    return [
      fix(
        'thickerCable',
        { conductor },
        { kind: 'wire', act: 'setCable', wiring: { ...wiring, feeds: after } },
      ),
    ];
  };
  return CONDUCTORS.filter((conductor) => conductor <= electric.terminal).flatMap(withConductors);
}

const isThin = ({ cable }: InstalledFeed): boolean =>
  isCabled(cable) && cable.conductor < leastConductor(cable);

/** Thinner than usual for their length (D54, IEC 60364-7-715). */
export const thinCables = rule({
  kinds: ['thinCable'],
  find({ plan, installation: { feeds } }) {
    const thin = feeds.filter(isThin);
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
  fixes: (examined) => cableFixes(examined, isThin),
});

export const thickCables = rule({
  kinds: ['thickCable'],
  find({ installation: { feeds, electric } }) {
    const thick = feeds.filter(({ cable }) => isCabled(cable) && cable.conductor > electric.terminal);
    const [first] = thick;
    if (!first || !isCabled(first.cable)) return [];
    const figures = {
      feed: first.number,
      count: thick.length,
      conductor: first.cable.conductor,
      terminal: electric.terminal,
    };
    return [found('thickCable', figures, { where: thick.map(whereIs), sizes: thick.map(() => 1) })];
  },
  fixes({ plan: { wiring }, installation: { electric } }) {
    const conductor = CONDUCTORS.findLast((one) => one <= electric.terminal);
    if (conductor === undefined) return [];
    const feeds = wiring.feeds.map((feed) =>
      isCabled(feed.cable) && feed.cable.conductor > electric.terminal
        ? { ...feed, cable: { ...feed.cable, conductor } }
        : feed,
    );
    return [
      fix('thinnerCable', { conductor }, { kind: 'wire', act: 'setCable', wiring: { ...wiring, feeds } }),
    ];
  },
});

interface Laid {
  feed: InstalledFeed;
  cable: Cable;
  supply: RoomPlace;
}

function tooShort(examined: Examined): (Laid & { distance: Cm })[] {
  const z = railHeight(examined);
  const { feeds, zones } = examined.installation;
  return feeds.flatMap((feed) => {
    const supply = zones[feed.zone]?.supply;
    const { cable } = feed;
    if (!supply || !isCabled(cable)) return [];
    const distance = Math.hypot(supply.x - feed.x, supply.y - feed.y, supply.z - z);
    return cable.length < distance - SAME_PLACE ? [{ feed, cable, supply, distance }] : [];
  });
}

export const shortCables = rule({
  kinds: ['shortCable'],
  find(examined) {
    const short = tooShort(examined);
    const [first] = short;
    if (!first) return [];
    const figures = {
      feed: first.feed.number,
      count: short.length,
      cableLength: first.cable.length,
      distance: first.distance,
    };
    const sizes = short.map(({ distance, cable }) => distance - cable.length);
    return [found('shortCable', figures, { where: short.map(({ feed }) => whereIs(feed)), sizes })];
  },
  fixes(examined) {
    const { plan, installation } = examined;
    const z = railHeight(examined);
    const short = new Map(tooShort(examined).map((one) => [one.feed.id, one]));
    const withConductors = (least: number): FixCandidate[] => {
      const isRaised = [...short.values()].some(({ cable }) => cable.conductor < least);
      if (least > 0 && !isRaised) return [];
      const feeds = plan.wiring.feeds.map((feed) => {
        const laid = short.get(feed.id);
        if (!laid) return feed;
        const length = Math.min(MAX_CABLE, proposedCable(laid.supply, { ...laid.feed, z }));
        return { ...feed, cable: { length, conductor: Math.max(laid.cable.conductor, least) } };
      });
      const edit = { kind: 'wire', act: 'setCable', wiring: { ...plan.wiring, feeds } } as const;
      return [fix('proposedCable', { count: short.size, conductor: least }, edit)];
    };
    const fitting = CONDUCTORS.filter((conductor) => conductor <= installation.electric.terminal);
    return [0, ...fitting].flatMap(withConductors);
  },
});

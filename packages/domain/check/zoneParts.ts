import type { Installation, InstalledPiece } from '../installation/installation.ts';
import { placedStep } from '../layout/geometry.ts';
import { geometryOf, type Layout } from '../layout/layout.ts';
import { itemAt } from '../math/lists.ts';
import { type RunPlace, SAME_PLACE } from '../wiring/feed.ts';
import { feedParts } from '../wiring/feedParts.ts';
import type { Wiring } from '../wiring/wiring.ts';
import type { Section } from '../wiring/zones.ts';

/** What of a zone hangs together without a cable: it needs a feed of its own. */
export interface ZonePart {
  zone: number;
  island: number;
  sections: Section[];
  pieces: InstalledPiece[];
  /** Indexes of its feeds. */
  feeds: number[];
}

const lies = ({ stepId, at }: RunPlace, { stepId: on, from, to }: Section): boolean =>
  // What is at the very joint is on the side of the run's begin (D54).
  stepId === on && at <= to + SAME_PLACE && (at > from + SAME_PLACE || from === 0);

/** The parts of all zones, along the steps in their order. */
export function zoneParts(layout: Layout, { zones, pieces, feeds }: Installation): ZonePart[] {
  const geometry = geometryOf(layout);
  const parts: ZonePart[] = [];
  for (const [zone, { sections, pieces: own, feeds: ownFeeds }] of zones.entries()) {
    const byIsland = new Map<number, ZonePart>();
    const partOn = (island: number): ZonePart => {
      const known = byIsland.get(island) ?? { zone, island, sections: [], pieces: [], feeds: [] };
      byIsland.set(island, known);
      return known;
    };
    const islandOf = (stepId: string) => placedStep(geometry, stepId).island;
    for (const section of sections) partOn(islandOf(section.stepId)).sections.push(section);
    for (const index of own) {
      const piece = itemAt(pieces, index);
      partOn(islandOf(piece.stepId)).pieces.push(piece);
    }
    for (const index of ownFeeds) partOn(islandOf(feeds[index]?.stepId ?? '')).feeds.push(index);
    parts.push(...byIsland.values());
  }
  return parts;
}

interface Along extends RunPlace {
  along: number;
}

/**
 * Where so many feeds each have as much to carry: between places where feeds can stand, by what the luminaires draw,
 * or by length where none hangs.
 * @param taken places that are passed over
 */
export function placesByLoad(
  { layout, wiring }: { layout: Layout; wiring: Pick<Wiring, 'cuts'> },
  { sections, pieces }: ZonePart,
  count: number,
  taken: readonly RunPlace[] = [],
): RunPlace[] {
  const places = feedParts(geometryOf(layout), { feeds: [], cuts: wiring.cuts }, Number.POSITIVE_INFINITY)
    .flatMap(({ candidates }) => candidates)
    .filter(
      (place) =>
        !taken.some(({ stepId, at }) => stepId === place.stepId && Math.abs(at - place.at) <= SAME_PLACE),
    );
  const candidates: Along[] = [];
  const loads: { along: number; watts: number }[] = [];
  let length = 0;
  for (const section of sections) {
    const along = (at: number) => length + at - section.from;
    for (const { stepId, at } of places)
      if (lies({ stepId, at }, section)) candidates.push({ stepId, at, along: along(at) });
    for (const piece of pieces)
      if (lies(piece, section)) loads.push({ along: along(piece.at), watts: piece.watts });
    length += section.to - section.from;
  }
  const total = loads.reduce((sum, { watts }) => sum + watts, 0);
  const whereIs = (share: number): number => {
    if (total === 0) return share * length;
    let sum = 0;
    for (const { along, watts } of loads.toSorted((a, b) => a.along - b.along)) {
      sum += watts;
      if (sum >= share * total) return along;
    }
    return length;
  };
  const found: RunPlace[] = [];
  for (let index = 0; index < count && candidates.length > 0; index++) {
    const wanted = whereIs((index + 0.5) / count);
    const nearest = candidates.reduce((a, b) =>
      Math.abs(b.along - wanted) < Math.abs(a.along - wanted) ? b : a,
    );
    candidates.splice(candidates.indexOf(nearest), 1);
    found.push({ stepId: nearest.stepId, at: nearest.at });
  }
  return found;
}

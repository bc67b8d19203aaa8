import { mirrored } from '../layout/heading.ts';
import { innerPlaces } from '../layout/length.ts';
import type { RailChange } from '../layout/railChange.ts';
import type { Step } from '../layout/step.ts';
import type { Cut } from './cut.ts';
import type { Feed } from './feed.ts';

/** What a visitor decides of the installation; all else of it follows (D53, D55). */
export interface Wiring {
  /** Put by hand. */
  feeds: Feed[];
  cuts: Cut[];
  /** Start frames whose islands are zones of their own. */
  ownZones: string[];
}

export const NO_WIRING: Wiring = { feeds: [], cuts: [], ownZones: [] };

export const isUnwired = ({ feeds, cuts, ownZones }: Wiring): boolean =>
  feeds.length + cuts.length + ownZones.length === 0;

/** Where the cuts inside a run come to where it runs the other way round: each to the nearest joint that is free (D55). */
function turnedCuts(cuts: readonly Cut[], stepId: string, length: number): Map<Cut, Cut> {
  const free = innerPlaces(length);
  const own = cuts.flatMap((cut) =>
    'at' in cut && cut.stepId === stepId && cut.at > 0 ? [{ cut, wanted: Math.max(0, length - cut.at) }] : [],
  );
  const found = own
    .toSorted((a, b) => a.wanted - b.wanted)
    .map(({ cut, wanted }): [Cut, Cut] => {
      const at = free.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted;
      free.splice(free.indexOf(at), 1);
      return [cut, { stepId, at }];
    });
  return new Map(found);
}

const parentOf = (steps: readonly Step[], id: string): string | null => {
  const step = steps.find((one) => one.id === id);
  return step && step.kind !== 'start' ? step.on.stepId : null;
};

/**
 * What an edit of the layout makes of the wiring: what is on steps that it removes goes with them (D43), and what is on
 * others stays where it is in the room, or on the mirror image of it.
 */
export function wiringAfter(
  wiring: Wiring,
  { gone, turned, mirrored: inMirror }: RailChange,
  before: readonly Step[],
  after: readonly Step[],
): Wiring {
  const isLeft = ({ stepId }: { stepId: string }) => !gone.has(stepId);
  const inside = new Map(
    [...turned].flatMap(([stepId, length]) => [...turnedCuts(wiring.cuts, stepId, length)]),
  );
  return {
    feeds: wiring.feeds.filter(isLeft).map((feed) => {
      const length = turned.get(feed.stepId);
      return length === undefined ? feed : { ...feed, at: Math.max(0, length - feed.at) };
    }),
    cuts: wiring.cuts.filter(isLeft).map((cut) => {
      const { stepId } = cut;
      if ('end' in cut) return inMirror.has(stepId) ? { stepId, end: mirrored(cut.end) } : cut;
      if (!turned.has(stepId)) return cut;
      if (cut.at > 0) return inside.get(cut) ?? cut;
      // The step that it hung on hangs on it now: their joint is the begin of that one.
      const parent = parentOf(before, stepId);
      return parent !== null && parentOf(after, parent) === stepId ? { stepId: parent, at: 0 } : cut;
    }),
    ownZones: wiring.ownZones.filter((id) => !gone.has(id)),
  };
}

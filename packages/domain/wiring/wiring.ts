import { mirrored } from '../layout/heading.ts';
import type { RailChange } from '../layout/railChange.ts';
import { innerPlaces } from '../layout/railLengths.ts';
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

/** The inner joint that is nearest to a place; the place itself where there is none. */
function nearestJoint(length: number, at: number): number {
  const joints = innerPlaces(length);
  return joints.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))[0] ?? at;
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
  return {
    feeds: wiring.feeds.filter(isLeft).map((feed) => {
      const length = turned.get(feed.stepId);
      return length === undefined ? feed : { ...feed, at: Math.max(0, length - feed.at) };
    }),
    cuts: wiring.cuts.filter(isLeft).map((cut) => {
      const { stepId } = cut;
      if ('end' in cut) return inMirror.has(stepId) ? { stepId, end: mirrored(cut.end) } : cut;
      const length = turned.get(stepId);
      if (length === undefined) return cut;
      if (cut.at > 0) return { stepId, at: nearestJoint(length, Math.max(0, length - cut.at)) };
      // The step that it hung on hangs on it now: their joint is the begin of that one.
      const parent = parentOf(before, stepId);
      return parent !== null && parentOf(after, parent) === stepId ? { stepId: parent, at: 0 } : cut;
    }),
    ownZones: wiring.ownZones.filter((id) => !gone.has(id)),
  };
}

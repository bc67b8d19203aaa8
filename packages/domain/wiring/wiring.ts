import type { LayoutEdit } from '../layout/edit.ts';
import { type Heading, mirrored, turnedBy } from '../layout/heading.ts';
import { branchOf } from '../layout/islands.ts';
import { geometryOf, type Layout } from '../layout/layout.ts';
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

/** On a run that begins where it ended. */
function turnedRound({ feeds, cuts, ownZones }: Wiring, { id, frameLength }: Step): Wiring {
  return {
    feeds: feeds.map((feed) =>
      feed.stepId === id ? { ...feed, at: Math.max(0, frameLength - feed.at) } : feed,
    ),
    cuts: cuts.map((cut) =>
      cut.stepId === id && 'at' in cut && cut.at > 0
        ? { ...cut, at: nearestJoint(frameLength, frameLength - cut.at) }
        : cut,
    ),
    ownZones,
  };
}

/** What is on an island goes with it when it is mirrored; a start frame keeps its begin on the left. */
function mirroredWith(wiring: Wiring, { steps }: Layout, startId: string): Wiring {
  const branch = branchOf(steps, startId);
  const start = steps.find(({ id }) => id === startId);
  const turned = start ? turnedRound(wiring, start) : wiring;
  return {
    ...turned,
    cuts: turned.cuts.map((cut) =>
      'end' in cut && branch.has(cut.stepId) ? { ...cut, end: mirrored(cut.end) } : cut,
    ),
  };
}

const headingOf = (layout: Layout, id: string): Heading | undefined => {
  const { placed, indexOf } = geometryOf(layout);
  return placed[indexOf.get(id) ?? -1]?.axis.heading;
};

const parentOf = ({ steps }: Layout, id: string): string | null => {
  const step = steps.find((one) => one.id === id);
  return step && step.kind !== 'start' ? step.on.stepId : null;
};

/** What is on runs that go the other way round after a removal (D42b) stays where it is in the room. */
function keptInPlace(wiring: Wiring, before: Layout, after: Layout, quarters: number): Wiring {
  const isReversed = ({ id }: Step): boolean => {
    const [was, is] = [headingOf(before, id), headingOf(after, id)];
    return was !== undefined && is !== undefined && is !== turnedBy(was, quarters);
  };
  const reversed = after.steps.filter(isReversed);
  const isTurned = new Set(reversed.map(({ id }) => id));
  const cuts = wiring.cuts.map((cut) => {
    if (!('at' in cut) || cut.at !== 0 || !isTurned.has(cut.stepId)) return cut;
    // The step that it hung on hangs on it now: their joint is the begin of that one.
    const parent = parentOf(before, cut.stepId);
    return parent !== null && parentOf(after, parent) === cut.stepId ? { stepId: parent, at: 0 } : cut;
  });
  return reversed.reduce(turnedRound, { ...wiring, cuts });
}

/**
 * What an edit of the layout makes of the wiring: what is on steps that it removes goes with them (D43).
 * @param quarters by which the edit turns all that stays
 */
export function wiringAfter(
  wiring: Wiring,
  before: Layout,
  after: Layout,
  edit: LayoutEdit,
  quarters: number,
): Wiring {
  if (isUnwired(wiring) || before.steps === after.steps) return wiring;
  if (edit.kind === 'mirrorIsland') return mirroredWith(wiring, before, edit.stepId);
  const left = new Set(after.steps.map(({ id }) => id));
  if (before.steps.every(({ id }) => left.has(id))) return wiring;
  const isLeft = ({ stepId }: { stepId: string }) => left.has(stepId);
  const staying: Wiring = {
    feeds: wiring.feeds.filter(isLeft),
    cuts: wiring.cuts.filter(isLeft),
    ownZones: wiring.ownZones.filter((id) => left.has(id)),
  };
  return keptInPlace(staying, before, after, quarters);
}

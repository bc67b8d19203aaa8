import { type Centimetres, centimetres } from '../units.ts';
import type { FreeEnd } from './freeEnd.ts';
import { type Facing, facing, type Heading, type Point, turned, unitVector } from './heading.ts';
import { type Join, joinEnds } from './joins.ts';
import { ENDS, type End, endsOf, endUnder, isEndOfT, type Step } from './step.ts';

/** A step in its place; points in centimetres, x to the right, y down. */
export interface PlacedStep {
  step: Step;
  /** Place in the list of steps. */
  index: number;
  /** Index of the step it hangs on; −1 for the start frame. */
  parent: number;
  /** Where it begins; for the start frame its centre (D4). */
  begin: Point;
  /** Heading in which it leaves `begin`; of a bent rail, the tangent there. */
  heading: Heading;
  far: Point;
  farHeading: Heading;
  /** Radius of a bent rail's centre line, 2·L/π; 0 for a straight one (D3). */
  radius: number;
}

export interface Geometry {
  placed: readonly PlacedStep[];
  indexOf: ReadonlyMap<string, number>;
  /** Ends without a step, in step order, then left, right, straight, far. */
  freeEnds: readonly FreeEnd[];
  /** Pairs of free ends that meet (D10); each closes one loop. */
  joins: readonly Join[];
  /** Free ends that are not joined: each takes an end cap (D15). */
  openEnds: readonly FreeEnd[];
  /** Sum of `frameLength`, in centimetres. */
  totalLength: Centimetres;
}

const CENTRE: Point = { x: 0, y: 0 };
const BIT: Record<End, number> = { left: 1, right: 2, straight: 4, far: 8 };

const along = (from: Point, heading: Heading, length: number): Point => {
  const unit = unitVector(heading);
  return { x: from.x + unit.x * length, y: from.y + unit.y * length };
};

/** Where an end of a placed step is, and where it faces (D1, D5). */
function endPlace(placed: PlacedStep, end: End): { point: Point; heading: Heading } {
  if (placed.parent < 0) {
    if (end === 'straight') return { point: CENTRE, heading: 1 };
    const heading: Heading = end === 'left' ? 2 : 0;
    return { point: along(CENTRE, heading, placed.step.frameLength / 2), heading };
  }
  const heading = end === 'far' ? placed.farHeading : turned(placed.farHeading, end);
  return { point: placed.far, heading };
}

function placeStart(step: Step): PlacedStep {
  const far = along(CENTRE, 0, step.frameLength / 2);
  return { step, index: 0, parent: -1, begin: CENTRE, heading: 0, far, farHeading: 0, radius: 0 };
}

function placeStep(step: Step, index: number, parent: PlacedStep): PlacedStep {
  const from = endPlace(parent, endUnder(parent.step, step));
  const direction = step.directionFrame === 'default' ? 'straight' : step.directionFrame;
  // On an end of a T the T makes the turn; the end already faces that way (D5).
  const farHeading = turned(from.heading, direction);
  if (step.isCurved) {
    const radius = (2 * step.frameLength) / Math.PI;
    const far = along(along(from.point, from.heading, radius), farHeading, radius);
    return {
      step,
      index,
      parent: parent.index,
      begin: from.point,
      heading: from.heading,
      far,
      farHeading,
      radius,
    };
  }
  const far = along(from.point, farHeading, step.frameLength);
  return {
    step,
    index,
    parent: parent.index,
    begin: from.point,
    heading: farHeading,
    far,
    farHeading,
    radius: 0,
  };
}

/**
 * Places every step of a valid layout (D1 to D5) and finds its free, joined and open ends (D10).
 * @param steps the start frame first, every other step after the one it hangs on
 * @param inactiveEntries ends of the start frame that take no steps (D7)
 * @throws when a step names a previous step that does not come before it: validate first
 */
export function measureLayout(steps: readonly Step[], inactiveEntries: readonly End[] = []): Geometry {
  const placed: PlacedStep[] = [];
  const indexOf = new Map<string, number>();
  const taken: number[] = [];
  let totalLength = 0;
  for (const [index, step] of steps.entries()) {
    let place: PlacedStep;
    if (!step.previousStepId) place = placeStart(step);
    else {
      const parent = placed[indexOf.get(step.previousStepId) ?? -1];
      if (!parent)
        throw new Error(`Step ${step.id} hangs on ${step.previousStepId}, which does not come before it`);
      place = placeStep(step, index, parent);
      taken[parent.index] = (taken[parent.index] ?? 0) | BIT[endUnder(parent.step, step)];
    }
    placed.push(place);
    taken[index] = 0;
    indexOf.set(step.id, index);
    totalLength += step.frameLength;
  }
  const freeEnds: FreeEnd[] = [];
  for (const place of placed) {
    const own = endsOf(place.step);
    for (const end of ENDS) {
      if (!own.includes(end) || (taken[place.index] ?? 0) & BIT[end]) continue;
      const { point, heading } = endPlace(place, end);
      freeEnds.push({
        stepId: place.step.id,
        end,
        x: point.x,
        y: point.y,
        heading,
        isEndOfT: isEndOfT(place.step, end),
        takesSteps: place.parent >= 0 || !inactiveEntries.includes(end),
        index: place.index,
      });
    }
  }
  const joins = joinEnds(freeEnds);
  const joined = new Set<FreeEnd>(joins.flatMap(({ first, second }) => [first, second]));
  const openEnds = joined.size === 0 ? freeEnds : freeEnds.filter((end) => !joined.has(end));
  return { placed, indexOf, freeEnds, joins, openEnds, totalLength: centimetres(totalLength) };
}

/** The stored word for the heading at a step's far end (D4). */
export type InternalDirection = 'default' | `${'straight' | 'curved'}-${Facing}`;

export function internalDirection(placed: PlacedStep): InternalDirection {
  if (placed.parent < 0) return 'default';
  return `${placed.step.isCurved ? 'curved' : 'straight'}-${facing(placed.farHeading)}`;
}

import { itemAt } from '../../math/lists.ts';
import type { Cm } from '../../units.ts';
import { type Axis, arcAxis, lineAxis } from './axis.ts';
import { alongHeading, type Heading, type Point, turnedBy, turnedHeading } from './heading.ts';
import { type FreeEnd, type Join, joinEnds } from './joins.ts';
import {
  ENDS,
  type End,
  type EndRef,
  endsOf,
  type HangingRail,
  isEndOfT,
  type Rail,
  type Shape,
  type StartFrame,
} from './step.ts';

export interface PlacedRail {
  step: Rail;
  index: number;
  /** −1 for a start frame. */
  parent: number;
  island: number;
  axis: Axis;
}

export interface Geometry {
  placed: readonly PlacedRail[];
  indexOf: ReadonlyMap<string, number>;
  islands: number;
  /** Step order, then left, right, straight, far. */
  freeEnds: readonly FreeEnd[];
  /** Each pair closes one loop (D10). */
  joins: readonly Join[];
  /** Each takes an end cap (D15). */
  openEnds: readonly FreeEnd[];
  totalLength: Cm;
}

/** Ends as bits: measuring 1,000 rails allocates no sets. */
const BIT: Record<End, number> = { left: 1, right: 2, straight: 4, far: 8 };

function bitsOf(step: Rail): number {
  let bits = 0;
  for (const end of endsOf(step)) bits |= BIT[end];
  return bits;
}

function endPlace({ step, axis }: PlacedRail, end: End): { point: Point; heading: Heading } {
  if (step.kind === 'start') {
    if (end === 'straight') return { point: step.origin, heading: turnedBy(step.heading, 1) };
    return end === 'left'
      ? { point: axis.start, heading: turnedBy(step.heading, 2) }
      : { point: axis.end, heading: step.heading };
  }
  return { point: axis.end, heading: end === 'far' ? axis.endHeading : turnedHeading(axis.endHeading, end) };
}

const startAxis = ({ origin, heading, frameLength }: StartFrame): Axis =>
  lineAxis(alongHeading(origin, heading, -frameLength / 2), heading, frameLength);

export const axisFrom = (point: Point, heading: Heading, shape: Shape, length: Cm): Axis =>
  shape.kind === 'bent'
    ? arcAxis(point, heading, shape.direction, length)
    : lineAxis(point, turnedHeading(heading, shape.direction), length);

function hangingAxis(step: HangingRail, parent: PlacedRail): Axis {
  const { point, heading } = endPlace(parent, step.on.end);
  return axisFrom(point, heading, step, step.frameLength);
}

/**
 * Places all steps, each from the end of its parent (D1 to D5), and finds free, joined and open ends (D10).
 * @param before objects of unmoved steps are reused, so that values cached by object stay valid
 */
export function measureLayout(
  steps: readonly Rail[],
  inactiveEntries: readonly End[] = [],
  before?: Pick<Geometry, 'placed'>,
): Geometry {
  const placed: PlacedRail[] = [];
  const indexOf = new Map<string, number>();
  const taken: number[] = [];
  let islands = 0;
  let totalLength = 0;
  for (const [index, step] of steps.entries()) {
    const known = before?.placed[index];
    if (step.kind === 'start') {
      const isKnown = known?.step === step && known.island === islands;
      placed.push(isKnown ? known : { step, index, parent: -1, island: islands, axis: startAxis(step) });
      islands += 1;
    } else {
      const parent = placedStep({ placed, indexOf }, step.on.stepId);
      const isKnown = known?.step === step && before?.placed[known.parent] === parent;
      const { index: on, island } = parent;
      placed.push(isKnown ? known : { step, index, parent: on, island, axis: hangingAxis(step, parent) });
      taken[parent.index] = (taken[parent.index] ?? 0) | BIT[step.on.end];
    }
    taken[index] = 0;
    indexOf.set(step.id, index);
    totalLength += step.frameLength;
  }
  const freeEnds: FreeEnd[] = [];
  for (const place of placed) {
    const free = bitsOf(place.step) & ~(taken[place.index] ?? 0);
    if (free === 0) continue;
    for (const end of ENDS) {
      if (!(free & BIT[end])) continue;
      const { point, heading } = endPlace(place, end);
      freeEnds.push({
        stepId: place.step.id,
        end,
        x: point.x,
        y: point.y,
        heading,
        isEndOfT: isEndOfT(place.step, end),
        takesSteps: place.index > 0 || !inactiveEntries.includes(end),
        index: place.index,
        island: place.island,
      });
    }
  }
  const joins = joinEnds(freeEnds);
  const joined = new Set<FreeEnd>(joins.flatMap(({ first, second }) => [first, second]));
  const openEnds = joined.size === 0 ? freeEnds : freeEnds.filter((end) => !joined.has(end));
  return { placed, indexOf, islands, freeEnds, joins, openEnds, totalLength };
}

type Placing = Pick<Geometry, 'placed' | 'indexOf'>;

export const findPlaced = ({ placed, indexOf }: Placing, stepId: string): PlacedRail | undefined =>
  placed[indexOf.get(stepId) ?? -1];

export const placedStep = ({ placed, indexOf }: Placing, stepId: string): PlacedRail =>
  itemAt(placed, indexOf.get(stepId) ?? -1);

/** 0 if the step was removed. */
export const stepNumber = ({ indexOf }: Pick<Geometry, 'indexOf'>, stepId: string): number =>
  (indexOf.get(stepId) ?? -1) + 1;

export function placeOfEnd(geometry: Placing, { stepId, end }: EndRef): Cm {
  const { step } = placedStep(geometry, stepId);
  if (step.kind !== 'start' || end === 'right') return step.frameLength;
  return end === 'left' ? 0 : step.frameLength / 2;
}

import * as v from 'valibot';
import { isEqual } from '../../math/equal.ts';
import { itemAt } from '../../math/lists.ts';
import type { Geometry, PlacedRail } from './geometry.ts';
import { DIRECTIONS, type Facing, facingOfHeading, type Heading, type Point } from './heading.ts';
import { identifier } from './identifier.ts';
import {
  BENT_LENGTHS,
  type LengthFault,
  lengthFault,
  MAX_DISTANCE,
  MAX_LENGTH,
  MIN_LENGTH,
} from './length.ts';
import { SIDES, type Side } from './shape.ts';
import {
  type End,
  endsOf,
  isEndOfT,
  type Rail,
  type StartFrame,
  T_ARMS,
  type TArms,
  tArmsOf,
} from './step.ts';

const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-MAX_DISTANCE), v.maxValue(MAX_DISTANCE));

/** Stored step, in the specification's words. Derived fields are dropped on reading (D4). */
export const storedRailSchema = v.object({
  id: identifier,
  frameLength: v.number(),
  previousStepId: v.optional(v.nullable(identifier)),
  /** Parent's end; otherwise the side of the step before (D2). */
  directionFrameSide: v.picklist(SIDES),
  directionFrame: v.picklist(['default', ...DIRECTIONS]),
  isCurved: v.boolean(),
  isTLayout: v.boolean(),
  isTLayoutStart: v.boolean(),
  isFrameFromTLayout: v.boolean(),
  /** Absent: left and right (D5). */
  tArms: v.optional(v.custom<TArms>((value) => T_ARMS.some((arms) => String(arms) === String(value)))),
  /** Centre of a later start frame (D42a). */
  origin: v.optional(v.object({ x: coordinate, y: coordinate })),
  heading: v.optional(v.picklist([0, 90, 180, 270])),
});

export type StoredRail = v.InferOutput<typeof storedRailSchema>;

export interface LayoutFault {
  index: number;
  field: string;
  message: string;
}

const LENGTH_MESSAGES: Record<LengthFault, string> = {
  lengthNotWhole: 'its length must be a whole number of centimetres',
  lengthOutOfRange: `its length must be from ${MIN_LENGTH} to ${MAX_LENGTH} cm`,
  bentLength: `its length as a bent rail must be ${BENT_LENGTHS.join(' or ')} cm`,
};

interface Sided {
  step: Rail;
  side: Side;
}

function frameOf(step: Rail, parent: Sided | undefined, isFirst: boolean): StoredRail {
  const { id, frameLength } = step;
  const flags = { isCurved: false, isTLayout: false, isTLayoutStart: false, isFrameFromTLayout: false };
  if (step.kind === 'start' || !parent) {
    const { hasT, origin, heading } = step as StartFrame;
    const place = { origin, ...(heading && { heading: (heading * 90) as 90 | 180 | 270 }) };
    return {
      id,
      frameLength,
      directionFrameSide: 'left',
      directionFrame: 'default',
      ...flags,
      isTLayoutStart: hasT,
      ...(!isFirst && place),
    };
  }
  const { end, stepId } = step.on;
  const tArms = tArmsOf(step);
  return {
    id,
    frameLength,
    previousStepId: stepId,
    directionFrameSide: end === 'far' ? parent.side : end,
    directionFrame: step.direction,
    ...flags,
    isCurved: step.kind === 'bent',
    isTLayout: tArms !== null,
    isFrameFromTLayout: isEndOfT(parent.step, end),
    ...(tArms && tArms !== T_ARMS[0] && { tArms }),
  };
}

const ORIGIN: Point = { x: 0, y: 0 };

/** Most likely step for a stored one. `readSteps` then compares every derived field. */
function stepOf(frame: StoredRail, parent: Rail | undefined): Rail {
  const { id, directionFrame, isCurved, isTLayout, origin = ORIGIN, heading = 0 } = frame;
  const rail = { id, frameLength: frame.frameLength };
  if (!parent)
    return { ...rail, kind: 'start', hasT: frame.isTLayoutStart, origin, heading: (heading / 90) as Heading };
  const end: End = endsOf(parent).includes('far') ? 'far' : frame.directionFrameSide;
  const on = { stepId: parent.id, end };
  const direction = directionFrame === 'default' || isEndOfT(parent, end) ? 'straight' : directionFrame;
  if (isCurved && direction !== 'straight') return { ...rail, on, kind: 'bent', direction };
  const arms = T_ARMS.find((known) => String(known) === String(frame.tArms)) ?? T_ARMS[0];
  return { ...rail, on, kind: 'straight', direction, tArms: isTLayout ? arms : null };
}

/** Fields that follow from the step, in the order of reported faults. */
const FIXED = [
  'directionFrameSide',
  'directionFrame',
  'isFrameFromTLayout',
  'isTLayoutStart',
  'isCurved',
  'isTLayout',
  'tArms',
  'origin',
  'heading',
] as const satisfies (keyof StoredRail)[];

function plain(frame: StoredRail): StoredRail {
  const { tArms, heading, ...rest } = frame;
  const isUsual = frame.isTLayout && String(tArms) === String(T_ARMS[0]);
  return { ...rest, ...(tArms && !isUsual && { tArms }), ...(heading && { heading }) };
}

/** D1 to D8. */
export function readSteps(
  frames: readonly StoredRail[],
  inactiveEntries: readonly Side[] = [],
): { steps: Rail[]; fault?: undefined } | { steps?: undefined; fault: LayoutFault } {
  const steps: Rail[] = [];
  const known = new Map<string, Sided>();
  const taken = new Set<string>();
  for (const [index, frame] of frames.entries()) {
    const refuse = (field: keyof StoredRail, message: string) => ({
      fault: { index, field, message: `Step ${frame.id}: ${message}` },
    });
    if (known.has(frame.id)) return refuse('id', 'two steps have this id');
    const length = lengthFault(frame.frameLength, frame.isCurved);
    if (length) return refuse('frameLength', LENGTH_MESSAGES[length]);
    const isFirst = index === 0;
    const parent = frame.previousStepId ? known.get(frame.previousStepId) : undefined;
    if (frame.previousStepId && !parent) return refuse('previousStepId', 'it must refer to an earlier step');
    if (!isFirst && !parent && !frame.origin)
      return refuse('origin', 'a further start frame needs an origin; any other step needs an earlier step');
    const step = stepOf(frame, parent?.step);
    if (step.kind !== 'start') {
      const { stepId, end } = step.on;
      if (parent && !endsOf(parent.step).includes(end))
        return refuse('directionFrameSide', `step ${stepId} has no end ${end}`);
      const key = `${stepId} ${end}`;
      if (taken.has(key)) return refuse('previousStepId', `another step uses the same end of ${stepId}`);
      taken.add(key);
      if (stepId === frames[0]?.id && inactiveEntries.some((entry) => entry === end))
        return refuse('previousStepId', `the end ${end} of the start frame is inactive`);
    }
    const [meant, stated] = [frameOf(step, parent, isFirst), plain(frame)];
    if (step.kind === 'start') meant.directionFrameSide = stated.directionFrameSide;
    const wrong = FIXED.find((field) => !isEqual(meant[field], stated[field]));
    if (wrong) return refuse(wrong, `must be ${JSON.stringify(meant[wrong]) ?? 'left out'}`);
    known.set(frame.id, { step, side: meant.directionFrameSide });
    steps.push(step);
  }
  return { steps };
}

export function storedRails(steps: readonly Rail[]): StoredRail[] {
  const known = new Map<string, Sided>();
  return steps.map((step, index) => {
    const frame = frameOf(step, step.kind === 'start' ? undefined : known.get(step.on.stepId), index === 0);
    known.set(step.id, { step, side: frame.directionFrameSide });
    return frame;
  });
}

/** D4. */
export type InternalDirection = 'default' | `${'straight' | 'curved'}-${Facing}`;

export function internalDirection({ step, axis }: PlacedRail): InternalDirection {
  if (step.kind === 'start') return 'default';
  return `${step.kind === 'bent' ? 'curved' : 'straight'}-${facingOfHeading(axis.endHeading)}`;
}

export const positionOf = ({ step, axis }: PlacedRail): Point =>
  step.kind === 'start' ? step.origin : axis.start;

/** Ten micrometres: finer than any saw, without binary fractions. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000 || 0;

export function storedRailsWithPositions({ placed }: Geometry) {
  const frames = storedRails(placed.map(({ step }) => step));
  return placed.map((place, index) => {
    const { x, y } = positionOf(place);
    return {
      ...itemAt(frames, index),
      directionInternalFrame: internalDirection(place),
      position: { x: rounded(x), y: rounded(y) },
    };
  });
}

import * as v from 'valibot';
import { centimetres } from '../units.ts';
import type { Geometry, PlacedStep } from './geometry.ts';
import { DIRECTIONS, type Facing, facing, type Heading, type Point } from './heading.ts';
import { BENT_LENGTHS, type LengthFault, lengthFault, MAX_LENGTH, MIN_LENGTH } from './length.ts';
import {
  type End,
  endsOf,
  type HangingStep,
  isEndOfT,
  SIDES,
  type Side,
  type StartFrame,
  type Step,
  T_ARMS,
} from './step.ts';

const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** As far from the first start frame as another one may lie (D42a). */
export const MAX_DISTANCE = 100_000;
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-MAX_DISTANCE), v.maxValue(MAX_DISTANCE));

/**
 * A step in the specification's words, as it is stored and sent. What follows from others (`position`,
 * `directionInternalFrame`) is accepted on reading and dropped: it is derived (D4).
 */
export const frameStepSchema = v.object({
  id: identifier,
  frameLength: v.number(),
  /** Absent on a start frame. */
  previousStepId: v.optional(v.nullable(identifier)),
  /** Under a start frame or a T the end hung on; elsewhere that of the step before (D2). */
  directionFrameSide: v.picklist(SIDES),
  /** `default` on a start frame. */
  directionFrame: v.picklist(['default', ...DIRECTIONS]),
  isCurved: v.boolean(),
  isTLayout: v.boolean(),
  isTLayoutStart: v.boolean(),
  isFrameFromTLayout: v.boolean(),
  /** The two ends a T step opens; left and right where absent (D5). */
  tArms: v.optional(
    v.union([
      v.tuple([v.literal('left'), v.literal('right')]),
      v.tuple([v.literal('straight'), v.literal('left')]),
      v.tuple([v.literal('straight'), v.literal('right')]),
    ]),
  ),
  /** The centre of a start frame that is not the first (D42a). */
  origin: v.optional(v.object({ x: coordinate, y: coordinate })),
  /** Degrees, of such a start frame. */
  heading: v.optional(v.picklist([0, 90, 180, 270])),
});

export type FrameStep = v.InferOutput<typeof frameStepSchema>;

/** Why a list of steps is no layout: which step, which of its fields, and a sentence for people. */
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

/** The field at fault, and what is wrong with it. */
type Fault = readonly [field: keyof FrameStep, message: string];

const ORIGIN: Point = { x: 0, y: 0 };

/** The side that is written at a step (D2). */
const sideUnder = (parent: Step, parentSide: Side, end: End): Side =>
  parent.kind === 'start' || end !== 'far' ? (end as Side) : parentSide;

function readStart(frame: FrameStep, isFirst: boolean): StartFrame | Fault {
  const { id, origin = ORIGIN, heading = 0 } = frame;
  if (frame.directionFrame !== 'default') return ['directionFrame', 'a start frame has direction default'];
  if (frame.isCurved || frame.isTLayout || frame.isFrameFromTLayout || frame.tArms)
    return ['isCurved', 'a start frame is a straight rail'];
  if (!isFirst && !frame.origin)
    return [
      'origin',
      'a start frame that is not the first says where it lies; any other step hangs on one before it',
    ];
  if (isFirst && (origin.x !== 0 || origin.y !== 0 || heading !== 0))
    return ['origin', 'the first start frame lies at the origin and heads east'];
  return {
    kind: 'start',
    id,
    frameLength: centimetres(frame.frameLength),
    hasT: frame.isTLayoutStart,
    origin,
    heading: (heading / 90) as Heading,
  };
}

function readHanging(frame: FrameStep, parent: Step, parentSide: Side): HangingStep | Fault {
  const { id, directionFrame: direction, isCurved, isTLayout } = frame;
  if (frame.origin || frame.heading !== undefined)
    return ['origin', 'only a start frame has a place of its own'];
  if (frame.isTLayoutStart) return ['isTLayoutStart', 'only a start frame can be a T start'];
  const end: End = endsOf(parent).includes('far') ? 'far' : frame.directionFrameSide;
  if (!endsOf(parent).includes(end)) return ['directionFrameSide', `step ${parent.id} has no end ${end}`];
  if (frame.directionFrameSide !== sideUnder(parent, parentSide, end))
    return ['directionFrameSide', `it must be inherited from step ${parent.id}`];
  if (direction === 'default') return ['directionFrame', 'only a start frame has direction default'];
  const onT = isEndOfT(parent, end);
  if (frame.isFrameFromTLayout !== onT)
    return ['isFrameFromTLayout', 'it must say whether the step hangs on an end of a T'];
  if (onT && (direction !== 'straight' || isCurved))
    return ['directionFrame', 'on an end of a T a step goes straight on'];
  if (frame.tArms && !isTLayout) return ['tArms', 'only a T step has arms'];
  const rail = { id, frameLength: centimetres(frame.frameLength), on: { stepId: parent.id, end } };
  if (!isCurved) {
    const tArms = isTLayout
      ? (T_ARMS.find((arms) => String(arms) === String(frame.tArms)) ?? T_ARMS[0])
      : null;
    return { ...rail, kind: 'straight', direction, tArms };
  }
  if (isTLayout || direction === 'straight') return ['isCurved', 'a bent rail turns and carries no T'];
  return { ...rail, kind: 'bent', direction };
}

const isFault = (read: Step | Fault): read is Fault => Array.isArray(read);

/** Steps as they are stored, read into a layout's (D1 to D8), or the first reason why they are none. */
export function readSteps(
  frames: readonly FrameStep[],
  inactiveEntries: readonly Side[] = [],
): { steps: Step[]; fault?: undefined } | { steps?: undefined; fault: LayoutFault } {
  const steps: Step[] = [];
  const known = new Map<string, { step: Step; side: Side }>();
  const taken = new Set<string>();
  for (const [index, frame] of frames.entries()) {
    const refuse = ([field, message]: Fault) => ({
      fault: { index, field, message: `Step ${frame.id}: ${message}` },
    });
    if (known.has(frame.id)) return refuse(['id', 'two steps have this id']);
    const length = lengthFault(frame.frameLength, frame.isCurved);
    if (length) return refuse(['frameLength', LENGTH_MESSAGES[length]]);
    const parent = frame.previousStepId ? known.get(frame.previousStepId) : undefined;
    if (frame.previousStepId && !parent)
      return refuse(['previousStepId', 'it must name a step that comes before']);
    const step = parent ? readHanging(frame, parent.step, parent.side) : readStart(frame, index === 0);
    if (isFault(step)) return refuse(step);
    if (step.kind !== 'start') {
      const { stepId, end } = step.on;
      const key = `${stepId} ${end}`;
      if (taken.has(key))
        return refuse(['previousStepId', `another step hangs on the same end of ${stepId}`]);
      taken.add(key);
      if (stepId === frames[0]?.id && inactiveEntries.some((entry) => entry === end))
        return refuse(['previousStepId', `the end ${end} of the start frame is inactive`]);
    }
    known.set(frame.id, { step, side: step.kind === 'start' ? 'left' : frame.directionFrameSide });
    steps.push(step);
  }
  return { steps };
}

/** The way back. @param steps each after the one it hangs on */
export function frameSteps(steps: readonly Step[]): FrameStep[] {
  const known = new Map<string, { step: Step; side: Side }>();
  return steps.map((step, index) => {
    const { id, frameLength } = step;
    const plain = { id, frameLength, isCurved: false, isTLayout: false, isTLayoutStart: false };
    if (step.kind === 'start') {
      known.set(id, { step, side: 'left' });
      const place =
        index > 0 ? { origin: step.origin, heading: (step.heading * 90) as 0 | 90 | 180 | 270 } : {};
      return {
        ...plain,
        directionFrameSide: 'left',
        directionFrame: 'default',
        isTLayoutStart: step.hasT,
        isFrameFromTLayout: false,
        ...place,
      };
    }
    const { stepId, end } = step.on;
    const parent = known.get(stepId) as { step: Step; side: Side };
    const side = sideUnder(parent.step, parent.side, end);
    known.set(id, { step, side });
    const tArms = step.kind === 'straight' ? step.tArms : null;
    return {
      ...plain,
      previousStepId: stepId,
      directionFrameSide: side,
      directionFrame: step.direction,
      isCurved: step.kind === 'bent',
      isTLayout: tArms !== null,
      isFrameFromTLayout: isEndOfT(parent.step, end),
      ...(tArms && tArms !== T_ARMS[0] ? { tArms: [...tArms] as NonNullable<FrameStep['tArms']> } : {}),
    };
  });
}

/** The stored word for the heading at a step's far end (D4). */
export type InternalDirection = 'default' | `${'straight' | 'curved'}-${Facing}`;

export function internalDirection({ step, axis }: PlacedStep): InternalDirection {
  if (step.kind === 'start') return 'default';
  return `${step.kind === 'bent' ? 'curved' : 'straight'}-${facing(axis.endHeading)}`;
}

/** Where a step starts; for a start frame its centre (D4). */
export const positionOf = ({ step, axis }: PlacedStep): Point =>
  step.kind === 'start' ? step.origin : axis.begin;

/** Ten micrometres: finer than any saw, and no tail of binary fractions. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000 || 0;

/** The steps of a layout as the browser stores them, with what follows from the tree written beside them (D4). */
export function storedSteps({ placed }: Geometry) {
  const frames = frameSteps(placed.map(({ step }) => step));
  return placed.map((place, index) => {
    const { x, y } = positionOf(place);
    return {
      ...(frames[index] as FrameStep),
      directionInternalFrame: internalDirection(place),
      position: { x: rounded(x), y: rounded(y) },
    };
  });
}

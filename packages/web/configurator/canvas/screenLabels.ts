import {
  across,
  adjacent,
  adjacentToAxis,
  around,
  awayFromAim,
  axisSpots,
  positionsInTurn,
} from '@lumitor/domain/drawing/labelPlaces';
import { type LabelPosition, Placer } from '@lumitor/domain/drawing/placer';
import type { Axis } from '@lumitor/domain/kinds/rail/axis';
import type { Primitive } from '@lumitor/domain/kinds/rail/drawing';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import type { DrawingPoint, LabelFrame, Onto } from '@lumitor/domain/paths/frame';
import type { Cm, Deg, Px } from '@lumitor/domain/units';
import type { View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, rotated, SCREEN_SCALE, toScreen } from '../../visitor/projection.ts';

export interface LabelRequest {
  key: string;
  kind:
    | 'length'
    | 'number'
    | 'feed'
    | 'gap'
    | 'target'
    | 'selected'
    | 'distance'
    | 'next'
    | 'wall'
    | 'area'
    | 'thing'
    | 'fault';
  text: string;
  width: Px;
  height: Px;
  places: Iterable<LabelPosition>;
  /** Its dimension line, which other labels avoid. */
  lines?: readonly LabelFrame[];
  stepId?: string;
  gapKey?: string;
  isBent?: boolean;
}

export interface ScreenLabel extends Omit<LabelRequest, 'places' | 'lines'>, DrawingPoint {
  lead: readonly [DrawingPoint, DrawingPoint] | null;
}

const SIZES = { cell: 48, led: 24, leadFrom: 10, lead: 1 };
const GAP: Px = 2;
/** Limit per kind; more are noise. */
const MOST_PER_KIND = 160;
const LEAST_RUN: Px = 30;
const HEIGHTS = { number: 13, feed: 15, length: 22 };
const NEAR_NUMBER = [8, 11, 15, 20];
const NEAR_FEED = [10, 13, 17];
const NEAR_BORDER = [14, 18];
/** Distances into the zone. */
const BORDER_ALONG = [20, 28, 36];
const NEAR_LENGTH = [17, 21];
const FARTHER = [28, 38, 50, 64];
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8];

export const ontoScreen = (view: View, area: CanvasArea): Onto => ({
  on: (point) => toScreen(point, view, area),
  scale: SCREEN_SCALE * view.zoom,
  step: 24,
});

/** Half an area more on every side, so that gestures can move it. */
const limitsOf = ({ width, height }: CanvasArea): LabelFrame => ({
  left: -width / 2,
  top: -height / 2,
  right: 1.5 * width,
  bottom: 1.5 * height,
});

export const visibleIn = ({ width, height, insets }: CanvasArea): LabelFrame => ({
  left: insets.left,
  top: insets.top,
  right: width - insets.right,
  bottom: height - insets.bottom,
});

const HALF_BORDER: Px = 0.5;

/** Edges of the visible part: a label that crosses one would be cut. */
function bordersOf(area: CanvasArea, limits: LabelFrame): LabelFrame[] {
  const { left, top, right, bottom } = visibleIn(area);
  return [
    ...[left, right].map((x) => ({ ...limits, left: x - HALF_BORDER, right: x + HALF_BORDER })),
    ...[top, bottom].map((y) => ({ ...limits, top: y - HALF_BORDER, bottom: y + HALF_BORDER })),
  ];
}

const clipped = (frames: readonly LabelFrame[], limits: LabelFrame): LabelFrame[] =>
  frames.flatMap((frame) => {
    const seen = {
      left: Math.max(limits.left, frame.left),
      top: Math.max(limits.top, frame.top),
      right: Math.min(limits.right, frame.right),
      bottom: Math.min(limits.bottom, frame.bottom),
    };
    return seen.left < seen.right && seen.top < seen.bottom ? [seen] : [];
  });

/** Labels of a thing, and the room that the thing takes itself. */
export interface Labelled {
  labels: readonly LabelRequest[];
  solid: readonly LabelFrame[];
  lines: readonly LabelFrame[];
}

/** Distances interrupt their own lines, so they are placed before all lines. */
const isOnLine = ({ kind }: LabelRequest): boolean => kind === 'distance';

/**
 * Places labels in the order of their rank, each at its first free position (D58). Drawn parts and the
 * visible edges are taken first.
 */
export function placeOnScreen(things: readonly Partial<Labelled>[], area: CanvasArea): ScreenLabel[] {
  const requests = things.flatMap(({ labels = [] }) => labels);
  const solid = things.flatMap((thing) => thing.solid ?? []);
  const lines = [...things, ...requests].flatMap((thing) => thing.lines ?? []);
  const limits = limitsOf(area);
  const placer = new Placer(SIZES, limits);
  for (const frame of clipped(solid, limits)) placer.take(frame);
  for (const border of bordersOf(area, limits)) placer.takeLine(border);
  const placed: ScreenLabel[] = [];
  const counts = new Map<LabelRequest['kind'], number>();
  const place = ({ places, lines: _, ...label }: LabelRequest) => {
    const count = counts.get(label.kind) ?? 0;
    if (count >= MOST_PER_KIND) return;
    const at = placer.place(label.width + GAP, label.height + GAP, places);
    if (!at) return;
    counts.set(label.kind, count + 1);
    placed.push({ ...label, x: at.x, y: at.y, lead: at.lead });
  };
  for (const request of requests) if (isOnLine(request)) place(request);
  for (const frame of clipped(lines, limits)) placer.takeLine(frame);
  for (const request of requests) if (!isOnLine(request)) place(request);
  return placed;
}

export interface Headed extends DrawingPoint {
  heading: Deg;
}

const lengthWidth = (length: Cm, isBent: boolean): Px => String(length).length * 8 + (isBent ? 38 : 20);

/** Longest first, outside the drawing if possible (D12). */
export function preferredLengths(
  primitives: readonly Primitive[],
  view: View,
  area: CanvasArea,
): (LabelRequest & { stepId: string })[] {
  const { on, scale } = ontoScreen(view, area);
  const limits = limitsOf(area);
  const spotsOf = (axis: Axis, aside: Point) =>
    axisSpots(
      axis,
      ALONG.map((share) => share * axis.length),
      on,
      { turn: view.rotate, aside: rotated(aside, view.rotate) },
    );
  const axes = new Map<string, Axis>();
  for (const primitive of primitives)
    if (primitive.kind === 'rail') axes.set(primitive.stepId, primitive.axis);
  const labels = primitives.flatMap((primitive) => {
    if (primitive.kind !== 'label' || primitive.length * scale < LEAST_RUN) return [];
    const { x, y } = on(primitive);
    const isSeen = x > limits.left && x < limits.right && y > limits.top && y < limits.bottom;
    return isSeen ? [primitive] : [];
  });
  return labels
    .toSorted((a, b) => b.length - a.length)
    .map(({ stepId, length, isBent, aside }) => ({
      key: `length ${stepId}`,
      kind: 'length',
      stepId,
      isBent,
      text: String(length),
      width: lengthWidth(length, isBent),
      height: HEIGHTS.length,
      // Computed on demand: most of many rails get no label.
      places: (function* () {
        yield* adjacentToAxis(spotsOf(axes.get(stepId) as Axis, aside), [...NEAR_LENGTH, ...FARTHER]);
      })(),
    }));
}

export const preferredNumber = (key: string, text: string, at: Headed, turn: Deg): LabelRequest => {
  const ways = awayFromAim({ heading: at.heading, turn });
  return {
    key,
    kind: 'number',
    text,
    width: 3 + 7 * text.length,
    height: HEIGHTS.number,
    places: positionsInTurn(
      adjacent(at, ways, NEAR_NUMBER, [0, 8, -8]),
      adjacent(at, ways, FARTHER, [0, 12, -12, 26, -26, 40, -40]),
    ),
  };
};

export const preferredFeed = (key: string, text: string, at: Headed): LabelRequest => ({
  key,
  kind: 'feed',
  text,
  width: 4 + 7 * text.length,
  height: HEIGHTS.feed,
  places: positionsInTurn(
    adjacent(at, around(at.heading), NEAR_FEED),
    adjacent(at, around(at.heading), FARTHER, [0, 16, -16]),
  ),
});

export const preferredBorder = (key: string, text: string, at: Headed): LabelRequest => ({
  key,
  kind: 'feed',
  text,
  width: 4 + 7 * text.length,
  height: HEIGHTS.feed,
  places: adjacent(at, across(at.heading), [...NEAR_BORDER, ...FARTHER], BORDER_ALONG),
});

export const anywhereAt = (at: DrawingPoint, distances: readonly number[]): Iterable<LabelPosition> =>
  adjacent({ ...at, heading: 0 }, around(0), distances);

export const FIGURE_ALONG = 0.67;

export const onLine = (from: DrawingPoint, to: DrawingPoint): LabelPosition[] =>
  [FIGURE_ALONG, 0.5, 0.8, 0.35, 0.9, 0.2].map((share) => ({
    from: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
    aside: { x: 0, y: 0 },
    distance: 0,
  }));

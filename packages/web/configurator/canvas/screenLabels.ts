import type { Onto } from '@lumitor/domain/drawing/covers';
import type { Primitive } from '@lumitor/domain/drawing/drawing';
import type { DrawingPoint, LabelFrame } from '@lumitor/domain/drawing/frame';
import { across, adjacent, around, awayFromAim } from '@lumitor/domain/drawing/labelPlaces';
import { type LabelPosition, Placer } from '@lumitor/domain/drawing/placer';
import { type Axis, pointAt } from '@lumitor/domain/layout/axis';
import { headingAt } from '@lumitor/domain/layout/headingAt';
import { radians } from '@lumitor/domain/math/angle';
import type { View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, SCALE, toScreen } from '../../visitor/projection.ts';

/** Label to be placed on the drawing; lengths in pixels. */
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
    | 'obstacle'
    | 'fault';
  text: string;
  width: number;
  height: number;
  /** Candidate positions, the best first. */
  places: Iterable<LabelPosition>;
  /** Rail whose length a click edits. */
  stepId?: string;
  /** Key of a wall distance that a click edits. */
  gapKey?: string;
  isBent?: boolean;
}

/** Placed label, in pixels of the area. */
export interface ScreenLabel extends Omit<LabelRequest, 'places'>, DrawingPoint {
  /** Leader line to the labelled thing, if the label is farther off. */
  lead: readonly [DrawingPoint, DrawingPoint] | null;
}

const SIZES = { cell: 48, led: 24, leadFrom: 10, lead: 1 };
/** Gap around a label. */
const CLEAR = 2;
/** Limit of labels per kind; more are noise. */
const MOST = 160;
/** Least length of a run with a label, in pixels. */
const LEAST_RUN = 30;
/** Heights of luminaire numbers, feed names and rail lengths. */
const HEIGHTS = { number: 13, feed: 15, length: 22 };
const NEAR_NUMBER = [8, 11, 15, 20];
const NEAR_FEED = [10, 13, 17];
const NEAR_BORDER = [14, 18];
/** Distances of a zone's name from its border, into the zone. */
const BORDER_ALONG = [20, 28, 36];
const NEAR_LENGTH = [17, 21];
const FARTHER = [28, 38, 50, 64];
/** Candidate shares of a run for its length. */
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8];

/** Transform from plan to screen. */
export const ontoScreen = (view: View, area: CanvasArea): Onto => ({
  on: (point) => toScreen(point, view, area),
  scale: SCALE * view.zoom,
  step: 24,
});

/** Half an area more on every side, so that gestures can move it. */
const limitsOf = ({ width, height }: CanvasArea): LabelFrame => ({
  left: -width / 2,
  top: -height / 2,
  right: 1.5 * width,
  bottom: 1.5 * height,
});

/** Part of an area that no panel covers. */
export const visibleIn = ({ width, height, insets }: CanvasArea): LabelFrame => ({
  left: insets.left,
  top: insets.top,
  right: width - insets.right,
  bottom: height - insets.bottom,
});

/** Half the thickness of a border, in pixels. */
const BORDER = 0.5;

/** Edges of the visible part, within the label limits: a label that crosses one would be cut. */
function bordersOf(area: CanvasArea, limits: LabelFrame): LabelFrame[] {
  const { left, top, right, bottom } = visibleIn(area);
  return [
    ...[left, right].map((x) => ({ ...limits, left: x - BORDER, right: x + BORDER })),
    ...[top, bottom].map((y) => ({ ...limits, top: y - BORDER, bottom: y + BORDER })),
  ];
}

/** Parts of the frames within the limits. */
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

export interface Obstacles {
  /** Rails, walls, luminaires, feeds. */
  solid: readonly LabelFrame[];
  /** Dimension lines. */
  lines: readonly LabelFrame[];
}

/**
 * Places labels by rank, clear of obstacles, each other and the visible edges.
 * @param onLines labels on lines of their own
 */
export function placeOnScreen(
  onLines: readonly LabelRequest[],
  target: readonly LabelRequest[],
  { solid, lines }: Obstacles,
  area: CanvasArea,
): ScreenLabel[] {
  const limits = limitsOf(area);
  const placer = new Placer(SIZES, limits);
  for (const frame of clipped(solid, limits)) placer.take(frame);
  for (const border of bordersOf(area, limits)) placer.takeLine(border);
  const placed: ScreenLabel[] = [];
  const counts = new Map<LabelRequest['kind'], number>();
  const place = ({ places, ...label }: LabelRequest) => {
    const count = counts.get(label.kind) ?? 0;
    if (count >= MOST) return;
    const at = placer.place(label.width + CLEAR, label.height + CLEAR, places);
    if (!at) return;
    counts.set(label.kind, count + 1);
    placed.push({ ...label, x: at.x, y: at.y, lead: at.lead });
  };
  for (const one of onLines) place(one);
  for (const frame of clipped(lines, limits)) placer.takeLine(frame);
  for (const one of target) place(one);
  return placed;
}

export interface Headed extends DrawingPoint {
  heading: number;
}

function* inTurn(...all: Iterable<LabelPosition>[]): Iterable<LabelPosition> {
  for (const places of all) yield* places;
}

const lengthWidth = (length: number, isBent: boolean): number =>
  String(length).length * 8 + (isBent ? 38 : 20);

/** Lengths of visible runs, the longest first, each outside the drawing if there is room (D12). */
export function preferredLengths(
  primitives: readonly Primitive[],
  view: View,
  area: CanvasArea,
): (LabelRequest & { stepId: string })[] {
  const { on, scale } = ontoScreen(view, area);
  const limits = limitsOf(area);
  const axes = new Map<string, Axis>();
  for (const one of primitives) if (one.kind === 'rail') axes.set(one.stepId, one.axis);
  const labels = primitives.flatMap((one) => {
    if (one.kind !== 'label' || one.length * scale < LEAST_RUN) return [];
    const { x, y } = on(one);
    const isSeen = x > limits.left && x < limits.right && y > limits.top && y < limits.bottom;
    return isSeen ? [one] : [];
  });
  return labels
    .toSorted((a, b) => b.length - a.length)
    .map(({ stepId, length, isBent, aside }) => ({
      ...{ key: `length ${stepId}`, kind: 'length', stepId, isBent, text: String(length) },
      ...{ width: lengthWidth(length, isBent), height: HEIGHTS.length },
      places: (function* () {
        const axis = axes.get(stepId) as Axis;
        const spots = ALONG.map((part) => {
          const at = part * axis.length;
          const [right, left] = across(headingAt(axis, at));
          const ways = right.x * aside.x + right.y * aside.y > 0 ? [right, left] : [left, right];
          return { from: on(pointAt(axis, at)), ways: ways.map((way) => turnedBy(way, view.rotate)) };
        });
        for (const distance of [...NEAR_LENGTH, ...FARTHER])
          for (const { from, ways } of spots) for (const way of ways) yield { from, aside: way, distance };
      })(),
    }));
}

function turnedBy({ x, y }: DrawingPoint, degrees: View['rotate']): DrawingPoint {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** Number of a luminaire, beside it and away from its aim. @param at on the screen */
export const preferredNumber = (key: string, text: string, at: Headed, turn: number): LabelRequest => {
  const ways = awayFromAim({ heading: at.heading, turn });
  return {
    ...{ key, kind: 'number', text, width: 3 + 7 * text.length, height: HEIGHTS.number },
    places: inTurn(
      adjacent(at, ways, NEAR_NUMBER, [0, 8, -8]),
      adjacent(at, ways, FARTHER, [0, 12, -12, 26, -26, 40, -40]),
    ),
  };
};

/** Name of a feed, around it. @param at on the screen */
export const preferredFeed = (key: string, text: string, at: Headed): LabelRequest => ({
  ...{ key, kind: 'feed', text, width: 4 + 7 * text.length, height: HEIGHTS.feed },
  places: inTurn(
    adjacent(at, around(at.heading), NEAR_FEED),
    adjacent(at, around(at.heading), FARTHER, [0, 16, -16]),
  ),
});

/** Name of a zone at its start, beside the rail. @param at the border, on the screen, heading into the zone */
export const preferredBorder = (key: string, text: string, at: Headed): LabelRequest => ({
  ...{ key, kind: 'feed', text, width: 4 + 7 * text.length, height: HEIGHTS.feed },
  places: adjacent(at, across(at.heading), [...NEAR_BORDER, ...FARTHER], BORDER_ALONG),
});

/** Candidate positions around a point. @param distances from the point */
export const anywhereAt = (at: DrawingPoint, distances: readonly number[]): Iterable<LabelPosition> =>
  adjacent({ ...at, heading: 0 }, around(0), distances);

/** Preferred share of a line for its figure: near the end, since the lengths of runs are in the middle. */
export const FIGURE_ALONG = 0.67;

/** Candidate positions on a line. */
export const onLine = (from: DrawingPoint, to: DrawingPoint): LabelPosition[] =>
  [FIGURE_ALONG, 0.5, 0.8, 0.35, 0.9, 0.2].map((part) => ({
    from: { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    aside: { x: 0, y: 0 },
    distance: 0,
  }));

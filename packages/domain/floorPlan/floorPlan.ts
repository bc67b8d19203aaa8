import type { Vector } from '../math/points.ts';
import type { OpeningKind } from '../room/room.ts';
import type { Omission } from './omissions.ts';
import { PLAIN, type Tint } from './tint.ts';

/** A door or window that a floor plan has as a block. Centimetres. */
export interface PlanOpening {
  kind: OpeningKind;
  /** Middle of its box, and the unit vector along the opening. */
  middle: Vector;
  along: Vector;
  /** `width` runs along the opening, `depth` across. */
  width: number;
  depth: number;
  /**
   * Centre of mass along the opening, from −1 to 1, at its right and its left edge. Lines off the wall are
   * the leaf, which hangs at its hinge.
   */
  leans: { right: number; left: number };
  /**
   * Lines of its block: the index of the first, and that after the last; absent in plans stored before this
   * field existed.
   */
  lines?: readonly [from: number, to: number];
}

export interface PlanLayer {
  name: string;
  isShown: boolean;
  /** The layer contains the entities of a layer of this name that lie far away from the building. */
  isFar?: boolean;
}

/** One line of words. Centimetres. */
export interface PlanText {
  text: string;
  /** Point of the base line at its start, middle or end: `across` 0, 0.5 or 1. */
  at: Vector;
  across: number;
  /** Unit vector of the reading direction. */
  along: Vector;
  /** Height of capitals. */
  height: number;
  layer: number;
  tint: Tint;
}

/** Fill bounded by consecutive lines; overlaps are holes unless `isSolid`. */
export interface PlanFill {
  /** Index of its first line, and that after its last. */
  from: number;
  to: number;
  /** Opacity, up to 1. */
  strength: number;
  /** Overlapping lines of the same direction leave no hole. */
  isSolid?: boolean;
}

/**
 * A floor plan as lines (D73), in a few arrays that are stored and transferred as a whole. Centimetres from
 * the top left corner of its box, x to the right, y down.
 */
export interface FloorPlan {
  layers: readonly PlanLayer[];
  width: number;
  height: number;
  /** x and y of all points of all lines. */
  coordinates: Float64Array;
  /** Index of each line's first point, followed by the number of all points. */
  starts: Uint32Array;
  layerOf: Uint32Array;
  tints: Int16Array;
  /**
   * 1 if the last point of a line joins its first, else 0; 2 for the boundary of a fill, which is not drawn
   * as a line.
   */
  closed: Uint8Array;
  fills: readonly PlanFill[];
  texts: readonly PlanText[];
  openings: readonly PlanOpening[];
  omissions: readonly Omission[];
}

/** Index of a line's first point, and that after its last. */
export const pointsIn = ({ starts }: FloorPlan, line: number): readonly [from: number, to: number] => [
  starts[line] ?? 0,
  starts[line + 1] ?? 0,
];

export const pointOf = ({ coordinates }: FloorPlan, index: number): Vector => ({
  x: coordinates[2 * index] ?? 0,
  y: coordinates[2 * index + 1] ?? 0,
});

export function lineOf(plan: FloorPlan, line: number): Vector[] {
  const [from, to] = pointsIn(plan, line);
  return Array.from({ length: to - from }, (_, index) => pointOf(plan, from + index));
}

export const isFill = ({ closed }: FloorPlan, line: number): boolean => closed[line] === 2;

/** A stored floor plan, perhaps from a version without colours, fills, texts and omissions. */
export type StoredFloorPlan = Omit<FloorPlan, 'tints' | 'fills' | 'texts' | 'omissions'> & Partial<FloorPlan>;

export const broughtUp = (stored: StoredFloorPlan): FloorPlan => ({
  ...{ tints: new Int16Array(stored.closed.length).fill(PLAIN), fills: [], texts: [], omissions: [] },
  ...stored,
});

/** @param hidden indices of hidden layers */
export const isOn = ({ layerOf }: FloorPlan, line: number, hidden: ReadonlySet<number>): boolean =>
  !hidden.has(layerOf[line] ?? 0);

export const hiddenOf = ({ layers }: FloorPlan): number[] =>
  layers.flatMap(({ isShown }, index) => (isShown ? [] : [index]));

export const layerNameOf = ({ layers, layerOf }: FloorPlan, line: number): string =>
  layers[layerOf[line] ?? 0]?.name ?? '';

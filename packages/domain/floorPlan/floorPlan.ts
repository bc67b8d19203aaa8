import type { Vector } from '../math/points.ts';
import type { OpeningKind } from '../room/room.ts';
import type { Omission } from './omissions.ts';
import { PLAIN, type Tint } from './tint.ts';

/** A door or window that a floor plan has as a block. Centimetres. */
export interface PlanOpening {
  kind: OpeningKind;
  /** The middle of its box, and the unit vector along it. */
  middle: Vector;
  along: Vector;
  /** Along it and across it. */
  width: number;
  depth: number;
  /**
   * Where most of it is along it, from −1 to 1, at its edge right of the way along it and at the one left of it: what
   * stands off the wall is the leaf, and hangs at its hinge.
   */
  leans: { right: number; left: number };
  /** The lines of its block: the number of the first, and that after the last; absent in plans stored before. */
  lines?: readonly [from: number, to: number];
}

export interface PlanLayer {
  name: string;
  /** How the file has it. */
  isShown: boolean;
  /** Whether it has what lies far away from the building on the layer of this name. */
  isFar?: boolean;
}

/** One line of words. Centimetres. */
export interface PlanText {
  text: string;
  /** Where its base line has its begin, its middle or its end: `across` 0, 0.5 or 1. */
  at: Vector;
  across: number;
  /** The unit vector in which it reads. */
  along: Vector;
  /** Of capitals. */
  height: number;
  layer: number;
  tint: Tint;
}

/** Fill between lines that stand one after the other; where they overlap, it has holes, unless it is solid. */
export interface PlanFill {
  /** The number of its first line, and that after its last. */
  from: number;
  to: number;
  /** How much of its colour is seen, up to 1. */
  strength: number;
  /** Whether lines that run in the same direction may overlap without a hole. */
  isSolid?: boolean;
}

/**
 * A floor plan as lines (D73), in few arrays that are kept and handed over at once. Centimetres from the top left
 * corner of its box, x to the right, y down.
 */
export interface FloorPlan {
  layers: readonly PlanLayer[];
  width: number;
  height: number;
  /** x and y of all points of all lines. */
  coordinates: Float64Array;
  /** Of each line the number of its first point; at the end the number of all points. */
  starts: Uint32Array;
  /** Of each line the number of its layer and its colour. */
  layerOf: Uint32Array;
  tints: Int16Array;
  /** Whether the last point of a line joins its first: 1 or 0; 2 where it bounds a fill, and is no line of its own. */
  closed: Uint8Array;
  fills: readonly PlanFill[];
  texts: readonly PlanText[];
  openings: readonly PlanOpening[];
  /** Things that the file has and the plan lacks. */
  omissions: readonly Omission[];
}

/** From the number of a line's first point to that after its last. */
export const pointsIn = ({ starts }: FloorPlan, line: number): readonly [from: number, to: number] => [
  starts[line] ?? 0,
  starts[line + 1] ?? 0,
];

export const pointOf = ({ coordinates }: FloorPlan, index: number): Vector => ({
  x: coordinates[2 * index] ?? 0,
  y: coordinates[2 * index + 1] ?? 0,
});

/** The corners of one line. */
export function lineOf(plan: FloorPlan, line: number): Vector[] {
  const [from, to] = pointsIn(plan, line);
  return Array.from({ length: to - from }, (_, index) => pointOf(plan, from + index));
}

/** Whether a line only bounds what is filled. */
export const isFill = ({ closed }: FloorPlan, line: number): boolean => closed[line] === 2;

/** A floor plan as it was stored before it had colours, fills, texts and omissions. */
export type KeptPlan = Omit<FloorPlan, 'tints' | 'fills' | 'texts' | 'omissions'> & Partial<FloorPlan>;

export const broughtUp = (kept: KeptPlan): FloorPlan => ({
  ...{ tints: new Int16Array(kept.closed.length).fill(PLAIN), fills: [], texts: [], omissions: [] },
  ...kept,
});

/** Whether lines of a layer are shown, by the numbers of those that are not. */
export const isOn = ({ layerOf }: FloorPlan, line: number, hidden: ReadonlySet<number>): boolean =>
  !hidden.has(layerOf[line] ?? 0);

/** The layers that the file itself does not show, by their numbers. */
export const hiddenOf = ({ layers }: FloorPlan): number[] =>
  layers.flatMap(({ isShown }, index) => (isShown ? [] : [index]));

/** The name of the layer of a line. */
export const layerNameOf = ({ layers, layerOf }: FloorPlan, line: number): string =>
  layers[layerOf[line] ?? 0]?.name ?? '';

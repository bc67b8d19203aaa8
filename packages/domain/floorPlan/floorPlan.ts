import type { OpeningKind } from '../kinds/room/room.ts';
import type { Vector } from '../math/points.ts';
import type { Cm } from '../units.ts';
import type { Omission } from './omissions.ts';
import { NO_TINT, type Tint } from './tint.ts';

export interface PlanOpening {
  kind: OpeningKind;
  middle: Vector;
  along: Vector;
  width: Cm;
  depth: Cm;
  /**
   * Centre of mass along the opening, from −1 to 1, at both edges. It reveals the hinge, since the leaf is
   * off the wall there.
   */
  leans: { right: number; left: number };
  /** Last index exclusive; absent in older stored plans. */
  lines?: readonly [from: number, to: number];
}

export interface PlanLayer {
  name: string;
  isShown: boolean;
  /** Layer of entities far away from the building. */
  isFar?: boolean;
}

export interface PlanText {
  text: string;
  /** Base line; `across` 0, 0.5 or 1. */
  at: Vector;
  across: number;
  along: Vector;
  height: Cm;
  layer: number;
  tint: Tint;
}

export interface PlanFill {
  from: number;
  to: number;
  strength: number;
  /** Non-zero rule: overlapping loops leave no hole. */
  isSolid?: boolean;
}

/** Transferable arrays (D73), in cm from the top left corner, y down. */
export interface FloorPlan {
  layers: readonly PlanLayer[];
  width: Cm;
  height: Cm;
  coordinates: Float64Array;
  /** First point of each line, then the number of all points. */
  starts: Uint32Array;
  layerOf: Uint32Array;
  tints: Int16Array;
  /** 1: closed line; 2: boundary of a fill, not drawn as a line. */
  closed: Uint8Array;
  fills: readonly PlanFill[];
  texts: readonly PlanText[];
  openings: readonly PlanOpening[];
  omissions: readonly Omission[];
}

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

/** Older versions lack colours, fills, texts and omissions. */
export type StoredFloorPlan = Omit<FloorPlan, 'tints' | 'fills' | 'texts' | 'omissions'> & Partial<FloorPlan>;

export const broughtUp = (stored: StoredFloorPlan): FloorPlan => ({
  tints: new Int16Array(stored.closed.length).fill(NO_TINT),
  fills: [],
  texts: [],
  omissions: [],
  ...stored,
});

export const isOn = ({ layerOf }: FloorPlan, line: number, hidden: ReadonlySet<number>): boolean =>
  !hidden.has(layerOf[line] ?? 0);

export const hiddenOf = ({ layers }: FloorPlan): number[] =>
  layers.flatMap(({ isShown }, index) => (isShown ? [] : [index]));

export const layerNameOf = ({ layers, layerOf }: FloorPlan, line: number): string =>
  layers[layerOf[line] ?? 0]?.name ?? '';

import { axisPath } from '@lumitor/domain/drawing/axisPath';
import type { Drawing } from '@lumitor/domain/drawing/drawing';
import { type Heading, isHorizontal } from '@lumitor/domain/layout/heading';

/** So many rails or seams share one path: few enough nodes to paint, small enough that an edit repaints little. */
const CHUNK = 64;

/** From how many pixels to the centimetre on things have their true size; below they keep one on the screen. */
const TRUE_FROM = 1.35;
/** A rail is drawn so wide, in centimetres: wider than life, as on a plan. */
export const RAIL = 5.2;

/** Drawing primitives put together into few SVG paths, in centimetres. */
export interface Layers {
  /** Axes of the rails, a path for each run of steps. */
  rails: readonly string[];
  /** Lines across the rail where two rails meet in a line, a path for each run of them. */
  seams: readonly string[];
  /** Points of angle and T connectors. */
  corners: string;
  /** Lines across the rail at its open ends. */
  caps: string;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const point = (x: number, y: number): string => `M${round(x)} ${round(y)}h0`;
/** Relative to the axis, so that mostly whole numbers are written. */
const across = (x: number, y: number, heading: Heading, half: number): string =>
  `M${round(x)} ${round(y)}${isHorizontal(heading) ? `m0 ${-half}v${2 * half}` : `m${-half} 0h${2 * half}`}`;

function addTo(paths: string[], index: number, path: string): void {
  const chunk = Math.floor(index / CHUNK);
  paths[chunk] = (paths[chunk] ?? '') + path;
}

/** How much larger than true a rail is drawn at a scale, so that it stays 7 px wide. @param scale pixels to the centimetre */
export const enlarged = (scale: number): number => Math.max(1, TRUE_FROM / scale);

/** @param larger than true: what is across a rail */
export function layersOf({ primitives }: Drawing, larger = 1): Layers {
  const half = round((larger * RAIL) / 2);
  const rails: string[] = [];
  const seams: string[] = [];
  let seamCount = 0;
  let corners = '';
  let caps = '';
  for (const primitive of primitives) {
    switch (primitive.kind) {
      case 'rail':
        addTo(rails, primitive.index, axisPath(primitive.axis));
        break;
      case 'connector':
        if (primitive.joint === 'straight')
          addTo(seams, seamCount++, across(primitive.x, primitive.y, primitive.heading, half));
        else corners += point(primitive.x, primitive.y);
        break;
      case 'cap':
        caps += across(primitive.x, primitive.y, primitive.heading, half * 1.4);
        break;
    }
  }
  return { rails, seams, corners, caps };
}

import { axisPath } from '@lumitor/domain/drawing/axisPath';
import type { Geometry } from '@lumitor/domain/layout/geometry';
import { type Heading, isHorizontal } from '@lumitor/domain/layout/heading';
import { findJoints } from '@lumitor/domain/parts/joints';

/** Rails or seams per path: few enough nodes to paint, small enough that an edit repaints little. */
const CHUNK = 64;

/** Pixels per centimetre from which things have true size; below, their size on the screen is fixed. */
const TRUE_FROM = 1.35;
/** Drawn width of a rail, in centimetres: wider than the real one, as on a plan. */
export const RAIL = 5.2;

/** Drawing primitives joined into few SVG paths, in centimetres. */
export interface Layers {
  /** Axes of the rails, one path per chunk. */
  rails: readonly string[];
  /** Lines across the rail where two rails meet in a line, one path per chunk. */
  seams: readonly string[];
  /** Points of angle and T connectors. */
  corners: string;
  /** Lines across the rail at its open ends. */
  caps: string;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const point = (x: number, y: number): string => `M${round(x)} ${round(y)}h0`;
/** Relative to the axis, so that most numbers are whole and short. */
const across = (x: number, y: number, heading: Heading, half: number): string =>
  `M${round(x)} ${round(y)}${isHorizontal(heading) ? `m0 ${-half}v${2 * half}` : `m${-half} 0h${2 * half}`}`;

function addTo(paths: string[], index: number, path: string): void {
  const chunk = Math.floor(index / CHUNK);
  paths[chunk] = (paths[chunk] ?? '') + path;
}

/** Enlargement of a rail at a scale, so that it stays 7 px wide. @param scale pixels per centimetre */
export const enlarged = (scale: number): number => Math.max(1, TRUE_FROM / scale);

/** Paths of the rails only; labels may be drawn a frame later. @param larger enlargement across the rail */
export function layersOf(geometry: Geometry, larger = 1): Layers {
  const half = round((larger * RAIL) / 2);
  const rails: string[] = [];
  for (const { index, axis } of geometry.placed) addTo(rails, index, axisPath(axis));
  const seams: string[] = [];
  let seamCount = 0;
  let corners = '';
  for (const { kind, x, y, heading } of findJoints(geometry)) {
    if (kind === 'straight') addTo(seams, seamCount++, across(x, y, heading, half));
    else corners += point(x, y);
  }
  const caps = geometry.openEnds.map(({ x, y, heading }) => across(x, y, heading, half * 1.4)).join('');
  return { rails, seams, corners, caps };
}

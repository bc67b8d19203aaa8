import { axisPath } from '@lumitor/domain/drawing/axisPath';
import type { Geometry } from '@lumitor/domain/kinds/rail/geometry';
import { type Heading, isHorizontal } from '@lumitor/domain/kinds/rail/heading';
import { findJoints } from '@lumitor/domain/parts/joints';
import type { Cm } from '@lumitor/domain/units';

/** Rails or seams per path: few nodes to paint, little to repaint after an edit. */
const CHUNK = 64;

/** Pixels per centimetre; below, the size on the screen is fixed. */
const TRUE_FROM = 1.35;
/** Drawn width of a rail, wider than the real one, as on a plan. */
export const RAIL: Cm = 5.2;

export interface Layers {
  rails: readonly string[];
  seams: readonly string[];
  corners: string;
  caps: string;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const point = (x: number, y: number): string => `M${round(x)} ${round(y)}h0`;
/** Relative to the axis: numbers are short. */
const across = (x: number, y: number, heading: Heading, half: Cm): string =>
  `M${round(x)} ${round(y)}${isHorizontal(heading) ? `m0 ${-half}v${2 * half}` : `m${-half} 0h${2 * half}`}`;

function addTo(paths: string[], index: number, path: string): void {
  const chunk = Math.floor(index / CHUNK);
  paths[chunk] = (paths[chunk] ?? '') + path;
}

/** A rail stays 7 px wide. */
export const enlarged = (scale: number): number => Math.max(1, TRUE_FROM / scale);

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

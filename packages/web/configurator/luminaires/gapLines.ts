import { type Axis, pointAt } from '@lumitor/domain/layout/axis';
import type { Luminaire } from '@lumitor/domain/luminaires/arrangement';
import { gapsOf } from '@lumitor/domain/luminaires/sliding';
import type { View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, SCALE, type ScreenPoint, toScreen } from '../../visitor/projection.ts';
import { freeSide } from './sides.ts';

/** Offset of dimension lines from the rail, in pixels, opposite to the luminaire's aim. */
const ASIDE = 30;
/** Least length of a gap with a dimension, in pixels. */
const LEAST_GAP = 18;
/** Distance of a short gap's figure from the luminaire, in pixels, which leaves room for the other figure. */
const FIGURE_SPACING = 22;

/** Dimension of a clear length of the rail next to a luminaire, in pixels. */
export interface GapLine {
  /** Centimetres. */
  gap: number;
  start: ScreenPoint;
  end: ScreenPoint;
  /** Position of the figure on the line, and its preferred side. */
  figure: ScreenPoint;
  side: ScreenPoint;
}

/** Gaps on both sides of a luminaire. @param luminaires all of the plan */
export function gapLinesOf(
  luminaire: Luminaire,
  axis: Axis,
  luminaires: readonly Luminaire[],
  view: View,
  area: CanvasArea,
): GapLine[] {
  const { before, after } = gapsOf(luminaire, luminaires, axis.length);
  const scale = SCALE * view.zoom;
  const side = freeSide(luminaire, view);
  const placed = (at: number) => {
    const { x, y } = toScreen(pointAt(axis, at), view, area);
    return { x: x + side.x * ASIDE, y: y + side.y * ASIDE };
  };
  return [
    { gap: before, from: luminaire.at - luminaire.reach - before, way: -1 },
    { gap: after, from: luminaire.at + luminaire.reach, way: 1 },
  ].flatMap(({ gap, from, way }) => {
    if (gap * scale < LEAST_GAP) return [];
    const figureAt = luminaire.at + way * Math.max(FIGURE_SPACING / scale, luminaire.reach + gap / 2);
    return [{ gap, start: placed(from), end: placed(from + gap), figure: placed(figureAt), side }];
  });
}

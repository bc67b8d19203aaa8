import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import { gapsOf } from '@lumitor/domain/kinds/luminaire/sliding';
import { type Axis, pointAt } from '@lumitor/domain/kinds/rail/axis';
import type { Cm, Px } from '@lumitor/domain/units';
import type { View } from '../../../visitor/configuratorStore.ts';
import { type CanvasArea, SCREEN_SCALE, type ScreenPoint, toScreen } from '../../../visitor/projection.ts';
import { freeSide } from './sides.ts';

const OFFSET: Px = 30;
const LEAST_GAP: Px = 18;
/** Least distance of a figure from the luminaire, which leaves room for the other figure. */
const FIGURE_SPACING: Px = 22;

export interface GapLine {
  gap: Cm;
  start: ScreenPoint;
  end: ScreenPoint;
  figure: ScreenPoint;
  side: ScreenPoint;
}

export function gapLinesOf(
  luminaire: Luminaire,
  axis: Axis,
  luminaires: readonly Luminaire[],
  view: View,
  area: CanvasArea,
): GapLine[] {
  const { before, after } = gapsOf(luminaire, luminaires, axis.length);
  const scale = SCREEN_SCALE * view.zoom;
  const side = freeSide(luminaire, view);
  const placed = (at: number) => {
    const { x, y } = toScreen(pointAt(axis, at), view, area);
    return { x: x + side.x * OFFSET, y: y + side.y * OFFSET };
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

import { type Axis, pointAt } from '@lumitor/domain/layout/axis';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { gapsOf } from '@lumitor/domain/luminaires/sliding';
import type { View } from '../../visitor/configuratorStore.ts';
import { type Area, SCALE, type ScreenPoint, toScreen } from '../../visitor/projection.ts';
import { freeSide } from './sides.ts';

/** Offset of dimension lines from the rail, in pixels, opposite to the luminaire's aim. */
const ASIDE = 30;
/** Least length of a gap with a dimension, in pixels. */
const LEAST_GAP = 18;
/** Distance of a short gap's figure from the luminaire, in pixels, which leaves room for the other figure. */
const FIGURE_APART = 22;

/** Dimension of a clear length of the rail next to a luminaire, in pixels. */
export interface GapLine {
  /** Centimetres. */
  gap: number;
  begin: ScreenPoint;
  end: ScreenPoint;
  /** Position of the figure on the line, and its preferred side. */
  figure: ScreenPoint;
  side: ScreenPoint;
}

/** Gaps on both sides of a luminaire. @param pieces all of the plan */
export function gapLinesOf(
  piece: Piece,
  axis: Axis,
  pieces: readonly Piece[],
  view: View,
  area: Area,
): GapLine[] {
  const { before, after } = gapsOf(piece, pieces, axis.length);
  const scale = SCALE * view.zoom;
  const side = freeSide(piece, view);
  const placed = (at: number) => {
    const { x, y } = toScreen(pointAt(axis, at), view, area);
    return { x: x + side.x * ASIDE, y: y + side.y * ASIDE };
  };
  return [
    { gap: before, from: piece.at - piece.reach - before, way: -1 },
    { gap: after, from: piece.at + piece.reach, way: 1 },
  ].flatMap(({ gap, from, way }) => {
    if (gap * scale < LEAST_GAP) return [];
    const figureAt = piece.at + way * Math.max(FIGURE_APART / scale, piece.reach + gap / 2);
    return [{ gap, begin: placed(from), end: placed(from + gap), figure: placed(figureAt), side }];
  });
}

import { type Axis, pointAt } from '@lumitor/domain/layout/axis';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { gapsOf } from '@lumitor/domain/luminaires/sliding';
import type { View } from '../../visitor/configuratorStore.ts';
import { type Area, SCALE, type ScreenPoint, toScreen } from '../../visitor/projection.ts';
import { freeSide } from './sides.ts';

/** Dimensions stand so far from the rail, in pixels, away from where the luminaire is turned. */
const ASIDE = 30;
/** A gap shorter than this, in pixels, has none. */
const LEAST_GAP = 18;
/** The figure of a short gap stands so far from the luminaire, in pixels, that the other one has room. */
const FIGURE_APART = 22;

/** The dimension of a clear length of the rail beside a luminaire, in pixels. */
export interface GapLine {
  /** Centimetres. */
  gap: number;
  begin: ScreenPoint;
  end: ScreenPoint;
  /** On the line, where its figure is to stand, and the way to the side where it stands best. */
  figure: ScreenPoint;
  side: ScreenPoint;
}

/** To both sides of a luminaire. @param pieces all of them */
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

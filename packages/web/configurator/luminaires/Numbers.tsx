import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { memo } from 'react';
import { type Area, SCALE, toScreen } from '../canvas/projection.ts';
import type { View } from '../store/configuratorStore.ts';
import styles from './Luminaires.module.css';
import { freeSide } from './sides.ts';

/** From the rail's axis to the middle of a number, in pixels. */
const OFFSET = 19;
/** More numbers than this at once are noise. */
const MOST_NUMBERS = 200;
const HEIGHT = 15;
/** Below so many pixels to the centimetre numbers are left out. */
const LEAST_SCALE = 0.4;

const widthOf = (number: number): number => 10 + 7 * String(number).length;

const LuminaireNumber = memo(function LuminaireNumber({
  number,
  x,
  y,
}: {
  number: number;
  x: number;
  y: number;
}) {
  return (
    <text x={x} y={y + 4} className={styles.number}>
      L{number}
    </text>
  );
});

export interface NumberPlace {
  number: number;
  x: number;
  y: number;
}

/** Beside the rail, on the side that the luminaire is not turned to. */
export function numberPlace(piece: Piece, view: View, area: Area): NumberPlace {
  const side = freeSide(piece, view);
  const at = toScreen(piece, view, area);
  const away = OFFSET + Math.abs(side.x) * 5;
  return { number: piece.number, x: Math.round(at.x + side.x * away), y: Math.round(at.y + side.y * away) };
}

/** Those that do not lie on one another, the lower numbers first. */
function thinned(places: readonly NumberPlace[]): NumberPlace[] {
  const kept: NumberPlace[] = [];
  for (const place of places) {
    const isFree = kept.every(
      ({ number, x, y }) =>
        Math.abs(y - place.y) >= HEIGHT ||
        Math.abs(x - place.x) >= (widthOf(number) + widthOf(place.number)) / 2,
    );
    if (isFree) kept.push(place);
    if (kept.length === MOST_NUMBERS) break;
  }
  return kept;
}

/** Whether there is room for numbers at all. */
export const hasNumbers = (view: View): boolean => SCALE * view.zoom >= LEAST_SCALE;

/** L1, L2 and so on, upright whatever the rotation. */
export function Numbers({ pieces, view, area }: { pieces: readonly Piece[]; view: View; area: Area }) {
  if (!hasNumbers(view)) return null;
  const places = pieces
    .map((piece) => numberPlace(piece, view, area))
    .filter(({ x, y }) => x > 0 && y > 0 && x < area.width && y < area.height)
    .sort((a, b) => a.number - b.number);
  return thinned(places).map((place) => <LuminaireNumber key={place.number} {...place} />);
}

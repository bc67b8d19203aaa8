import type { Point } from '@lumitor/domain/layout/heading';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { radians } from '@lumitor/domain/math/angle';

/** Hit radius around a luminaire's body, in pixels. */
const PIECE_RADIUS = 14;

/** Distance from a point to the body's stretch of the rail. */
function bodyDistance({ x, y, heading, reach }: Piece, at: Point): number {
  const angle = radians(heading);
  const [dx, dy] = [at.x - x, at.y - y];
  const along = dx * Math.cos(angle) + dy * Math.sin(angle);
  const beyond = Math.max(0, Math.abs(along) - reach);
  return Math.hypot(beyond, dy * Math.cos(angle) - dx * Math.sin(angle));
}

/** Luminaire that a click hits. @param pixel centimetres of one pixel */
export function pieceAt(pieces: readonly Piece[], at: Point, pixel: number): Piece | null {
  let nearest: Piece | null = null;
  let least = PIECE_RADIUS * pixel;
  for (const piece of pieces) {
    const distance = bodyDistance(piece, at);
    if (distance > least) continue;
    nearest = piece;
    least = distance;
  }
  return nearest;
}

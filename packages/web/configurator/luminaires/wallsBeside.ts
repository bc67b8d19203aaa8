import type { Point } from '@lumitor/domain/layout/heading';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { headingOf, radians } from '@lumitor/domain/math/angle';
import { distancesFrom, type WallDistance } from '@lumitor/domain/room/distances';

/** Distances to the walls at both sides of the rail; not on the line of the aim, which says where it ends. */
export const wallsBeside = (piece: Piece, outline: readonly Point[]): WallDistance[] =>
  distancesFrom(outline, piece, piece.heading).filter(({ to }) => {
    const toward = headingOf({ x: to.x - piece.x, y: to.y - piece.y });
    const isAlong = Math.abs(Math.sin(radians(toward - piece.heading))) < 0.5;
    const off = Math.cos(radians(toward - piece.heading - piece.turn));
    return !isAlong && !(piece.tilt > 1 && off > 0.96);
  });

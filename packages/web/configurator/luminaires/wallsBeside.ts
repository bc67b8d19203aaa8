import type { Point } from '@lumitor/domain/layout/heading';
import type { Piece } from '@lumitor/domain/luminaires/arrangement';
import { distancesFrom, type WallDistance } from '@lumitor/domain/room/distances';

/** Distances to the walls at both sides of the rail; not on the line of the aim, which says where it ends. */
export const wallsBeside = (piece: Piece, outline: readonly Point[]): WallDistance[] =>
  distancesFrom(outline, piece, piece.heading).filter(({ to }) => {
    const toward = (Math.atan2(to.y - piece.y, to.x - piece.x) * 180) / Math.PI;
    const isAlong = Math.abs(Math.sin(((toward - piece.heading) * Math.PI) / 180)) < 0.5;
    const off = Math.cos(((toward - piece.heading - piece.turn) * Math.PI) / 180);
    return !isAlong && !(piece.tilt > 1 && off > 0.96);
  });

import type { Point } from '../kinds/rail/heading.ts';
import { distance } from '../math/points.ts';
import type { Corner, PathOutline } from '../paths/path.ts';

/** Bulge: the tangent of a quarter of the arc's angle. */
export interface Vertex extends Point {
  /** Positive: counterclockwise on screen. */
  bulge: number;
}

function bulgeOf(from: Corner, { arc, ...to }: Corner): number {
  if (!arc) return 0;
  const half = Math.asin(Math.min(1, distance(from, to) / (2 * arc.radius)));
  const bulge = Math.tan((arc.isLarge ? Math.PI - half : half) / 2);
  return arc.isClockwise ? -bulge : bulge;
}

/** Closed outlines do not repeat the first corner. */
export function dxfVertices({ corners, isClosed = false }: PathOutline): {
  vertices: Vertex[];
  isClosed: boolean;
} {
  const [first, last] = [corners[0], corners.at(-1)];
  const vertices = corners.map((corner, index): Vertex => {
    const next = corners[index + 1];
    return { x: corner.x, y: corner.y, bulge: next ? bulgeOf(corner, next) : 0 };
  });
  if (vertices.length < 3 || !first || !last || distance(first, last) > 1e-6) return { vertices, isClosed };
  return { vertices: vertices.slice(0, -1), isClosed: true };
}

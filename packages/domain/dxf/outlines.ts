import type { Corner, Outline } from '../drawing/path.ts';
import type { Point } from '../layout/heading.ts';
import { distance } from '../math/points.ts';

/** One corner of an outline, and how far the way to the next one bulges: the tangent of a quarter of its arc's angle. */
export interface Vertex extends Point {
  /** 0 straight on; above 0 an arc anticlockwise as it is seen. */
  bulge: number;
}

function bulgeOf(from: Corner, { arc, ...to }: Corner): number {
  if (!arc) return 0;
  const half = Math.asin(Math.min(1, distance(from, to) / (2 * arc.radius)));
  const bulge = Math.tan((arc.isLarge ? Math.PI - half : half) / 2);
  return arc.isClockwise ? -bulge : bulge;
}

/** An outline as CAD programs draw it: one that ends where it began is closed, and has that corner once. */
export function verticesOf({ corners, isClosed = false }: Outline): {
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

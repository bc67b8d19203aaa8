import type { Point } from '../layout/heading.ts';

/** One corner of an outline, and how far the way to the next one bulges: the tangent of a quarter of its arc's angle. */
export interface Vertex extends Point {
  /** 0 straight on; above 0 an arc anticlockwise as it is seen. */
  bulge: number;
}

export interface Outline {
  vertices: Vertex[];
  isClosed: boolean;
}

const isSame = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1e-6;

function bulgeOf(from: Point, to: Point, [radius = 0, , , isLarge, isClockwise]: readonly number[]): number {
  const half = Math.asin(Math.min(1, Math.hypot(to.x - from.x, to.y - from.y) / (2 * radius)));
  const bulge = Math.tan((isLarge ? Math.PI - half : half) / 2);
  return isClockwise ? -bulge : bulge;
}

/**
 * An SVG path as CAD programs draw it.
 * @param path of M, L, l, A, a and Z; its arcs are of circles
 */
export function outlinesOf(path: string): Outline[] {
  const outlines: Outline[] = [];
  for (const [, command = '', figures = ''] of path.matchAll(/([MLlAaZ])([^MLlAaZ]*)/g)) {
    const outline = outlines.at(-1);
    const last = outline?.vertices.at(-1);
    if (command === 'Z' && outline) {
      outline.isClosed = true;
      continue;
    }
    const values = figures.trim().split(/\s+/).map(Number);
    const [x = 0, y = 0] = values.slice(-2);
    const isRelative = command === 'l' || command === 'a';
    const to = isRelative && last ? { x: last.x + x, y: last.y + y } : { x, y };
    if (!outline || !last || command === 'M') {
      outlines.push({ vertices: [{ ...to, bulge: 0 }], isClosed: false });
      continue;
    }
    if (command.toUpperCase() === 'A') last.bulge = bulgeOf(last, to, values);
    outline.vertices.push({ ...to, bulge: 0 });
  }
  return outlines.map(endedOnce);
}

/** One that ends where it began is closed, and has that corner once. */
function endedOnce({ vertices, isClosed }: Outline): Outline {
  const [first, last] = [vertices[0], vertices.at(-1)];
  if (vertices.length < 3 || !first || !last || !isSame(first, last)) return { vertices, isClosed };
  return { vertices: vertices.slice(0, -1), isClosed: true };
}

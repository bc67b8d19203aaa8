import { dxfVertices } from '../dxf/outlines.ts';
import type { Point } from '../kinds/rail/heading.ts';
import type { DrawingPoint, LabelFrame } from '../paths/frame.ts';
import type { Corner, PathOutline } from '../paths/path.ts';

function outlinesOf(path: string): PathOutline[] {
  const outlines: { corners: Corner[]; isClosed: boolean }[] = [];
  for (const [, command = '', figures = ''] of path.matchAll(/([MLlAaZ])([^MLlAaZ]*)/g)) {
    const outline = outlines.at(-1);
    const last = outline?.corners.at(-1);
    if (command === 'Z' && outline) {
      outline.isClosed = true;
      continue;
    }
    const values = figures.trim().split(/\s+/).map(Number);
    const [x = 0, y = 0] = values.slice(-2);
    const isRelative = command === 'l' || command === 'a';
    const to = isRelative && last ? { x: last.x + x, y: last.y + y } : { x, y };
    const [radius = 0, , , isLarge, isClockwise] = values;
    const isArc = command.toUpperCase() === 'A';
    const arc = isArc && { arc: { radius, isLarge: isLarge === 1, isClockwise: isClockwise === 1 } };
    if (!outline || command === 'M') outlines.push({ corners: [to], isClosed: false });
    else outline.corners.push({ ...to, ...arc });
  }
  return outlines;
}

export function alongPath(path: string, scale = 1): Point[] {
  let at = { x: 0, y: 0 };
  const written = path.replaceAll(/([A-Za-z])([^A-Za-z]*)/g, (whole, command: string, rest: string) => {
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const [first = 0] = numbers;
    const [x = 0, y = 0] = numbers.slice(-2);
    const from = command === command.toLowerCase() ? at : { x: 0, y: 0 };
    if (command.toUpperCase() === 'H') at = { ...at, x: from.x + first };
    else if (command.toUpperCase() === 'V') at = { ...at, y: from.y + first };
    else if (command !== 'Z') at = { x: from.x + x, y: from.y + y };
    return 'HVhvm'.includes(command) ? `${command === 'm' ? 'M' : 'L'}${at.x} ${at.y}` : whole;
  });
  return outlinesOf(written)
    .map(dxfVertices)
    .flatMap(({ vertices, isClosed }) => {
      const ends = isClosed ? [...vertices, vertices[0] as (typeof vertices)[number]] : vertices;
      return ends.slice(1).flatMap((to, index) => {
        const from = ends[index] as (typeof vertices)[number];
        const count = Math.ceil((Math.hypot(to.x - from.x, to.y - from.y) * scale) / 0.5) + 1;
        const radius = (0.25 + from.bulge ** 2 / 4) / Math.abs(from.bulge);
        const riseAt = (share: number) =>
          Math.sqrt(radius ** 2 - (share - 0.5) ** 2) - Math.sqrt(radius ** 2 - 0.25);
        return Array.from({ length: count + 1 }, (_, part) => {
          const share = part / count;
          const aside = from.bulge === 0 ? 0 : Math.sign(from.bulge) * riseAt(share);
          return {
            x: (from.x + (to.x - from.x) * share - (to.y - from.y) * aside) * scale,
            y: (from.y + (to.y - from.y) * share + (to.x - from.x) * aside) * scale,
          };
        });
      });
    });
}

export const isIn = ({ x, y }: DrawingPoint, { left, top, right, bottom }: LabelFrame, by = 0.05): boolean =>
  x > left + by && x < right - by && y > top + by && y < bottom - by;

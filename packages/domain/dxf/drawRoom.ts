import { areaPath } from '../drawing/areaPath.ts';
import type { InstallationDrawing } from '../drawing/installationDrawing.ts';
import { wallLines } from '../drawing/wallLines.ts';
import { dimensionsOf, THICKNESS, wallPaths } from '../drawing/wallPaths.ts';
import type { Point } from '../layout/heading.ts';
import { headingOf } from '../math/angle.ts';
import { formatNumber } from '../translation/figures.ts';
import { readable } from './beside.ts';
import { DIMENSION_HEIGHT, type Drawer } from './pen.ts';

/** So far the hatching of a vertical area reaches, in centimetres. */
const HATCH = 8;
/** How far outside a wall its length stands, in centimetres. */
const AWAY = THICKNESS + 20;
const TICK = 3;

/** Walls with doors and windows, their lengths, and vertical areas. */
export function drawRoom({ room, areas }: InstallationDrawing, { pens, language }: Drawer): void {
  pens.areas.path(areaPath(areas, HATCH));
  if (!room) return;
  for (const [from, to] of wallLines(room)) pens.walls.line(from, to);
  const { frames, leaves, swings } = wallPaths(room);
  pens.openings.path(frames + leaves + swings);
  for (const { begin, end, out, length } of dimensionsOf(room.outline)) {
    const outward = ({ x, y }: Point, by: number): Point => ({ x: x + out.x * by, y: y + out.y * by });
    pens.dimensions.line(outward(begin, AWAY), outward(end, AWAY));
    for (const corner of [begin, end])
      pens.dimensions.line(outward(corner, AWAY - TICK), outward(corner, AWAY + TICK));
    const middle = { x: (begin.x + end.x) / 2, y: (begin.y + end.y) / 2 };
    pens.dimensions.text(outward(middle, AWAY + DIMENSION_HEIGHT), formatNumber(length, language), {
      height: DIMENSION_HEIGHT,
      angle: readable(headingOf({ x: end.x - begin.x, y: end.y - begin.y })),
    });
  }
}

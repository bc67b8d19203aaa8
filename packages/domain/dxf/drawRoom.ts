import { areaOutlines } from '../drawing/areaPath.ts';
import type { InstallationDrawing } from '../drawing/installationDrawing.ts';
import { obstacleOutlines } from '../drawing/obstacleOutlines.ts';
import { dimensionsOf, THICKNESS, wallLines, wallOutlines } from '../drawing/wallPaths.ts';
import { headingOf } from '../math/angle.ts';
import { ahead, between, minus } from '../math/points.ts';
import { formatNumber } from '../translation/figures.ts';
import { DIMENSION_HEIGHT, type Drawer, readable } from './pen.ts';

/** So far the hatching of a vertical area reaches, in centimetres. */
const HATCH = 8;
/** How far outside a wall its length stands, in centimetres. */
const AWAY = THICKNESS + 20;
const TICK = 3;

/** Walls with doors and windows, their lengths, what stands in the room, and vertical areas. */
export function drawRoom({ room, areas }: InstallationDrawing, { pens, language }: Drawer): void {
  pens.areas.draw(areaOutlines(areas, HATCH));
  if (!room) return;
  for (const edge of wallLines(room)) pens.walls.line(...edge);
  const { frames, leaves, swings } = wallOutlines(room);
  pens.openings.draw([...frames, ...leaves, ...swings]);
  const { edges, above } = obstacleOutlines(room);
  pens.obstacles.draw([...edges, ...above]);
  for (const { begin, end, out, length } of dimensionsOf(room.outline)) {
    pens.dimensions.line(ahead(begin, out, AWAY), ahead(end, out, AWAY));
    for (const corner of [begin, end])
      pens.dimensions.line(ahead(corner, out, AWAY - TICK), ahead(corner, out, AWAY + TICK));
    const at = ahead(between(begin, end), out, AWAY + DIMENSION_HEIGHT);
    const angle = readable(headingOf(minus(end, begin)));
    pens.dimensions.text(at, formatNumber(length, language), { height: DIMENSION_HEIGHT, angle });
  }
}

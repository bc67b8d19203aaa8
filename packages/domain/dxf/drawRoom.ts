import { areaOutlines } from '../drawing/areaPath.ts';
import type { InstallationDrawing } from '../drawing/installationDrawing.ts';
import { obstacleOutlines } from '../drawing/obstacleOutlines.ts';
import { dimensionsOf, THICKNESS, wallLines, wallOutlines } from '../drawing/wallPaths.ts';
import { times } from '../math/points.ts';
import { measureBetween } from './measures.ts';
import type { Drawer } from './pen.ts';

/** So far the strokes of a vertical area reach, in centimetres. */
const STROKES = 8;

/** Walls with doors and windows, what stands in the room, and vertical areas. */
export function drawRoom({ room, areas }: InstallationDrawing, { pens }: Drawer): void {
  pens.areas.draw(areaOutlines(areas, STROKES));
  if (!room) return;
  for (const edge of wallLines(room)) pens.walls.line(...edge);
  const { frames, leaves, swings } = wallOutlines(room);
  pens.openings.draw([...frames, ...leaves, ...swings]);
  const { edges, above } = obstacleOutlines(room);
  pens.obstacles.draw([...edges, ...above]);
}

/** The room's sides: outside of it, else inside. */
export function measureRoom({ room }: InstallationDrawing, drawer: Drawer): void {
  for (const { begin, end, out } of room ? dimensionsOf(room.outline) : [])
    measureBetween(drawer, begin, end, [out, times(out, -1)], THICKNESS);
}

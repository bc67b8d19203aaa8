import { areaOutlines } from '../drawing/areaPath.ts';
import type { InstallationDrawing } from '../drawing/installationDrawing.ts';
import { obstacleOutlines } from '../drawing/obstacleOutlines.ts';
import { wallLines, wallOutlines } from '../drawing/wallPaths.ts';
import type { Cm } from '../units.ts';
import type { Drawer } from './pen.ts';

const STROKES: Cm = 8;

export function drawRoom({ room, areas }: InstallationDrawing, { pens }: Drawer): void {
  pens.areas.draw(areaOutlines(areas, STROKES));
  if (!room) return;
  for (const edge of wallLines(room)) pens.walls.line(...edge);
  const { frames, leaves, swings } = wallOutlines(room);
  pens.openings.draw([...frames, ...leaves, ...swings]);
  const { edges, above } = obstacleOutlines(room);
  pens.obstacles.draw([...edges, ...above]);
}

import { boundsOf, boundsOfAll } from '../layout/axis.ts';
import { geometryOf } from '../layout/layout.ts';
import { moveBeside, onConnectors } from '../luminaires/connectors.ts';
import { wallsOf } from '../room/outline.ts';
import { stepsOutside } from '../room/outside.ts';
import type { Candidate } from './candidate.ts';
import { connectorReach } from './connectorReach.ts';
import type { Examined } from './examine.ts';

/** Every luminaire on a connector moved beside it, along its rail. */
export function besideFixes(
  { plan, bodies, arrangement, catalogue }: Examined,
  newId: () => string,
): Candidate[] {
  const reach = connectorReach(catalogue, plan.choices);
  const pieces = onConnectors(geometryOf(plan.layout), arrangement.pieces, reach);
  const { edit } = moveBeside(plan, bodies, pieces, reach, newId);
  return edit ? [{ kind: 'moveBeside', figures: { count: pieces.length }, edit }] : [];
}

/** A run that lies outside moved into the room, where it is the only one and the room is as large. */
export function insideFixes({ plan: { layout, room } }: Examined): Candidate[] {
  if (!room) return [];
  const geometry = geometryOf(layout);
  const outside = new Set(stepsOutside(room.outline, geometry));
  const islands = [
    ...new Set(geometry.placed.flatMap(({ step, island }) => (outside.has(step.id) ? [island] : []))),
  ];
  const [island] = islands;
  const rails = geometry.placed.filter((one) => one.island === island);
  const start = rails.find(({ parent }) => parent < 0);
  if (islands.length !== 1 || !start) return [];
  const box = boundsOfAll(rails.map(({ axis }) => boundsOf(axis)));
  const walls = boundsOfAll(wallsOf(room.outline).map(boundsOf));
  if (!box || !walls) return [];
  /** As little as gets it between the outermost walls. */
  const into = (low: number, high: number, first: number, last: number): number =>
    low < first ? Math.ceil(first - low) : high > last ? -Math.ceil(high - last) : 0;
  const by = {
    x: into(box.minX, box.maxX, walls.minX, walls.maxX),
    y: into(box.minY, box.maxY, walls.minY, walls.maxY),
  };
  return [{ kind: 'moveInside', figures: {}, edit: { kind: 'moveIsland', stepId: start.step.id, by } }];
}

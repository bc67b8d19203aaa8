import type { Mm } from '../../units.ts';
import type { Point } from '../rail/heading.ts';
import type { Room } from '../room/room.ts';
import type { MadeName, Obstacle, ObstacleKind } from './obstacle.ts';

interface Made {
  kind: ObstacleKind;
  /** Null: as high as the room. */
  size: readonly [width: Mm, depth: Mm, height: Mm | null];
  reflectance: number;
}

/** Each name has a text `obstacles.made_NAME` (D68). */
export const OBSTACLE_LIBRARY = {
  counter: { kind: 'counter', size: [1800, 600, 900], reflectance: 0.4 },
  wallShelf: { kind: 'shelf', size: [900, 400, 2000], reflectance: 0.4 },
  gondola: { kind: 'shelf', size: [1200, 900, 1500], reflectance: 0.4 },
  column: { kind: 'column', size: [400, 400, null], reflectance: 0.5 },
  box: { kind: 'free', size: [1000, 500, 1000], reflectance: 0.5 },
} as const satisfies Record<MadeName, Made>;

export function madeAt(name: MadeName, id: string, { x, y }: Point, room: Pick<Room, 'height'>): Obstacle {
  const { kind, size, reflectance }: Made = OBSTACLE_LIBRARY[name];
  const [width, depth, height] = size;
  const to = height === null ? room.height : Math.min(room.height, height / 10);
  return {
    id,
    kind,
    made: name,
    x,
    y,
    width: width / 10,
    depth: depth / 10,
    heading: 0,
    from: 0,
    to,
    reflectance,
  };
}

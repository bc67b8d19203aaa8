import * as v from 'valibot';
import type { Point } from '../layout/heading.ts';
import { identifier } from '../layout/identifier.ts';
import { MAX_DISTANCE } from '../layout/length.ts';
import { placedAt } from '../math/direction.ts';
import { plus } from '../math/points.ts';
import type { Room } from './room.ts';

export const OBSTACLE_KINDS = ['counter', 'shelf', 'column', 'free'] as const;
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];

/** Pieces of the library; they keep these names (D68). */
export const MADE_NAMES = ['counter', 'wallShelf', 'gondola', 'column', 'box'] as const;
export type MadeName = (typeof MADE_NAMES)[number];

export const MAX_OBSTACLES = 100;

/** Least and greatest of each figure: centimetres, and a share of 1. */
export const OBSTACLE_LIMITS = { side: [1, 2000], height: [0, 2000], reflectance: [0, 0.95] } as const;

const within = ([least, most]: readonly [number, number]) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const coordinate = within([-MAX_DISTANCE, MAX_DISTANCE]);
const side = within(OBSTACLE_LIMITS.side);
const height = within(OBSTACLE_LIMITS.height);

/** A box in the room that is in the way of light (D68), as it is worked on and stored. Lengths are centimetres. */
export const obstacleSchema = v.pipe(
  v.object({
    id: identifier,
    kind: v.picklist(OBSTACLE_KINDS),
    /** Piece of the library that names it until its kind changes; absent: its kind names it. */
    made: v.optional(v.picklist(MADE_NAMES)),
    /** Its centre on the plan. */
    x: coordinate,
    y: coordinate,
    /** Along its heading, and across it. */
    width: side,
    depth: side,
    /** Degrees clockwise from east. */
    heading: v.pipe(v.number(), v.minValue(0), v.ltValue(360)),
    /** Above the floor. */
    from: height,
    to: height,
    reflectance: within(OBSTACLE_LIMITS.reflectance),
  }),
  v.check(({ from, to }) => from < to, 'The bottom must lie below the top'),
);

export type Obstacle = v.InferOutput<typeof obstacleSchema>;

/** Its four corners on the plan, around it. */
export function cornersOf({ x, y, width, depth, heading }: Omit<Obstacle, 'id' | 'kind' | 'made'>): Point[] {
  const [at, a, b] = [placedAt({ x, y }, heading), width / 2, depth / 2];
  return [at(-a, -b), at(a, -b), at(a, b), at(-a, b)];
}

/** Whether an obstacle reaches through the plane on which light is measured: a plan is cut there. */
export const isCutBy = ({ from, to }: Pick<Obstacle, 'from' | 'to'>, plane: Room['plane']): boolean =>
  from <= plane && to > plane;

/** No higher than the room. */
const lowered = (obstacle: Obstacle, { height }: Pick<Room, 'height'>): Obstacle =>
  obstacle.to <= height ? obstacle : { ...obstacle, to: height, from: Math.min(obstacle.from, height - 1) };

/** What stands in a room with one changed or added: no more than there may be, and none higher than the room. */
export function withObstacle({ obstacles = [], ...room }: Room, obstacle: Obstacle): Obstacle[] {
  const fitted = lowered(obstacle, room);
  if (obstacles.some(({ id }) => id === obstacle.id))
    return obstacles.map((one) => (one.id === obstacle.id ? fitted : one));
  return obstacles.length < MAX_OBSTACLES ? [...obstacles, fitted] : obstacles;
}

/** What stands in a room that takes the place of another: moved as a whole it takes all along. @param way it has gone */
export const obstaclesAfter = ({ obstacles = [], height }: Room, way: Point | null): Obstacle[] =>
  obstacles.map((one) => lowered(way ? { ...one, ...plus(one, way) } : one, { height }));

import * as v from 'valibot';
import { placedAt } from '../../math/direction.ts';
import type { Cm } from '../../units.ts';
import type { Point } from '../rail/heading.ts';
import { identifier } from '../rail/identifier.ts';
import { MAX_DISTANCE } from '../rail/length.ts';

export const OBSTACLE_KINDS = ['counter', 'shelf', 'column', 'free'] as const;
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];

/** Keys are stored, so they cannot change (D68). */
export const MADE_NAMES = ['counter', 'wallShelf', 'gondola', 'column', 'box'] as const;
export type MadeName = (typeof MADE_NAMES)[number];

export const MAX_OBSTACLES = 100;

export const OBSTACLE_LIMITS = { side: [1, 2000], height: [0, 2000], reflectance: [0, 0.95] } as const;

const within = ([least, most]: readonly [number, number]) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const coordinate = within([-MAX_DISTANCE, MAX_DISTANCE]);
const side = within(OBSTACLE_LIMITS.side);
const height = within(OBSTACLE_LIMITS.height);

/** Box that blocks light (D68); lengths in cm. */
export const obstacleSchema = v.pipe(
  v.object({
    id: identifier,
    kind: v.picklist(OBSTACLE_KINDS),
    /** Library item that names the obstacle until its kind changes. */
    made: v.optional(v.picklist(MADE_NAMES)),
    x: coordinate,
    y: coordinate,
    /** `width` runs along the heading, `depth` across it. */
    width: side,
    depth: side,
    heading: v.pipe(v.number(), v.minValue(0), v.ltValue(360)),
    from: height,
    to: height,
    reflectance: within(OBSTACLE_LIMITS.reflectance),
  }),
  v.check(({ from, to }) => from < to, 'The bottom must be below the top'),
);

export type Obstacle = v.InferOutput<typeof obstacleSchema>;

export function cornersOf({ x, y, width, depth, heading }: Omit<Obstacle, 'id' | 'kind' | 'made'>): Point[] {
  const [at, a, b] = [placedAt({ x, y }, heading), width / 2, depth / 2];
  return [at(-a, -b), at(a, -b), at(a, b), at(-a, b)];
}

/** Obstacles that reach through the measuring plane are drawn as cut. */
export const isCutBy = ({ from, to }: Pick<Obstacle, 'from' | 'to'>, plane: Cm): boolean =>
  from <= plane && to > plane;

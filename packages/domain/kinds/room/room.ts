import * as v from 'valibot';
import { minus, rounded } from '../../math/points.ts';
import type { Cm } from '../../units.ts';
import { MAX_OBSTACLES, obstacleSchema } from '../obstacle/obstacle.ts';
import type { Point } from '../rail/heading.ts';
import { identifier } from '../rail/identifier.ts';
import { MAX_DISTANCE } from '../rail/length.ts';
import { wallOf } from './outline.ts';
import { isSimple, MAX_CORNERS, MIN_CORNERS } from './outlineShape.ts';
import { MAX_USE } from './use.ts';

export const OPENING_KINDS = ['door', 'window'] as const;
export type OpeningKind = (typeof OPENING_KINDS)[number];

/** Assumed bottom and top, in cm, as plans contain no heights. */
export const OPENING_HEIGHTS = {
  door: [0, 205],
  window: [90, 210],
} as const satisfies Record<OpeningKind, readonly [bottom: number, top: number]>;

const HINGES = ['begin', 'end'] as const;
export type Hinge = (typeof HINGES)[number];

export const MIN_OPENING: Cm = 20;
export const MAX_OPENINGS = 64;

export const ROOM_LIMITS = { height: [200, 2000], reflectance: [0, 0.95], maintenance: [0.3, 1] } as const;

const TOLERANCE: Cm = 0.01;

const whole = v.pipe(v.number(), v.integer());
const within = ([least, most]: readonly [number, number]) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const coordinate = v.pipe(whole, v.minValue(-MAX_DISTANCE), v.maxValue(MAX_DISTANCE));

const openingSchema = v.object({
  id: identifier,
  kind: v.picklist(OPENING_KINDS),
  /** Index of the wall, which is that of the corner at its start. */
  wall: v.pipe(whole, v.minValue(0)),
  /** Wall's start to the middle of the opening, in cm. */
  at: v.pipe(v.number(), v.minValue(0)),
  width: v.pipe(whole, v.minValue(MIN_OPENING)),
  /** Hinged side of a door, as its wall runs; absent: at its start. */
  hinge: v.optional(v.picklist(HINGES)),
});

const reflectance = within(ROOM_LIMITS.reflectance);

export const roomSchema = v.pipe(
  v.object({
    outline: v.pipe(
      v.array(v.object({ x: coordinate, y: coordinate })),
      v.minLength(MIN_CORNERS),
      v.maxLength(MAX_CORNERS),
      v.check((corners) => isSimple(corners), 'Walls must not cross'),
    ),
    height: v.optional(v.pipe(within(ROOM_LIMITS.height), v.integer()), 270),
    reflectance: v.optional(v.object({ ceiling: reflectance, walls: reflectance, floor: reflectance }), {
      ceiling: 0.7,
      walls: 0.5,
      floor: 0.2,
    }),
    plane: v.optional(v.pipe(whole, v.minValue(0)), 75),
    maintenance: v.optional(within(ROOM_LIMITS.maintenance), 0.8),
    /** Line of the table of targets (D50). */
    use: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(MAX_USE))), null),
    openings: v.optional(v.pipe(v.array(openingSchema), v.maxLength(MAX_OPENINGS)), []),
    obstacles: v.optional(v.pipe(v.array(obstacleSchema), v.maxLength(MAX_OBSTACLES))),
  }),
  v.check(({ plane, height }) => plane <= height, 'The plane must be inside the room'),
  v.check(
    ({ outline, openings }) =>
      openings.every(({ wall, at, width }) => {
        if (wall >= outline.length) return false;
        const { length } = wallOf(outline, wall);
        return at - width / 2 >= -TOLERANCE && at + width / 2 <= length + TOLERANCE;
      }),
    'An opening must be on its wall',
  ),
  v.check(
    ({ obstacles = [] }) => new Set(obstacles.map(({ id }) => id)).size === obstacles.length,
    'Two obstacles have the same id',
  ),
);

export type Room = v.InferOutput<typeof roomSchema>;
export type Opening = v.InferOutput<typeof openingSchema>;

export const newRoom = (outline: readonly Point[]): Room => v.parse(roomSchema, { outline });

export function rectangle(width: Cm, length: Cm, centre: Point): Point[] {
  const { x, y } = rounded(minus(centre, { x: width / 2, y: length / 2 }));
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + length },
    { x, y: y + length },
  ];
}

/** Texts of section `problem` have a sentence for each. */
export type RoomFault = 'wallsCross' | 'roomTooFar';

export function roomFault({ outline }: Pick<Room, 'outline'>): RoomFault | null {
  if (outline.some(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) > MAX_DISTANCE)) return 'roomTooFar';
  return isSimple(outline) ? null : 'wallsCross';
}

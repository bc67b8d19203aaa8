import * as v from 'valibot';
import type { Cut } from '../kinds/cut/cut.ts';
import { MAX_PLACE_HEIGHT, type RoomPlace } from '../kinds/device/position.ts';
import { type Cable, type Feed, MAX_CABLE } from '../kinds/feed/feed.ts';
import { identifier } from '../kinds/rail/identifier.ts';
import { MAX_DISTANCE, MAX_LENGTH } from '../kinds/rail/length.ts';
import { ENDS } from '../kinds/rail/step.ts';
import { MAX_SUPPLIES, type Supply } from '../kinds/supply/supply.ts';
import type { Wiring } from './wiring.ts';

const place = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_LENGTH));

const cableSchema = v.object({
  length: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_CABLE)),
  // The field offers sizes on sale; older plans have others.
  conductor: v.pipe(v.number(), v.minValue(0.2), v.maxValue(50)),
}) satisfies v.GenericSchema<unknown, Cable>;

const feedSchema = v.object({
  id: identifier,
  stepId: identifier,
  at: place,
  cable: v.optional(cableSchema),
}) satisfies v.GenericSchema<unknown, Feed>;

const cutSchema = v.union([
  v.object({ stepId: identifier, at: place }),
  v.object({ stepId: identifier, end: v.picklist(ENDS) }),
]) satisfies v.GenericSchema<unknown, Cut>;

const whole = v.pipe(v.number(), v.integer());
const coordinate = v.pipe(whole, v.minValue(-MAX_DISTANCE), v.maxValue(MAX_DISTANCE));
export const roomPlaceSchema = v.object({
  x: coordinate,
  y: coordinate,
  z: v.pipe(whole, v.minValue(0), v.maxValue(MAX_PLACE_HEIGHT)),
}) satisfies v.GenericSchema<unknown, RoomPlace>;

const supplySchema = v.object({
  zone: v.object({ stepId: identifier, at: place }),
  ...roomPlaceSchema.entries,
}) satisfies v.GenericSchema<unknown, Supply>;

const MAX_WIRED = 1_000;

const MAX_GATEWAYS = 100;

export const wiringSchema = v.object({
  feeds: v.pipe(
    v.array(feedSchema),
    v.maxLength(MAX_WIRED),
    v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Two feeds have the same id'),
  ),
  cuts: v.pipe(v.array(cutSchema), v.maxLength(MAX_WIRED)),
  ownZones: v.pipe(v.array(identifier), v.maxLength(MAX_WIRED)),
  // Older plans have no supplies and gateways.
  supplies: v.optional(v.pipe(v.array(supplySchema), v.maxLength(MAX_SUPPLIES)), []),
  gateways: v.optional(v.pipe(v.array(roomPlaceSchema), v.maxLength(MAX_GATEWAYS)), []),
}) satisfies v.GenericSchema<unknown, Wiring>;

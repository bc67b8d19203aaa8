import * as v from 'valibot';
import { dimmingSchema } from '../dimming/dimmingSchema.ts';
import { MAX_AREAS, verticalAreaSchema } from '../kinds/area/area.ts';
import { identifier } from '../kinds/rail/identifier.ts';
import { MAX_LENGTH } from '../kinds/rail/length.ts';
import { roomSchema } from '../kinds/room/room.ts';
import { roomViewSchema } from '../kinds/room/roomView.ts';
import { underlaySchema } from '../kinds/underlay/underlaySchema.ts';
import { wallControlsSchema } from '../kinds/wallControl/schema.ts';
import { wiringSchema } from '../wiring/wiringSchema.ts';
import { MAX_HANG, type PlanFields } from './fields.ts';
import { HIDEABLE } from './hidden.ts';
import type { LuminairePlacement } from './placement.ts';

const MAX_PLACEMENTS = 10_000;

export const placementSchema = v.object({
  // A formerly automatic luminaire retains its id of article and number.
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  bindingId: identifier,
  stepId: identifier,
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_LENGTH)),
  turn: v.pipe(v.number(), v.minValue(0), v.ltValue(360)),
  tilt: v.pipe(v.number(), v.minValue(0), v.maxValue(90)),
}) satisfies v.GenericSchema<unknown, LuminairePlacement>;

const placementsSchema = v.pipe(
  v.array(placementSchema),
  v.maxLength(MAX_PLACEMENTS),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Two placements have the same id'),
);

const areasSchema = v.pipe(
  v.array(verticalAreaSchema),
  v.maxLength(MAX_AREAS),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Two areas have the same id'),
);

const hiddenSchema = v.pipe(
  v.array(v.picklist(HIDEABLE)),
  v.maxLength(HIDEABLE.length),
  v.check((all) => new Set(all).size === all.length, 'A group is hidden twice'),
);

export const FIELD_SCHEMAS = {
  placements: placementsSchema,
  wiring: wiringSchema,
  dimming: dimmingSchema,
  wallControls: wallControlsSchema,
  hang: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_HANG))),
  name: v.string(),
  room: v.nullable(roomSchema),
  areas: areasSchema,
  underlay: v.nullable(underlaySchema),
  view: v.nullable(roomViewSchema),
  hidden: hiddenSchema,
} satisfies { [Name in keyof PlanFields]: v.GenericSchema<unknown, PlanFields[Name]> };

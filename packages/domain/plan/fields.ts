import type { Dimming } from '../dimming/dimming.ts';
import type { VerticalArea } from '../kinds/area/area.ts';
import type { Room } from '../kinds/room/room.ts';
import type { RoomView } from '../kinds/room/roomView.ts';
import type { Underlay } from '../kinds/underlay/underlay.ts';
import type { WallControl } from '../kinds/wallControl/wallControl.ts';
import { isEqual } from '../math/equal.ts';
import type { Cm } from '../units.ts';
import { NO_WIRING, type Wiring } from '../wiring/wiring.ts';
import type { Hideable } from './hidden.ts';
import type { LuminairePlacement } from './placement.ts';

export const MAX_HANG: Cm = 1000;

/** `set`: by an edit. `cleared`: by a reset. `listed`: in lists of orders. `placed`: moves with the sheet. */
type Way = 'set' | 'cleared' | 'listed' | 'placed';

const planField =
  <Value>() =>
  <const Ways extends readonly Way[]>(empty: Value, ...ways: Ways) => ({ empty, ways });

/** Schemas are in `fieldSchemas.ts`, which the first screen does not load. */
export const PLAN_FIELDS = {
  placements: planField<readonly LuminairePlacement[]>()([], 'cleared'),
  /** D53, D55. */
  wiring: planField<Wiring>()(NO_WIRING, 'cleared'),
  /** D69. */
  dimming: planField<Dimming>()({ groups: [], scenes: [] }, 'set', 'cleared'),
  /** Distance of the rails below the ceiling; null: the default of their family (D45). */
  hang: planField<Cm | null>()(null, 'set', 'listed'),
  /** As typed; may be longer than can be saved. */
  name: planField<string>()('', 'set', 'cleared', 'listed'),
  /** D46. */
  room: planField<Room | null>()(null),
  /** Pictures and shelves on which light is measured (D46a); empty without a room. */
  areas: planField<readonly VerticalArea[]>()([]),
  /** D47. */
  underlay: planField<Underlay | null>()(null, 'set', 'listed'),
  view: planField<RoomView | null>()(null, 'set', 'cleared', 'listed'),
  /** Groups left out of drawings (D58d). */
  hidden: planField<Hideable[]>()([], 'set', 'cleared'),
  /** D69a. */
  wallControls: planField<WallControl[]>()([], 'set', 'cleared', 'placed'),
};

type Fields = typeof PLAN_FIELDS;
export type PlanFieldName = keyof Fields;
export const PLAN_FIELD_NAMES = Object.keys(PLAN_FIELDS) as PlanFieldName[];

export type PlanFields = { [Name in PlanFieldName]: Fields[Name]['empty'] };

type NameOf<Target extends Way> = {
  [Name in PlanFieldName]: Target extends Fields[Name]['ways'][number] ? Name : never;
}[PlanFieldName];

export const isFieldOf = <Target extends Way>(name: PlanFieldName, way: Target): name is NameOf<Target> =>
  (PLAN_FIELDS[name].ways as readonly Way[]).includes(way);

export type SetFieldName = NameOf<'set'>;
export const SET_FIELD_NAMES = PLAN_FIELD_NAMES.filter((name) => isFieldOf(name, 'set'));

/** Positions in the room besides those of the wiring. */
export type PlacedFieldName = NameOf<'placed'>;
export const PLACED_FIELD_NAMES = PLAN_FIELD_NAMES.filter((name) => isFieldOf(name, 'placed'));

export type UnlistedFieldName = Exclude<PlanFieldName, NameOf<'listed'>>;
export const isUnlistedField = (name: string): name is UnlistedFieldName =>
  name in PLAN_FIELDS && !isFieldOf(name as PlanFieldName, 'listed');

export function isEmptyField(name: PlanFieldName, value: unknown): boolean {
  const { empty } = PLAN_FIELDS[name];
  return isEqual(value, empty);
}

export function fieldsFrom(fieldOf: (name: PlanFieldName) => unknown): PlanFields {
  const fields: Partial<Record<PlanFieldName, unknown>> = {};
  for (const name of PLAN_FIELD_NAMES) fields[name] = fieldOf(name);
  return fields as PlanFields;
}

export const EMPTY_FIELDS = fieldsFrom((name) => PLAN_FIELDS[name].empty);

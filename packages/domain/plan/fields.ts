import type { Dimming } from '../dimming/dimming.ts';
import { isEqual } from '../math/equal.ts';
import type { Room } from '../room/room.ts';
import type { RoomView } from '../room/roomView.ts';
import type { Underlay } from '../room/underlay.ts';
import type { VerticalArea } from '../room/verticalArea.ts';
import { NO_WIRING, type Wiring } from '../wiring/wiring.ts';
import type { Placement } from './placement.ts';

/** Largest distance of rails below the ceiling, in centimetres. */
export const MAX_HANG = 1000;

/**
 * Properties of a field. `set`: one edit sets it, as `setHang` sets `hang`; other fields have edits of their
 * own. `cleared`: a reset clears it with the drawing; others stay, like the choices. `listed`: lists of
 * orders contain it; others are only on the page of an order.
 */
type Way = 'set' | 'cleared' | 'listed';

const planField =
  <Value>() =>
  <const Ways extends readonly Way[]>(empty: Value, ...ways: Ways) => ({ empty, ways });

/**
 * All fields of a plan besides its layout and choices. Reading, storing, sending and editing derive from this
 * table, and from the schemas in `fieldSchemas.ts`, which the first screen does not load.
 */
export const PLAN_FIELDS = {
  /** Luminaires put by hand, in the order of their first placement (D43). */
  placements: planField<readonly Placement[]>()([], 'cleared'),
  /** Feeds put by hand, cuts, and islands that are zones of their own (D53, D55). */
  wiring: planField<Wiring>()(NO_WIRING, 'cleared'),
  /** Groups of luminaires, and scenes with shares of light (D69). */
  dimming: planField<Dimming>()({ groups: [], scenes: [] }, 'set', 'cleared'),
  /** Distance of the rails below the ceiling, in centimetres; null: usual distance of their family (D45). */
  hang: planField<number | null>()(null, 'set', 'listed'),
  /** As typed; may be longer than can be saved. */
  name: planField<string>()('', 'set', 'cleared', 'listed'),
  /** Room around the layout (D46). */
  room: planField<Room | null>()(null),
  /** Pictures and shelves on which light is measured (D46a); empty without a room. */
  areas: planField<readonly VerticalArea[]>()([]),
  /** Floor plan under the drawing (D47). */
  underlay: planField<Underlay | null>()(null, 'set', 'listed'),
  /** A 3D picture of the room attached to an order. */
  view: planField<RoomView | null>()(null, 'set', 'cleared', 'listed'),
};

type Fields = typeof PLAN_FIELDS;
export type PlanFieldName = keyof Fields;
export const PLAN_FIELD_NAMES = Object.keys(PLAN_FIELDS) as PlanFieldName[];

export type PlanFields = { [Name in PlanFieldName]: Fields[Name]['empty'] };

type NameOf<Wanted extends Way> = {
  [Name in PlanFieldName]: Wanted extends Fields[Name]['ways'][number] ? Name : never;
}[PlanFieldName];

export const isFieldOf = <Wanted extends Way>(name: PlanFieldName, way: Wanted): name is NameOf<Wanted> =>
  (PLAN_FIELDS[name].ways as readonly Way[]).includes(way);

export type SetFieldName = NameOf<'set'>;
export const SET_FIELD_NAMES = PLAN_FIELD_NAMES.filter((name) => isFieldOf(name, 'set'));

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

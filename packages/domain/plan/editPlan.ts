import type { VerticalArea } from '../kinds/area/area.ts';
import type { Obstacle } from '../kinds/obstacle/obstacle.ts';
import type { EditProblem, LayoutEdit } from '../kinds/rail/edit.ts';
import { editLayout } from '../kinds/rail/editLayout.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { EMPTY_LAYOUT } from '../kinds/rail/layout.ts';
import { MAX_DISTANCE } from '../kinds/rail/length.ts';
import { railChange } from '../kinds/rail/railChange.ts';
import { movedPlaces, sheetMotion } from '../kinds/rail/sheetMotion.ts';
import type { Room, RoomFault } from '../kinds/room/room.ts';
import { movedSurroundings } from '../kinds/room/surroundings.ts';
import { withinBounds } from '../kinds/underlay/underlay.ts';
import { isEqual } from '../math/equal.ts';
import { movedWiring, type Parting, type Wiring, wiringAfter, withParting } from '../wiring/wiring.ts';
import type { ArrangeAct, CombinedAct, WireAct } from './acts.ts';
import {
  type Choices,
  type Chosen,
  type Counted,
  MAX_GATEWAYS,
  type Swap,
  withQuantity,
  withSwapped,
} from './choices.ts';
import {
  EMPTY_FIELDS,
  fieldsFrom,
  isEmptyField,
  isFieldOf,
  PLACED_FIELD_NAMES,
  PLAN_FIELD_NAMES,
  type PlacedFieldName,
  type PlanFieldName,
  type PlanFields,
  SET_FIELD_NAMES,
  type SetFieldName,
} from './fields.ts';
import { type LuminairePlacement, placementsAfter, swapped, withPlaced } from './placement.ts';
import type { Plan } from './plan.ts';

export type SingleChoice = Exclude<
  keyof Choices,
  Counted | 'gatewayQuantity' | 'usesOffcuts' | 'automaticPower'
>;

type SetKind<Name extends SetFieldName> = `set${Capitalize<Name>}`;

export type SetEdit = {
  [Name in SetFieldName]: { kind: SetKind<Name> } & { [Own in Name]: PlanFields[Name] };
}[SetFieldName];

export const setKindOf = <Name extends SetFieldName>(name: Name) =>
  `set${name.charAt(0).toUpperCase()}${name.slice(1)}` as SetKind<Name>;

const FIELD_OF = new Map<string, SetFieldName>(SET_FIELD_NAMES.map((name) => [setKindOf(name), name]));

/** `parting` separates zones (D55); `quantities` are reduced (D43). */
type RailEdit = LayoutEdit & { parting?: Parting | undefined; quantities?: Chosen[] | undefined };

export type PlanEdit =
  | RailEdit
  | SetEdit
  | { kind: 'choose'; choice: SingleChoice; id: string | null }
  /** D27a. */
  | { kind: 'choosePowerByLoad' }
  /** `unplaced` placements are stored with the edit (D43). */
  | {
      kind: 'setQuantity';
      collection: Counted;
      id: string;
      quantity: number;
      unplaced?: string[] | undefined;
    }
  /** `staying` pins the unaffected automatic luminaires (D43). */
  | {
      kind: 'arrange';
      act: ArrangeAct;
      put: LuminairePlacement[];
      staying?: LuminairePlacement[] | undefined;
      unplaced: string[];
      quantities: Chosen[];
    }
  /** D20. */
  | { kind: 'clearQuantities' }
  /** D21. */
  | { kind: 'swap'; swaps: Swap[] }
  /** D53, D55. */
  | { kind: 'wire'; act: WireAct; wiring: Wiring }
  | { kind: 'setGatewayQuantity'; quantity: number }
  | { kind: 'setOffcuts'; usesOffcuts: boolean }
  /** `areas` change with the room (D46a). */
  | { kind: 'setRoom'; room: Room | null; areas?: VerticalArea[] | undefined }
  /** All areas after the change (`plan/roomEdits.ts`). */
  | { kind: 'setArea' | 'removeArea'; areas: VerticalArea[] }
  /** Areas are set if some move along (`plan/roomEdits.ts`). */
  | {
      kind: 'setObstacle' | 'removeObstacle';
      obstacles: Obstacle[];
      areas?: VerticalArea[] | undefined;
    }
  /** Clears drawing, name and 3D view; choices and surroundings stay. */
  | { kind: 'reset' }
  | { kind: 'replace'; plan: Plan }
  | { kind: 'combined'; act: CombinedAct; edits: PlanEdit[] };

/** A room is checked before it is set. */
export type PlanProblem = EditProblem | { code: RoomFault; field?: undefined };

export type EditedPlan = { plan: Plan; problem?: undefined } | { plan?: undefined; problem: EditProblem };

function withChoices(plan: Plan, choices: Choices, placements = plan.placements): Plan {
  const isAsBefore = isEqual(choices, plan.choices) && isEqual(placements, plan.placements);
  return isAsBefore ? plan : { ...plan, choices, placements };
}

/** D27a. */
function withChosen(choices: Choices, choice: SingleChoice, id: string | null): Choices {
  if (choice !== 'powerId') return { ...choices, [choice]: id };
  const { automaticPower: _, ...others } = choices;
  return { ...others, powerId: id };
}

const withField = (plan: Plan, name: PlanFieldName, value: unknown): Plan =>
  isEqual(value, plan[name]) ? plan : { ...plan, [name]: value };

const isCleared = (name: PlanFieldName): boolean => isFieldOf(name, 'cleared');
const CLEARED = PLAN_FIELD_NAMES.filter(isCleared);

function withoutUnchosen(
  placements: readonly LuminairePlacement[],
  { bindings }: Choices,
): readonly LuminairePlacement[] {
  const chosen = new Set(bindings.map(({ id }) => id));
  return placements.every(({ bindingId }) => chosen.has(bindingId))
    ? placements
    : placements.filter(({ bindingId }) => chosen.has(bindingId));
}

const withQuantities = (choices: Choices, quantities: readonly Chosen[]): Choices => ({
  ...choices,
  bindings: quantities.reduce<Chosen[]>(
    (all, { id, quantity }) => withQuantity(all, id, quantity),
    choices.bindings,
  ),
});

/**
 * Rails take placements and wiring along. The first island is the origin: if it moves, everything else,
 * surroundings included, moves the other way (D42a).
 */
function applyLayoutEdit(plan: Plan, edit: RailEdit): EditedPlan {
  const { layout, problem } = editLayout(plan.layout, edit);
  if (!layout) return { problem };
  const change = railChange(plan.layout, layout, edit);
  const onRails = change && {
    placements: placementsAfter(plan.placements, change),
    wiring: wiringAfter(plan.wiring, change, plan.layout.steps, layout.steps),
  };
  const { parting, quantities } = edit;
  let along = { ...plan, layout, ...onRails };
  if (quantities) {
    const choices = withQuantities(plan.choices, quantities);
    along = { ...along, choices, placements: withoutUnchosen(along.placements, choices) };
  }
  const after = parting ? { ...along, wiring: withParting(along.wiring, parting) } : along;
  const motion = sheetMotion(plan.layout, edit);
  if (!motion) return { plan: after };
  const around = movedSurroundings(plan, motion);
  const wiring = movedWiring(after.wiring, motion);
  const placed: Partial<Pick<Plan, PlacedFieldName>> = {};
  for (const name of PLACED_FIELD_NAMES) placed[name] = movedPlaces(after[name], motion);
  const points: readonly Point[] = [
    around.room?.outline ?? [],
    around.room?.obstacles ?? [],
    around.areas.flatMap(({ begin: start, end }) => [start, end]),
    wiring.supplies,
    wiring.gateways,
    ...Object.values(placed),
  ].flat();
  const isFar = points.some(({ x, y }) => Math.max(x, y, -x, -y) > MAX_DISTANCE);
  return isFar ? { problem: { code: 'tooFar' } } : { plan: { ...after, ...around, wiring, ...placed } };
}

export function applyEdit(plan: Plan, edit: PlanEdit): EditedPlan {
  const { choices } = plan;
  switch (edit.kind) {
    case 'choose':
      return { plan: withChoices(plan, withChosen(choices, edit.choice, edit.id)) };
    case 'choosePowerByLoad':
      return { plan: withChoices(plan, { ...choices, powerId: null, automaticPower: true }) };
    case 'setQuantity': {
      const { collection, id, quantity, unplaced } = edit;
      const after = { ...choices, [collection]: withQuantity(choices[collection], id, quantity) };
      const placements = withoutUnchosen(withPlaced(plan.placements, [], unplaced), after);
      return { plan: withChoices(plan, after, placements) };
    }
    case 'arrange': {
      const { put, staying = [], unplaced, quantities } = edit;
      const after = withQuantities(choices, quantities);
      const placements = withoutUnchosen(withPlaced(plan.placements, [...put, ...staying], unplaced), after);
      return { plan: withChoices(plan, after, placements) };
    }
    case 'clearQuantities':
      return { plan: withChoices(plan, { ...choices, bindings: [], accessories: [] }, []) };
    case 'swap': {
      const placements = edit.swaps.reduce(swapped, plan.placements);
      return { plan: withChoices(plan, edit.swaps.reduce(withSwapped, choices), placements) };
    }
    case 'reset': {
      const isClear = plan.layout === EMPTY_LAYOUT && CLEARED.every((name) => isEmptyField(name, plan[name]));
      const fields = fieldsFrom((name) => (isCleared(name) ? EMPTY_FIELDS : plan)[name]);
      return { plan: isClear ? plan : { ...plan, layout: EMPTY_LAYOUT, ...fields } };
    }
    case 'replace':
      return { plan: edit.plan };
    case 'combined':
      return edit.edits.reduce<EditedPlan>((done, one) => (done.plan ? applyEdit(done.plan, one) : done), {
        plan,
      });
    case 'wire':
      return { plan: withField(plan, 'wiring', edit.wiring) };
    case 'setGatewayQuantity': {
      const { gatewayQuantity: _, ...others } = choices;
      const quantity = Math.min(MAX_GATEWAYS, Math.max(1, Math.trunc(edit.quantity) || 1));
      return { plan: withChoices(plan, { ...others, ...(quantity > 1 && { gatewayQuantity: quantity }) }) };
    }
    case 'setOffcuts': {
      const { usesOffcuts: _, ...others } = choices;
      return { plan: withChoices(plan, { ...others, ...(edit.usesOffcuts && { usesOffcuts: true }) }) };
    }
    case 'setRoom':
      if (isEqual(edit.room, plan.room)) return { plan };
      return { plan: { ...plan, room: edit.room, areas: edit.room ? (edit.areas ?? plan.areas) : [] } };
    case 'setArea':
    case 'removeArea':
      return { plan: plan.room ? withField(plan, 'areas', edit.areas) : plan };
    case 'setObstacle':
    case 'removeObstacle':
      if (!plan.room) return { plan };
      return {
        plan: withField(
          withField(plan, 'room', { ...plan.room, obstacles: edit.obstacles }),
          'areas',
          edit.areas ?? plan.areas,
        ),
      };
    case 'setUnderlay':
      return { plan: withField(plan, 'underlay', edit.underlay && withinBounds(edit.underlay)) };
    default: {
      const field = FIELD_OF.get(edit.kind);
      return field
        ? { plan: withField(plan, field, (edit as Partial<PlanFields>)[field]) }
        : applyLayoutEdit(plan, edit as LayoutEdit);
    }
  }
}

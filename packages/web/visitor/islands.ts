import { type Axis, boundsOf, boundsOfAll, lineAxis } from '@lumitor/domain/layout/axis';
import { findPlaced } from '@lumitor/domain/layout/geometry';
import { along, type Heading, type Point, turnedBy } from '@lumitor/domain/layout/heading';
import { branchOf } from '@lumitor/domain/layout/islands';
import { geometryOf, type Layout } from '@lumitor/domain/layout/layout';
import { placeInside } from '@lumitor/domain/room/placeInside';
import { centimetres } from '@lumitor/domain/units';
import { configuratorStore, planNow } from './configuratorStore.ts';
import { edit, newId } from './editing.ts';
import { roomNow } from './room.ts';
import { stepIn, withoutStep } from './selection.ts';
import { typedLength } from './typedLength.ts';

/** Between what is there and what is put below it, in centimetres. */
const GAP = 100;

const layoutNow = (): Layout => planNow().layout;

const boundsIn = (layout: Layout, stepIds: ReadonlySet<string> | null) =>
  boundsOfAll(
    geometryOf(layout).placed.flatMap(({ step, axis }) =>
      (stepIds?.has(step.id) ?? true) ? [boundsOf(axis)] : [],
    ),
  );

/** How far rails beside what is drawn go from where they are to lie in the room, as near to `by` as may be. */
function inRoom(axes: readonly Axis[], by: Point): Point | null {
  const [room, bounds] = [roomNow(), boundsOfAll(axes.map(boundsOf))];
  if (!room || !bounds) return null;
  const wanted = { x: (bounds.minX + bounds.maxX) / 2 + by.x, y: (bounds.minY + bounds.maxY) / 2 + by.y };
  const drawn = geometryOf(layoutNow()).placed.map(({ axis }) => axis);
  return placeInside(room.outline, axes, drawn, wanted);
}

/**
 * Begins a separate run of rails with the length of the next rail: in the room, along it or across, and below what is
 * drawn where it finds no place there (D42a).
 */
export function addIsland(): void {
  const bounds = boundsIn(layoutNow(), null);
  if (!bounds) return;
  const below = { x: Math.round((bounds.minX + bounds.maxX) / 2), y: Math.round(bounds.maxY) + GAP };
  const length = typedLength(configuratorStore.getState().next.length);
  const island = (heading: Heading) => {
    const begin = along({ x: 0, y: 0 }, heading, -length / 2);
    const origin = inRoom([lineAxis(begin, heading, centimetres(length))], below);
    return origin && { origin, heading };
  };
  const { origin, heading = 0 } = (length > 0 && (island(0) ?? island(1))) || { origin: below };
  if (edit({ kind: 'addIsland', id: newId(), origin, ...(heading && { heading }), length, hasT: false }))
    configuratorStore.setState(withoutStep);
}

/** The start frame of the island that a step is part of; null for no step. */
export function startOf(layout: Layout, stepId: string | null): string | null {
  const geometry = geometryOf(layout);
  const place = findPlaced(geometry, stepId ?? '');
  return (
    geometry.placed.find(({ parent, island }) => parent < 0 && island === place?.island)?.step.id ?? null
  );
}

/** The start frame of the island that is worked on: of the step selected, else of the active end. */
export function currentIsland(): string | null {
  const layout = layoutNow();
  return startOf(layout, stepIn(configuratorStore.getState()) ?? layout.activeEnd?.stepId ?? null);
}

/** Puts a copy of an island in the room, or below everything, and selects it. */
export function duplicateIsland(stepId: string): void {
  const layout = layoutNow();
  const [all, own] = [boundsIn(layout, null), boundsIn(layout, branchOf(layout.steps, stepId))];
  if (!all || !own) return;
  const id = newId();
  const below = { x: 0, y: Math.round(all.maxY - own.minY) + GAP };
  const branch = branchOf(layout.steps, stepId);
  const axes = geometryOf(layout).placed.flatMap(({ step, axis }) => (branch.has(step.id) ? [axis] : []));
  const by = inRoom(axes, below) ?? below;
  if (edit({ kind: 'duplicateIsland', stepId, id, by }))
    configuratorStore.setState({ selection: { kind: 'step', id } });
}

export const turnIsland = (stepId: string): boolean => edit({ kind: 'turnIsland', stepId });
export const mirrorIsland = (stepId: string): boolean => edit({ kind: 'mirrorIsland', stepId });

/**
 * Moves an island as it goes on the screen. Moves that follow each other are taken back at once.
 * @param by centimetres
 */
export function moveIsland(stepId: string, onScreen: Heading, by: number): void {
  const { view, history } = configuratorStore.getState();
  const heading = turnedBy(onScreen, -view.rotate / 90);
  const typing = `moveIsland ${stepId}`;
  const last = history.edits[history.index - 1];
  const before = history.typing === typing && last?.kind === 'moveIsland' ? last.by : { x: 0, y: 0 };
  const { x, y } = along(before, heading, by);
  edit({ kind: 'moveIsland', stepId, by: { x, y } }, typing);
}

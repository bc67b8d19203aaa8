import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { startsOf } from '@lumitor/domain/kinds/rail/railRuns';
import { distancesFrom, distancesOf, type WallDistance } from '@lumitor/domain/kinds/room/distances';
import { stepsOutside } from '@lumitor/domain/kinds/room/outside';
import { radians } from '@lumitor/domain/math/angle';
import { directionOf, headingOf } from '@lumitor/domain/math/direction';
import { minus, rounded, times } from '@lumitor/domain/math/points';
import { applyEdit } from '@lumitor/domain/plan/editPlan';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Cm, Deg } from '@lumitor/domain/units';
import { useArrangement } from '../../visitor/arrangement.ts';
import { configuratorStore, planNow, useConfigurator, usePlan } from '../../visitor/configuratorStore.ts';
import { edit } from '../../visitor/editing.ts';
import { placeLuminaires, selectedNow } from '../../visitor/luminaires.ts';
import { railsIn, type Selection } from '../../visitor/selection.ts';

/** Distances across the rail; one within 16° of the aim would overlap its drawing. */
const adjacentWalls = (luminaire: Luminaire, outline: readonly Point[]): WallDistance[] =>
  distancesFrom(outline, luminaire, luminaire.heading).filter(({ to }) => {
    const toward = headingOf({ x: to.x - luminaire.x, y: to.y - luminaire.y });
    const isAlong = Math.abs(Math.sin(radians(toward - luminaire.heading))) < 0.5;
    const off = Math.cos(radians(toward - luminaire.heading - luminaire.turn));
    return !isAlong && !(luminaire.tilt > 1 && off > 0.96);
  });

export interface WallGap extends WallDistance {
  key: string;
  /** Rail whose run moves; null if luminaires move along their rail. */
  stepId: string | null;
  luminaire: number | null;
  aside: Point | null;
  /** Editable; a run at an angle to the wall is not. */
  isTyped: boolean;
}

const directionAlong = ({ from, to }: WallDistance): Deg =>
  (Math.round(headingOf(minus(to, from))) + 360) % 360;

function ofRun(distance: WallDistance, stepId: string): WallGap {
  const direction = directionAlong(distance);
  return {
    ...distance,
    key: `run ${direction}`,
    stepId,
    luminaire: null,
    aside: null,
    isTyped: distance.length > 0 && direction % 90 === 0,
  };
}

const nearest = <Gap extends WallDistance>(gaps: readonly Gap[]): Gap | undefined =>
  gaps.toSorted((a, b) => a.length - b.length)[0];

function alongRail(outline: readonly Point[], selected: readonly Luminaire[]): WallGap | undefined {
  const inOrder = selected.toSorted((a, b) => a.at - b.at);
  const ends = [inOrder[0], inOrder.at(-1)].flatMap((luminaire, index) => {
    // The first of a point's four distances is ahead, the third behind.
    const faced = luminaire ? distancesFrom(outline, luminaire, luminaire.heading) : [];
    const wall = faced.length === 4 ? faced[index === 0 ? 2 : 0] : undefined;
    return luminaire && wall ? [{ ...wall, luminaire }] : [];
  });
  const found = nearest(ends);
  if (!found) return undefined;
  const { luminaire, ...wall } = found;
  return {
    ...wall,
    key: `luminaire ${directionAlong(wall)}`,
    stepId: null,
    luminaire: luminaire.number,
    isTyped: true,
    aside: directionOf(luminaire.heading + 90),
  };
}

export function wallGapsOf(
  { layout, room }: Pick<Plan, 'layout' | 'room'>,
  luminaires: readonly Luminaire[],
  selection: Selection,
): WallGap[] {
  if (!room) return [];
  const geometry = geometryOf(layout);
  const rail = findPlaced(geometry, railsIn({ selection }).at(-1) ?? '');
  if (rail) {
    const isOneRun = railsIn({ selection }).every((id) => findPlaced(geometry, id)?.island === rail.island);
    return isOneRun
      ? distancesOf(room.outline, rail.axis).map((distance) => ofRun(distance, rail.step.id))
      : [];
  }
  const ids = selection.kind === 'pieces' ? selection.ids : [];
  const selected = luminaires.filter(({ id }) => ids.includes(id));
  const [first] = selected;
  const firstRail = first && findPlaced(geometry, first.stepId);
  if (!first || !firstRail || selected.some(({ stepId }) => stepId !== first.stepId)) return [];
  const across = adjacentWalls(first, room.outline).map((distance) => ofRun(distance, first.stepId));
  const shown = selected.length > 1 ? [nearest(across) ?? []].flat() : across;
  const along = firstRail.axis.kind === 'line' ? alongRail(room.outline, selected) : undefined;
  return along ? [...shown, along] : shown;
}

export const useWallGaps = (): WallGap[] =>
  wallGapsOf(
    usePlan(),
    useArrangement().luminaires,
    useConfigurator(({ selection }) => selection),
  );

function moveRun(stepId: string, by: Point): boolean {
  const plan = planNow();
  const [startId = ''] = startsOf(plan.layout, [stepId]);
  const move = { kind: 'moveIsland', stepId: startId, by } as const;
  const outside = ({ room, layout }: Plan) => (room ? stepsOutside(room.outline, geometryOf(layout)) : []);
  const before = new Set(outside(plan));
  const after = applyEdit(plan, move).plan;
  if (!after || outside(after).every((id) => before.has(id))) return edit(move);
  configuratorStore.setState({ editProblem: { code: 'outsideRoom' } });
  return false;
}

const toHundredth = (length: Cm): Cm => Math.round(length * 100) / 100;

/** @returns false if refused */
export function setWallGap({ from, to, length, stepId }: WallGap, typed: Cm): boolean {
  const direction = times(minus(to, from), 1 / length);
  const toward = length - typed;
  if (stepId !== null) {
    // Rails start at whole centimetres.
    if (![typed, toward].some((length) => Number.isInteger(toHundredth(length)))) {
      configuratorStore.setState({ editProblem: { code: 'lengthNotWhole', field: 'length' } });
      return false;
    }
    const by = rounded(times(direction, toward));
    return (by.x === 0 && by.y === 0) || moveRun(stepId, by);
  }
  return placeLuminaires('move', selectedNow(), ({ at, heading }) => {
    const along = directionOf(heading);
    return { at: at + toward * Math.round(direction.x * along.x + direction.y * along.y) };
  });
}

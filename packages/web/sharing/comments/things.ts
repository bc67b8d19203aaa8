import type { PlacedFeed } from '@lumitor/domain/kinds/feed/feed';
import type { Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import { distanceTo, pointAt } from '@lumitor/domain/kinds/rail/axis';
import { railMiddle } from '@lumitor/domain/kinds/rail/drawing';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { CommentPlace, Discussion, PinnedKind } from '@lumitor/domain/sharing/comments';
import type { Cm, Px } from '@lumitor/domain/units';
import type { SceneModel } from '../../view3d/sceneModel.ts';
import type { ScenePoint } from '../../view3d/scenePoint.ts';
import { arrangementNow, useArrangement } from '../../visitor/arrangement.ts';
import { configuratorStore, planNow, usePlan } from '../../visitor/configuratorStore.ts';
import { latest } from '../../visitor/derived.ts';
import { SCREEN_SCALE } from '../../visitor/projection.ts';
import { feedIn, piecesIn } from '../../visitor/selected.ts';
import { stepIn } from '../../visitor/selection.ts';
import { feedKey, feedsNow, usePlanFeeds } from '../../visitor/wiring.ts';

interface Thing extends Point {
  kind: PinnedKind;
  id: string;
  number: number;
}

const TAP_DISTANCE: Record<'point' | 'rail', Px> = { point: 18, rail: 10 };

/** Rounded to a millimetre, so that clients with the same subject send the same position. */
const rounded = (value: Cm) => Math.round(value * 10) / 10;

const thingsOf = latest(
  (layout: Plan['layout'], pieces: readonly Luminaire[], feeds: readonly PlacedFeed[]): Thing[] => {
    const { placed, indexOf } = geometryOf(layout);
    const at = (kind: PinnedKind, id: string, number: number, { x, y }: Point): Thing => ({
      kind,
      id,
      number,
      x: rounded(x),
      y: rounded(y),
    });
    return [
      ...pieces.map((piece) => at('piece', piece.id, piece.number, piece)),
      ...feeds.flatMap((feed, index) => {
        const axis = placed[indexOf.get(feed.stepId) ?? -1]?.axis;
        return axis ? [at('feed', feedKey(feed), index + 1, pointAt(axis, feed.at))] : [];
      }),
      ...placed.map((place, index) => at('step', place.step.id, index + 1, railMiddle(place))),
    ];
  },
);

const thingsNow = () => thingsOf(planNow().layout, arrangementNow().luminaires, feedsNow());

export function useThings(): readonly Thing[] {
  const plan = usePlan();
  return thingsOf(plan.layout, useArrangement().luminaires, usePlanFeeds(plan));
}

const placeOf = ({ x, y, kind, id, number }: Thing): CommentPlace => ({ x, y, on: { kind, id, number } });

const thingOn = ({ on }: CommentPlace, things: readonly Thing[]) =>
  on && things.find(({ kind, id }) => kind === on.kind && id === on.id);

export function shownPlace(place: CommentPlace, things: readonly Thing[]) {
  const thing = thingOn(place, things);
  return thing ? { place: placeOf(thing), isGone: false } : { place, isGone: place.on !== null };
}

/** Position in the room: the luminaire's light, rail height, or the floor. */
export function commentPoint({ x, y, on }: CommentPlace, { rails, luminaires }: SceneModel): ScenePoint {
  const luminaire = luminaires.find(({ id }) => on?.kind === 'piece' && on.id === id);
  const height = on ? (rails[0]?.points[0]?.[1] ?? 0) : 0;
  return luminaire?.centre ?? [x / 100, height, y / 100];
}

export function movedThings({ threads }: Discussion): { thread: string; x: number; y: number }[] {
  const things = thingsNow();
  return threads.flatMap(({ id: thread, place }) => {
    const thing = thingOn(place, things);
    if (!thing || (thing.x === place.x && thing.y === place.y)) return [];
    return [{ thread, x: thing.x, y: thing.y }];
  });
}

export function placeAt(point: Point): CommentPlace {
  const pixel = 1 / (SCREEN_SCALE * configuratorStore.getState().view.zoom);
  const things = thingsNow();
  const away = (thing: Thing) => Math.hypot(thing.x - point.x, thing.y - point.y);
  const near = things
    .filter((thing) => thing.kind !== 'step' && away(thing) <= TAP_DISTANCE.point * pixel)
    .sort((one, other) => away(one) - away(other))[0];
  if (near) return placeOf(near);
  const { placed } = geometryOf(planNow().layout);
  const rail = placed.find(({ axis }) => distanceTo(axis, point) <= TAP_DISTANCE.rail * pixel);
  const step = rail && things.find(({ kind, id }) => kind === 'step' && id === rail.step.id);
  return step ? placeOf(step) : { x: rounded(point.x), y: rounded(point.y), on: null };
}

export function placeAtHand(): CommentPlace {
  const state = configuratorStore.getState();
  const [luminaire] = piecesIn(state);
  const ids = { piece: luminaire, feed: feedIn(state), step: stepIn(state) };
  const selected = thingsNow().find(({ kind, id }) => id === ids[kind]);
  const { x, y } = state.view;
  return selected ? placeOf(selected) : { x: rounded(x), y: rounded(y), on: null };
}

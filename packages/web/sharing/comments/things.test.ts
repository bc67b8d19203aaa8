import { currentPlan, newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { type CommentPlace, NO_DISCUSSION, type Thread } from '@lumitor/domain/sharing/comments';
import { sampleCatalogue } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { catalogueStore } from '../../data/catalogue.ts';
import type { SceneModel } from '../../view3d/sceneModel.ts';
import { configuratorStore, initialState } from '../../visitor/configuratorStore.ts';
import { selectStep } from '../../visitor/editing.ts';
import { feedsNow, selectFeed } from '../../visitor/wiring.ts';
import { commentPoint, movedThings, placeAt, placeAtHand, shownPlace } from './things.ts';

const before = catalogueStore.getState();
const draw = (...lengths: number[]) => {
  const layout = layoutOf(...lengths.map((length) => [length] as [number]));
  configuratorStore.setState({ history: newHistory({ ...EMPTY_PLAN, layout }) });
};
const stepIds = () =>
  currentPlan(configuratorStore.getState().history).layout.steps.map(({ id }: { id: string }) => id);

beforeEach(() => {
  catalogueStore.setState({ standard: { status: 'ready', catalogue: sampleCatalogue } });
  configuratorStore.setState(initialState());
  draw(200, 300);
});
afterEach(() => {
  catalogueStore.setState(before);
  configuratorStore.setState(initialState());
});

const SECOND = { x: 250, y: 0 };

it('a tap selects the rail under it, a feed at its point, otherwise the place', () => {
  const [, second] = stepIds();
  expect(placeAt({ x: 300, y: 2 })).toEqual({ ...SECOND, on: { kind: 'step', id: second, number: 2 } });
  expect(placeAt({ x: 300.04, y: 90 })).toEqual({ x: 300, y: 90, on: null });
  const feed = placeAt({ x: 101, y: 1 });
  expect(feed).toMatchObject({ x: 100, y: 0, on: { kind: 'feed', number: 1 } });
});

it('without a pointer a comment goes to the selection, otherwise to the centre of the view', () => {
  configuratorStore.setState(({ view }) => ({ view: { ...view, x: 40, y: 70 } }));
  expect(placeAtHand()).toEqual({ x: 40, y: 70, on: null });
  const [, second = ''] = stepIds();
  selectStep(second);
  expect(placeAtHand()).toMatchObject({ ...SECOND, on: { kind: 'step', number: 2 } });
  selectFeed(feedsNow()[0] ?? null);
  expect(placeAtHand().on).toMatchObject({ kind: 'feed', number: 1 });
});

it('a comment follows its subject; after removal it stays at the last place and reports the removal', () => {
  const place = placeAt(SECOND);
  const thread: Thread = { id: 'a', number: 1, place, resolved: null, comments: [] };
  const moved = (to: CommentPlace) => movedThings({ ...NO_DISCUSSION, threads: [{ ...thread, place: to }] });
  expect(moved(place)).toEqual([]);
  expect(moved({ ...place, x: 7 })).toEqual([{ thread: 'a', ...SECOND }]);
  const gone = { kind: 'step', id: 'gone', number: 9 } as const;
  expect(moved({ ...place, on: gone })).toEqual([]);
  const things = [{ kind: 'step', id: place.on?.id ?? '', number: 4, x: 1, y: 2 }] as const;
  expect(shownPlace(place, things)).toEqual({
    place: { x: 1, y: 2, on: { ...place.on, number: 4 } },
    isGone: false,
  });
  expect(shownPlace(place, [])).toEqual({ place, isGone: true });
  expect(shownPlace({ ...place, on: null }, [])).toEqual({ place: { ...place, on: null }, isGone: false });
});

it('in 3D a place is on the floor, a rail or feed at rail height, a luminaire at its light', () => {
  const rail = { name: 'Rail 1', points: [[0, 2.4, 0]] as const };
  const luminaire = { id: 'one', centre: [1.2, 2.1, 0.3] };
  const model = { rails: [rail], luminaires: [luminaire] } as unknown as SceneModel;
  const at = (kind: 'piece' | 'feed' | 'step', id: string) => ({
    x: 120,
    y: 30,
    on: { kind, id, number: 1 },
  });
  expect(commentPoint({ x: 120, y: 30, on: null }, model)).toEqual([1.2, 0, 0.3]);
  expect(commentPoint(at('step', 'rail'), model)).toEqual([1.2, 2.4, 0.3]);
  expect(commentPoint(at('feed', 'feed'), model)).toEqual([1.2, 2.4, 0.3]);
  expect(commentPoint(at('piece', 'one'), model)).toEqual([1.2, 2.1, 0.3]);
  expect(commentPoint(at('piece', 'gone'), model)).toEqual([1.2, 2.4, 0.3]);
});

import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { currentPlan, newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { sampleCatalogue } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueStore } from '../../../data/catalogue.ts';
import { configuratorStore, initialState } from '../../../visitor/configuratorStore.ts';
import { undoEdit } from '../../../visitor/editing.ts';
import type { ScreenPoint } from '../../../visitor/projection.ts';
import { feedsNow, selectedFeedNow } from '../../../visitor/wiring.ts';
import { carryFeed } from './carryFeed.ts';

const before = catalogueStore.getState();
const wiring = () => currentPlan(configuratorStore.getState().history).wiring;
const placeOf = ({ x, y }: ScreenPoint): Point => ({ x, y });

function take() {
  const [feed] = feedsNow();
  const dragged = feed && carryFeed(feed, { x: -100, y: 0 }, placeOf, () => 1);
  if (!dragged) throw new Error('The plan has no feed');
  return dragged;
}

beforeEach(() => {
  catalogueStore.setState({ standard: { status: 'ready', catalogue: sampleCatalogue } });
  const history = newHistory({ ...EMPTY_PLAN, layout: layoutOf([600], [600, 'right']) });
  configuratorStore.setState({ ...initialState(), history });
});
afterEach(() => {
  catalogueStore.setState(before);
  configuratorStore.setState(initialState());
  configuratorStore.setState({ selection: { kind: 'none' } });
});

describe('dragging a feed', () => {
  it('moves it along its rail and to others as one edit, and snaps to joints', () => {
    const [, other] = feedsNow();
    const dragged = take();
    dragged.move({ x: 43, y: 2 }, false);
    expect(selectedFeedNow()).toMatchObject({ stepId: 's0', at: 345 });
    dragged.move({ x: 94, y: 0 }, false);
    expect(selectedFeedNow()).toMatchObject({ stepId: 's0', at: 400 });
    dragged.move({ x: 302, y: 297.3 }, true);
    expect(selectedFeedNow()).toMatchObject({ stepId: 's1', at: 297.3 });
    dragged.drop();
    expect(wiring().feeds.map(({ stepId, at }) => [stepId, at])).toEqual([
      ['s1', 297.3],
      [other?.stepId, other?.at],
    ]);
    expect(configuratorStore.getState().history.edits).toMatchObject([{ kind: 'wire', act: 'moveFeed' }]);
    undoEdit();
    expect(wiring().feeds).toEqual([]);
  });

  it('leaves it in place if another feed is there', () => {
    const [, other] = feedsNow();
    const dragged = take();
    dragged.move({ x: 300, y: Number(other?.at ?? 0) }, false);
    expect(wiring().feeds).toEqual([]);
    dragged.cancel();
  });

  it('restores its position on Escape', () => {
    const dragged = take();
    dragged.move({ x: 43, y: 0 }, false);
    dragged.cancel();
    expect(wiring().feeds).toEqual([]);
    expect(configuratorStore.getState().history.edits).toEqual([]);
  });
});

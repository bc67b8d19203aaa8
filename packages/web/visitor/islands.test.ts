import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { stepsOutside } from '@lumitor/domain/kinds/room/outside';
import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { currentPlan, newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { configuratorStore, initialState } from './configuratorStore.ts';
import { edit, redoEdit, removeRail, setNext, undoEdit } from './editing.ts';
import {
  addIslandToPlan,
  currentIsland,
  duplicateIslandInPlan,
  mirrorIslandInPlan,
  moveIslandInPlan,
  turnIsland,
} from './islands.ts';
import { toScreen } from './projection.ts';
import { applyPremade } from './startOver.ts';

const AREA = { width: 1000, height: 800, insets: { left: 0, right: 0, top: 0, bottom: 0 } };
const planNow = () => currentPlan(configuratorStore.getState().history);
const layout = () => planNow().layout;
const edits = () => configuratorStore.getState().history.edits;
const onScreen = () => {
  const { view } = configuratorStore.getState();
  const round = (value: number) => Math.round(value * 10) / 10 + 0;
  return Object.fromEntries(
    geometryOf(layout()).placed.map(({ step, axis }) => {
      const { x, y } = toScreen(axis.start, view, AREA);
      return [step.id, [round(x), round(y)]];
    }),
  );
};
const start = (id: string) => layout().steps.find((step) => step.id === id);

afterAll(() => configuratorStore.setState(initialState()));
beforeEach(() => {
  const history = newHistory({ ...EMPTY_PLAN, layout: layoutOf([200], [100, 'right']) });
  configuratorStore.setState({ ...initialState(), history });
});

describe('a separate run of rails (D42a)', () => {
  it('starts below the drawing, and takes the next rail', () => {
    addIslandToPlan();
    const [, , added] = layout().steps;
    expect(added).toMatchObject({ kind: 'start', origin: { x: 0, y: 200 }, frameLength: 100 });
    expect(layout().activeEnd).toEqual({ stepId: added?.id, end: 'right' });
    expect(currentIsland()).toBe(added?.id);
  });

  it('is inside the room, across if too long for its width, and so is a copy', () => {
    const room = newRoom(rectangle(400, 400, { x: 50, y: 50 }));
    configuratorStore.setState({ ...initialState(), history: newHistory({ ...planNow(), room }) });
    addIslandToPlan();
    duplicateIslandInPlan(currentIsland() ?? '');
    setNext({ length: '300' });
    const narrow = { ...room, outline: rectangle(250, 700, { x: 0, y: 50 }) };
    expect(edit({ kind: 'setRoom', room: narrow })).toBe(true);
    addIslandToPlan();
    expect(geometryOf(layout()).islands).toBe(4);
    expect(stepsOutside(narrow.outline, geometryOf(layout()))).toEqual([]);
    expect(layout().steps.at(-1)).toMatchObject({ heading: 1 });
  });

  it('is a copy of an existing one, with everything on it', () => {
    duplicateIslandInPlan('s0');
    expect(layout().steps).toHaveLength(4);
    expect(geometryOf(layout()).islands).toBe(2);
    expect(currentIsland()).toBe(layout().steps[2]?.id);
  });

  it('moves in screen directions on a turned screen, and consecutive moves are one edit', () => {
    addIslandToPlan();
    const id = currentIsland() ?? '';
    configuratorStore.setState(({ view }) => ({ view: { ...view, rotate: 90 } }));
    moveIslandInPlan(id, 1, 10);
    moveIslandInPlan(id, 1, 10);
    expect(start(id)).toMatchObject({ origin: { x: 20, y: 200 } });
    expect(edits()).toHaveLength(2);
    undoEdit();
    expect(start(id)).toMatchObject({ origin: { x: 0, y: 200 } });
  });
});

describe('nothing else moves on the screen', () => {
  it.each<[string, () => void]>([
    ['where the first run is moved', () => moveIslandInPlan('s0', 0, 10)],
    [
      'where it is moved again and again',
      () => {
        for (const by of [10, 10, 5]) moveIslandInPlan('s0', 1, by);
      },
    ],
    ['where it is turned', () => turnIsland('s0')],
    ['where it is removed', () => removeRail('s0')],
    ['where its first rail is removed, and the rest stays', () => removeRail('s0', 'stays')],
    ['where it is mirrored', () => mirrorIslandInPlan('s0')],
  ])('%s, nor when that is taken back and done again', (_, act) => {
    addIslandToPlan();
    const id = currentIsland() ?? '';
    turnIsland(id);
    const before = onScreen();
    act();
    expect(onScreen()[id]).toEqual(before[id]);
    const after = onScreen();
    undoEdit();
    expect(onScreen()).toEqual(before);
    redoEdit();
    expect(onScreen()).toEqual(after);
  });
});

it('a ready-made layout is inside the room, and the room stays in place on the screen (D9)', () => {
  const room = newRoom(rectangle(600, 400, { x: 1000, y: 300 }));
  const view = { zoom: 1, rotate: 90, x: 900, y: 200 } as const;
  configuratorStore.setState({ ...initialState(), history: newHistory({ ...EMPTY_PLAN, room }), view });
  const corners = () =>
    planNow().room?.outline.map((corner) => toScreen(corner, configuratorStore.getState().view, AREA));
  const before = corners();
  expect(applyPremade({ option: 'U', width: 300, height: 200, bentLength: 100 })).toBe(true);
  expect(stepsOutside(planNow().room?.outline ?? [], geometryOf(layout()))).toEqual([]);
  expect(corners()).toEqual(before);
  undoEdit();
  expect(planNow().room).toEqual(room);
  expect(corners()).toEqual(before);
});

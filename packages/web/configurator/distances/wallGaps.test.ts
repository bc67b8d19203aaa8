import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import { currentPlan, newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN, type Plan } from '@lumitor/domain/plan/plan';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { arrangementNow } from '../../visitor/arrangement.ts';
import { configuratorStore, initialState } from '../../visitor/configuratorStore.ts';
import { undoEdit } from '../../visitor/editing.ts';
import { selectLuminaires } from '../../visitor/luminaires.ts';
import { setWallGap, wallGapsOf } from './wallGaps.ts';

const PLAN: Plan = {
  ...EMPTY_PLAN,
  layout: layoutOf([200]),
  room: newRoom(rectangle(600, 400, { x: 0, y: 0 })),
  choices: { ...EMPTY_PLAN.choices, bindings: [{ id: 'a', quantity: 2 }] },
  placements: [
    { id: 'p', bindingId: 'a', stepId: 's0', at: 50, turn: 0, tilt: 0 },
    { id: 'q', bindingId: 'a', stepId: 's0', at: 150, turn: 0, tilt: 0 },
  ],
};
const state = () => configuratorStore.getState();
const gaps = () => wallGapsOf(currentPlan(state().history), arrangementNow().luminaires, state().selection);
const gapTo = (key: string) => {
  const gap = gaps().find((candidate) => candidate.key === key);
  if (!gap) throw new Error(`No distance ${key} among ${gaps().map((candidate) => candidate.key)}`);
  return gap;
};

afterAll(() => configuratorStore.setState(initialState()));
beforeEach(() => {
  configuratorStore.setState({ ...initialState(), history: newHistory(PLAN) });
});

it('a typed distance moves the run, and undo restores it', () => {
  configuratorStore.setState({ selection: { kind: 'step', id: 's0' } });
  expect(gaps().map(({ length }) => length)).toEqual([200, 200, 200, 200]);
  expect(setWallGap(gapTo('run 180'), 50)).toBe(true);
  expect([gapTo('run 180').length, gapTo('run 0').length]).toEqual([50, 350]);
  undoEdit();
  configuratorStore.setState({ selection: { kind: 'step', id: 's0' } });
  expect(gapTo('run 180').length).toBe(200);
});

it('a distance that leads out of the room is refused with a reason, and nothing moves', () => {
  configuratorStore.setState({ selection: { kind: 'step', id: 's0' } });
  const before = state().history;
  expect(setWallGap(gapTo('run 270'), 500)).toBe(false);
  expect(state().editProblem).toEqual({ code: 'outsideRoom' });
  expect(state().history).toBe(before);
});

it('a distance along the rail moves luminaires on it, one across moves the run', () => {
  selectLuminaires(['p', 'q']);
  const along = gaps().find(({ stepId }) => stepId === null);
  expect(along).toMatchObject({ length: 250 });
  expect(along && setWallGap(along, 230)).toBe(true);
  expect(arrangementNow().luminaires.map(({ at }) => at)).toEqual(
    along?.key === 'luminaire 180' ? [30, 130] : [70, 170],
  );
  expect(along && setWallGap(gapTo(along.key), 100)).toBe(false);
  expect(state().arrangeFault).toBe('beyondEnd');
  const across = gaps().find(({ stepId }) => stepId === 's0');
  expect(across && setWallGap(across, 120)).toBe(true);
  expect(across && gapTo(across.key).length).toBe(120);
});

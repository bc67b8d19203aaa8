import { newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configuratorStore, initialState } from './configuratorStore.ts';
import { behindRails, catchUp, paintedStore } from './painted.ts';
import { NOTHING, stepIn } from './selection.ts';

const history = newHistory({ ...EMPTY_PLAN, layout: layoutOf([200]) });
let paint: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  paint = [];
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => paint.push(act));
  configuratorStore.setState(initialState());
  catchUp();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  configuratorStore.setState(initialState());
});

const paintNow = () => {
  for (const act of paint.splice(0)) act();
  vi.runAllTimers();
};

it('is told of a change after the paint that shows it, and of all before it at once', () => {
  paintNow();
  configuratorStore.setState({ history });
  configuratorStore.setState({ selection: { kind: 'step', id: 's0' } });
  expect(paintedStore.getState().history).not.toBe(history);
  expect(paint).toHaveLength(1);
  paintNow();
  expect(paintedStore.getState()).toMatchObject({ history, selection: { id: 's0' } });
  configuratorStore.setState({ selection: NOTHING });
  paintNow();
  expect(stepIn(paintedStore.getState())).toBeNull();
});

it('is told at once on a page that is not shown, which is not painted', () => {
  paintNow();
  vi.stubGlobal('document', { hidden: true });
  configuratorStore.setState({ history });
  expect(paintedStore.getState().history).toBe(history);
});

it('lets what stands on the rails follow the hand at once, and rails that changed after their paint', () => {
  paintNow();
  configuratorStore.setState({ selection: { kind: 'step', id: 's0' } });
  expect(stepIn(behindRails())).toBe('s0');
  paintNow();
  configuratorStore.setState({ history, selection: NOTHING });
  expect(behindRails()).toMatchObject({ history: initialState().history, selection: { id: 's0' } });
  paintNow();
  expect(behindRails()).toMatchObject({ history, selection: NOTHING });
});

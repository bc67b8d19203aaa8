import { newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catchUp, configuratorStore, deferredStore, initialState } from './configuratorStore.ts';
import { NO_SELECTION, stepIn } from './selection.ts';

const history = newHistory({ ...EMPTY_PLAN, layout: layoutOf([200]) });
let paint: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => paint.push(act));
  configuratorStore.setState(initialState());
  catchUp();
  paint = [];
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

it('shows changed rails one paint later, with all that was done since the change', () => {
  const before = configuratorStore.getState();
  configuratorStore.setState({ history });
  configuratorStore.setState({ selection: { kind: 'step', id: 's0' } });
  expect(deferredStore.getState()).toBe(before);
  expect(paint).toHaveLength(1);
  paintNow();
  expect(deferredStore.getState()).toMatchObject({ history, selection: { id: 's0' } });
});

it('shows at once what changes no rail', () => {
  configuratorStore.setState({ selection: { kind: 'step', id: 's0' } });
  expect(stepIn(deferredStore.getState())).toBe('s0');
  configuratorStore.setState({ history: newHistory({ ...EMPTY_PLAN, name: 'Salon' }) });
  expect(deferredStore.getState()).toBe(configuratorStore.getState());
});

it('shows at once rails that are taken back before they were painted', () => {
  const { history: before } = configuratorStore.getState();
  configuratorStore.setState({ history });
  configuratorStore.setState({ history: before, selection: NO_SELECTION });
  expect(deferredStore.getState()).toBe(configuratorStore.getState());
});

it('shows rails at once on a hidden page, which is not painted', () => {
  vi.stubGlobal('document', { hidden: true });
  configuratorStore.setState({ history });
  expect(deferredStore.getState().history).toBe(history);
});

import { currentPlan, newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, expect, it } from 'vitest';
import { configuratorStore, initialState } from './configuratorStore.ts';
import { edit, onBeforeEdit, removeRail } from './editing.ts';

const rails = () => currentPlan(configuratorStore.getState().history).layout.steps.length;

afterEach(() => configuratorStore.setState(initialState()));

it('an intercepted edit waits, unless typed or confirmed, and until the interception ends', () => {
  const history = newHistory({ ...EMPTY_PLAN, layout: layoutOf([400], [300], [200], [100]) });
  configuratorStore.setState({ ...initialState(), history });
  const requested: string[] = [];
  const stop = onBeforeEdit(({ kind }) => requested.push(kind) > 0);
  expect(removeRail('s1')).toBe(false);
  expect(edit({ kind: 'removeLast' })).toBe(false);
  expect([rails(), requested]).toEqual([4, ['remove', 'removeLast']]);
  expect(edit({ kind: 'removeLast' }, undefined, true)).toBe(true);
  expect(edit({ kind: 'setLength', stepId: 's0', length: 300 }, 'length')).toBe(true);
  stop();
  expect(edit({ kind: 'removeLast' })).toBe(true);
  expect([rails(), requested.length]).toEqual([2, 2]);
});

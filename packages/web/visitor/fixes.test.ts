import type { Fix } from '@lumitor/domain/check/fixes';
import { currentPlan, newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { sampleCatalogue } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkStore } from './check.ts';
import { configuratorStore, initialState } from './configuratorStore.ts';
import { edit } from './editing.ts';
import { takeFix } from './fixes.ts';

const fix: Fix = {
  kind: 'lengthen',
  figures: {},
  edit: { kind: 'setLength', stepId: 's0', length: 300 },
  change: null,
};
const planNow = () => currentPlan(configuratorStore.getState().history);
const lengthNow = () => planNow().layout.steps[0]?.frameLength;

beforeEach(() => {
  const history = newHistory({ ...EMPTY_PLAN, layout: layoutOf([200]) });
  configuratorStore.setState({ ...initialState(), history });
  const terms = { currency: 'PLN', euroRate: 4, vatPercent: 23 } as const;
  checkStore.setState({
    of: { plan: planNow(), catalogue: sampleCatalogue, terms, light: null },
    fixes: { one: [fix] },
  });
});
afterEach(() => {
  configuratorStore.setState(initialState());
  checkStore.setState(checkStore.getInitialState());
});

it('A fix is applied to the plan that it was tested on', () => {
  expect(takeFix(fix)).toBe(true);
  expect(lengthNow()).toBe(300);
});

it('A fix has no effect on a plan that has changed since, or on another plan', () => {
  expect(takeFix({ ...fix })).toBe(false);
  edit({ kind: 'setName', name: 'later' });
  expect(takeFix(fix)).toBe(false);
  expect(lengthNow()).toBe(200);
});

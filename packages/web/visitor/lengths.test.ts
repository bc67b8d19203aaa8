import { currentPlan, newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { layoutOf, premade } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, expect, it } from 'vitest';
import { configuratorStore, initialState } from './configuratorStore.ts';
import { undoEdit } from './editing.ts';
import { setStepLength } from './lengths.ts';

const lengths = () =>
  currentPlan(configuratorStore.getState().history).layout.steps.map(({ frameLength }) => frameLength);
const open = (layout = premade('option1', 400, 300)) =>
  configuratorStore.setState({ ...initialState(), history: newHistory({ ...EMPTY_PLAN, layout }) });

afterEach(() => configuratorStore.setState(initialState()));

it('sets a side and its opposite to a length, and undoes both at once (D10a)', () => {
  open();
  expect(setStepLength('p.1', 250)).toBe(true);
  expect(lengths()).toEqual([400, 250, 400, 250]);
  undoEdit();
  expect(lengths()).toEqual([400, 300, 400, 300]);
});

it('is refused if the shape would open, and reports so until the next edit', () => {
  open(layoutOf([1000], [1000], [300, 'right'], [2000, 'right'], [300, 'right']));
  expect(setStepLength('s3', 20)).toBe(false);
  expect(configuratorStore.getState().editProblem).toEqual({ code: 'wouldOpen', field: 'length' });
  expect(setStepLength('s1', 900)).toBe(true);
  expect(configuratorStore.getState().editProblem).toBeNull();
});

import { STRAIGHT_ON } from '@lumitor/domain/kinds/rail/step';
import { currentPlan, newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { beforeEach, expect, it } from 'vitest';
import { chooseOne, setName, setQuantity } from './choosing.ts';
import { configuratorStore, initialState } from './configuratorStore.ts';
import { redoEdit, setNext, undoEdit } from './editing.ts';
import { resetLayout } from './startOver.ts';
import { settleTyping } from './typing.ts';

const state = () => configuratorStore.getState();
const plan = () => currentPlan(state().history);

beforeEach(() => {
  const history = newHistory({ ...EMPTY_PLAN, layout: layoutOf([200], [100]), choices: sampleChoices });
  configuratorStore.setState({ ...initialState(), history });
});

it('undoes the last edit of any kind (D41)', () => {
  chooseOne('connectionId', 'white');
  setQuantity('bindings', 'spot', 6);
  setName('Salon');
  settleTyping();
  chooseOne('powerId', 'p60');
  const seen = [];
  for (let i = 0; i < 4; i++) {
    undoEdit();
    const { choices, name } = plan();
    seen.push([choices.connectionId, choices.bindings.length, name, choices.powerId]);
  }
  expect(seen).toEqual([
    ['white', 1, 'Salon', null],
    ['white', 1, '', null],
    ['white', 0, '', null],
    ['black', 0, '', null],
  ]);
  redoEdit();
  expect(plan().choices.connectionId).toBe('white');
});

it('counts a typed name as one edit', () => {
  for (const typed of ['S', 'Sa', 'Sal']) setName(typed);
  undoEdit();
  expect(plan().name).toBe('');
});

it('a reset clears the drawing and the name and is counted; choices stay', () => {
  setName('Salon');
  setNext({ length: '150' });
  resetLayout();
  resetLayout();
  expect(state().resetCount).toBe(2);
  expect(state().next.length).toBe('100');
  expect(plan()).toMatchObject({ layout: { steps: [] }, name: '', choices: sampleChoices });
  undoEdit();
  expect(plan().layout.steps).toHaveLength(2);
});

it('a bend takes the nearest length that is made, and the requested length returns without the bend (D8)', () => {
  const next = () => state().next;
  setNext({ length: '1,8 m', shape: STRAIGHT_ON });
  setNext({ shape: { kind: 'bent', direction: 'left' } });
  expect(next()).toMatchObject({ length: '200', requested: '1,8 m' });
  setNext({ shape: { kind: 'bent', direction: 'right' } });
  expect(next()).toMatchObject({ length: '200', requested: '1,8 m' });
  setNext({ shape: STRAIGHT_ON });
  expect(next()).toEqual({ length: '1,8 m', shape: STRAIGHT_ON });
  setNext({ shape: { kind: 'bent', direction: 'left' } });
  setNext({ length: '150' });
  expect(next()).toEqual({ length: '150', shape: { kind: 'bent', direction: 'left' } });
  setNext({ length: '1 m', shape: { kind: 'bent', direction: 'left' } });
  expect(next().requested).toBeUndefined();
});

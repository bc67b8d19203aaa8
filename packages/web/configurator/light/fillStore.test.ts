import type { FillAnswer, FillQuestion } from '@lumitor/domain/light/fill';
import { currentPlan } from '@lumitor/domain/plan/history';
import { beforeEach, expect, it, vi } from 'vitest';
import { bodiesNow } from '../store/arrangement.ts';
import { configuratorStore } from '../store/configuratorStore.ts';
import { addNext, edit, undoEdit } from '../store/editing.ts';
import { askFill, endFill, fillStore, takeFill } from './fillStore.ts';

const start = configuratorStore.getState();
const planNow = () => currentPlan(configuratorStore.getState().history);
const quantityNow = () => planNow().choices.bindings[0]?.quantity;
const figures = { mean: 512, least: 312, greatest: 700, uniformity: 0.61, columns: 5, rows: 4, points: 20 };
const question = (): FillQuestion => ({
  plan: planNow(),
  bodies: bodiesNow(),
  lit: { room: null, areas: [], hang: 0, articles: {} },
  bindingId: 'spot',
  target: { lux: 500, uniformity: 0.6 },
});

/** Asks, and gives what answers it. */
function ask() {
  let signal: AbortSignal | undefined;
  let answer: (answer: FillAnswer) => void = () => {};
  let fail: (reason: unknown) => void = () => {};
  askFill(question(), (_, stopping) => {
    signal = stopping;
    return new Promise((resolve, reject) => {
      answer = resolve;
      fail = reject;
    });
  });
  return { signal, answer: (one: FillAnswer) => answer(one), fail: () => fail(new Error('no worker')) };
}
const steps = (wanted: string) => vi.waitFor(() => expect(fillStore.getState().step).toBe(wanted));

beforeEach(() => {
  addNext();
  edit({ kind: 'setQuantity', collection: 'bindings', id: 'spot', quantity: 3 });
  return () => {
    endFill();
    configuratorStore.setState(start, true);
  };
});

it('What reaches the target is proposed with its places, and taken as one edit', async () => {
  const { answer } = ask();
  expect(fillStore.getState()).toEqual({ step: 'computing', bindingId: 'spot' });
  answer({ isReached: true, quantity: 5, figures });
  await steps('answered');
  expect(fillStore.getState()).toMatchObject({ proposal: { pieces: { length: 5 } } });
  expect(quantityNow()).toBe(3);
  takeFill();
  expect(quantityNow()).toBe(5);
  expect(fillStore.getState().step).toBe('idle');
  undoEdit();
  expect(quantityNow()).toBe(3);
});

it('Where it is reached already, or cannot be, there is nothing to take', async () => {
  ask().answer({ isReached: true, quantity: 3, figures });
  await steps('answered');
  expect(fillStore.getState()).toMatchObject({ proposal: null });
  ask().answer({ isReached: false, reason: 'uneven', best: { quantity: 9, figures } });
  await steps('answered');
  takeFill();
  expect(quantityNow()).toBe(3);
});

it('Another plan ends what was asked of the one before, and so does another question', async () => {
  const first = ask();
  const second = ask();
  expect(first.signal?.aborted).toBe(true);
  edit({ kind: 'setName', name: 'Kuchnia' });
  expect(second.signal?.aborted).toBe(true);
  second.answer({ isReached: true, quantity: 5, figures });
  await Promise.resolve();
  expect(fillStore.getState()).toEqual({ step: 'idle' });
  ask().fail();
  await steps('failed');
});

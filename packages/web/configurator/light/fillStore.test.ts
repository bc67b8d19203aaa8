import { newRoom, rectangle } from '@lumitor/domain/kinds/room/room';
import type { FillAnswer, FillQuestion } from '@lumitor/domain/light/fill';
import { currentPlan } from '@lumitor/domain/plan/history';
import { beforeEach, expect, it, vi } from 'vitest';
import { bodiesNow } from '../../visitor/arrangement.ts';
import { configuratorStore } from '../../visitor/configuratorStore.ts';
import { addNext, edit, undoEdit } from '../../visitor/editing.ts';
import { endFill, fillStore, requestFill, takeFill } from './fillStore.ts';

const start = configuratorStore.getState();
const planNow = () => currentPlan(configuratorStore.getState().history);
const quantityNow = () => planNow().choices.bindings[0]?.quantity;
const figures = {
  mean: 512,
  least: 312,
  greatest: 700,
  uniformity: 0.61,
  columns: 5,
  rows: 4,
  points: 20,
  darkest: { x: 0, y: 0 },
};
const question = (): FillQuestion => ({
  plan: planNow(),
  bodies: bodiesNow(),
  lit: { room: null, areas: [], hang: 0, articles: {} },
  bindingId: 'spot',
  target: { lux: 500, uniformity: 0.6 },
});

function request(more: Partial<FillQuestion> = {}) {
  let signal: AbortSignal | undefined;
  let answer: (answer: FillAnswer) => void = () => {};
  let fail: (reason: unknown) => void = () => {};
  requestFill({ ...question(), ...more }, (_, stopping) => {
    signal = stopping;
    return new Promise((resolve, reject) => {
      answer = resolve;
      fail = reject;
    });
  });
  return { signal, answer: (result: FillAnswer) => answer(result), fail: () => fail(new Error('no worker')) };
}
const steps = (target: string) => vi.waitFor(() => expect(fillStore.getState().step).toBe(target));

beforeEach(() => {
  addNext();
  edit({ kind: 'setQuantity', collection: 'bindings', id: 'spot', quantity: 3 });
  return () => {
    endFill();
    configuratorStore.setState(start, true);
  };
});

it('a quantity that reaches the target is proposed with its positions, and applied as one edit', async () => {
  const { answer } = request();
  expect(fillStore.getState()).toEqual({ step: 'computing', bindingId: 'spot', isLong: false });
  answer({ isReached: true, quantity: 5, figures });
  await steps('answered');
  expect(fillStore.getState()).toMatchObject({ proposal: { luminaires: { length: 5 } } });
  expect(quantityNow()).toBe(3);
  takeFill();
  expect(quantityNow()).toBe(5);
  expect(fillStore.getState().step).toBe('idle');
  undoEdit();
  expect(quantityNow()).toBe(3);
});

it('nothing can be applied if the target is reached already or out of reach', async () => {
  request().answer({ isReached: true, quantity: 3, figures });
  await steps('answered');
  expect(fillStore.getState()).toMatchObject({ proposal: null });
  request().answer({ isReached: false, reason: 'uneven', best: { quantity: 9, figures } });
  await steps('answered');
  takeFill();
  expect(quantityNow()).toBe(3);
});

it('the answer names other luminaires it adds to, marks estimates and names dark places', async () => {
  edit({ kind: 'setQuantity', collection: 'bindings', id: 'pendant', quantity: 2 });
  const room = newRoom(rectangle(600, 400, { x: 0, y: 0 }));
  const lit = { room, areas: [], hang: 0, articles: { spot: { lumens: 900, beam: 24 } } };
  const dark = { ...figures, darkest: { x: 280, y: 180 } };
  request({ lit }).answer({ isReached: true, quantity: 5, figures });
  await steps('answered');
  expect(fillStore.getState()).toMatchObject({ others: 2, isEstimate: true, dark: null });
  request({ lit }).answer({ isReached: false, reason: 'uneven', best: { quantity: 5, figures: dark } });
  await steps('answered');
  expect(fillStore.getState()).toMatchObject({ proposal: null, dark: { walls: [2, 3], needs: 'rail' } });
});

it('another plan or another request cancels the previous request', async () => {
  const first = request();
  const second = request();
  expect(first.signal?.aborted).toBe(true);
  edit({ kind: 'setName', name: 'Kuchnia' });
  expect(second.signal?.aborted).toBe(true);
  second.answer({ isReached: true, quantity: 5, figures });
  await Promise.resolve();
  expect(fillStore.getState()).toEqual({ step: 'idle' });
  request().fail();
  await steps('failed');
});

it('a request longer than 2 s is reported as long, and can be cancelled or answered', async () => {
  vi.useFakeTimers();
  const stopped = request();
  vi.advanceTimersByTime(1_999);
  expect(fillStore.getState()).toMatchObject({ step: 'computing', isLong: false });
  vi.advanceTimersByTime(1);
  expect(fillStore.getState()).toMatchObject({ step: 'computing', isLong: true });
  endFill();
  expect(stopped.signal?.aborted).toBe(true);
  vi.advanceTimersByTime(5_000);
  expect(fillStore.getState()).toEqual({ step: 'idle' });
  const { answer } = request();
  answer({ isReached: true, quantity: 5, figures });
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  expect(fillStore.getState()).toMatchObject({ step: 'answered' });
});

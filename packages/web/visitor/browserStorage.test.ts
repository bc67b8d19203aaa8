import { currentPlan, newHistory } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, expect, it, vi } from 'vitest';
import { begunLayouts, takeNew, takeStored, write } from './browserStorage.ts';
import { initialState } from './configuratorStore.ts';

const work = (...lengths: number[]) => ({
  ...initialState(),
  history: newHistory({ ...EMPTY_PLAN, layout: layoutOf(...lengths.map((length): [number] => [length])) }),
});
const lengthsOn = (line: 'standard' | 'micro') => {
  const { state } = takeStored(line);
  return state && currentPlan(state.history).layout.steps.map(({ frameLength }) => frameLength);
};

afterEach(() => vi.unstubAllGlobals());

it('a browser that forbids to store loses nothing while the page lasts, and says that it does not keep it', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(write(work(200), false)).toBe('unavailable');
  expect(write(work(100, 120), true)).toBe('unavailable');
  expect(lengthsOn('standard')).toEqual([200]);
  expect(lengthsOn('micro')).toEqual([100, 120]);
  expect(begunLayouts().micro).toEqual({ steps: 2, totalLength: 220 });
  expect(takeNew('micro', null)).toBeNull();
});

it('one whose storage is full goes on with the newest, and keeps it again once there is room', () => {
  const stored = new Map<string, string>();
  let isFull = true;
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
      setItem(key: string, value: string) {
        if (isFull) throw new DOMException('Full', 'QuotaExceededError');
        stored.set(key, value);
      },
    },
  });
  expect(write(work(300), false)).toBe('full');
  expect(lengthsOn('standard')).toEqual([300]);
  isFull = false;
  expect(write(work(300, 100), false)).toBe('kept');
  expect(lengthsOn('standard')).toEqual([300, 100]);
});

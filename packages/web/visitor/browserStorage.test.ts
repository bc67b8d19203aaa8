import { currentPlan, newHistory, record, undo } from '@lumitor/domain/plan/history';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { afterEach, expect, it, vi } from 'vitest';
import { startedLayouts, takeNew, takeStored, write } from './browserStorage.ts';
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

it('a browser that forbids storage loses nothing while the page is open, and reports unavailable storage', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(write(work(200), false)).toBe('unavailable');
  expect(write(work(100, 120), true)).toBe('unavailable');
  expect(lengthsOn('standard')).toEqual([200]);
  expect(lengthsOn('micro')).toEqual([100, 120]);
  expect(startedLayouts().micro).toEqual({ steps: 2, totalLength: 220 });
  expect(takeNew('micro', null)).toBeNull();
});

it('a full storage continues with the newest state, and stores again once there is room', () => {
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
  expect(write(work(300, 100), false)).toBe('saved');
  expect(lengthsOn('standard')).toEqual([300, 100]);
});

function storeIn(items: Map<string, string>): void {
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      removeItem: (key: string) => items.delete(key),
      setItem: (key: string, value: string) => items.set(key, value),
    },
  });
}

it('a reset removes the stored state, and undo stores the drawing again (D11)', () => {
  const items = new Map<string, string>();
  storeIn(items);
  const before = { ...work(200), project: 'first' };
  expect(write(before, false)).toBe('saved');
  const { history } = record(before.history, { kind: 'reset' });
  const reset = { ...before, project: 'second', history, resetHistory: history };
  expect(write(reset, false)).toBe('saved');
  expect(items.has('configurator')).toBe(false);
  expect(items.has('configurator.project.first')).toBe(true);
  expect(takeStored('standard')).toEqual({ state: null, isDamaged: false, project: 'second' });

  expect(write({ ...reset, history: undo(history) }, false)).toBe('saved');
  expect(lengthsOn('standard')).toEqual([200]);
});

it('the other line keeps its state under its own key', () => {
  const items = new Map<string, string>();
  storeIn(items);
  write(work(200), false);
  write(work(100, 120), true);
  expect([...items.keys()].filter((key) => key.startsWith('configurator')).sort()).toEqual([
    'configurator',
    'configurator.standard',
  ]);
  expect(lengthsOn('standard')).toEqual([200]);
  expect(JSON.parse(items.get('configurator') ?? '').isMicro).toBe(false);
  expect(startedLayouts().micro).toEqual({ steps: 2, totalLength: 220 });
});

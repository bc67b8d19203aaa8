import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configuratorStore } from './configuratorStore.ts';
import { addNext, setNext } from './editing.ts';
import { loadStorage, storeState } from './persistence.ts';
import { IN_USE } from './stateKeys.ts';

const { setItem } = Storage.prototype;
let writes = 0;
/** Time that each write takes. */
let took = 0;
let clock = 0;
let stop = () => {};

beforeEach(async () => {
  await loadStorage();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  Storage.prototype.setItem = function (key, value) {
    if (key === IN_USE) {
      writes += 1;
      clock += took;
    }
    setItem.call(this, key, value);
  };
  stop = storeState();
  [writes, took, clock] = [0, 0, 0];
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  Storage.prototype.setItem = setItem;
  configuratorStore.setState(configuratorStore.getInitialState());
  localStorage.clear();
});

const storedLength = () => JSON.parse(localStorage.getItem(IN_USE) ?? 'null')?.frame.frameLength;

it('stores the next rail once at rest, not while it is drawn', () => {
  addNext();
  vi.advanceTimersByTime(200);
  expect(writes).toBe(1);
  for (let length = 100; length < 160; length += 1) {
    setNext({ length: String(length) });
    vi.advanceTimersByTime(50);
  }
  expect(writes).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(writes).toBe(2);
  expect(storedLength()).toBe(159);
});

it('stores a plan after 150 ms, and one that takes long to write at most once a second', () => {
  addNext();
  vi.advanceTimersByTime(149);
  expect(writes).toBe(0);
  vi.advanceTimersByTime(1);
  expect(writes).toBe(1);

  took = 30;
  addNext();
  vi.advanceTimersByTime(150);
  expect(writes).toBe(2);
  addNext();
  vi.advanceTimersByTime(599);
  expect(writes).toBe(2);
  vi.advanceTimersByTime(1);
  expect(writes).toBe(3);

  took = 5000;
  addNext();
  vi.advanceTimersByTime(600);
  expect(writes).toBe(4);
  addNext();
  vi.advanceTimersByTime(1000);
  expect(writes).toBe(5);
});

it('stores what waits when the page is left', () => {
  setNext({ length: '140' });
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(storedLength()).toBe(140);
});

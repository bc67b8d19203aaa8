import type { LightDetail } from '@lumitor/domain/light/scene';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lightAsker } from './askForLight.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Computes when it is told to. */
function slowly() {
  const requests: { words: string; signal: AbortSignal; answer: () => void; fail: () => void }[] = [];
  const told: string[] = [];
  const faults: unknown[] = [];
  const asker = lightAsker<string, string>(
    (asked, detail: LightDetail, signal) =>
      new Promise<string>((resolve, reject) =>
        requests.push({
          words: `${asked} ${detail}`,
          signal,
          answer: () => resolve('light'),
          fail: () => reject(new Error('No worker')),
        }),
      ),
    (_, asked, detail) => told.push(`${asked} ${detail}`),
    (fault) => faults.push(fault),
  );
  const sent = () => requests.map(({ words }) => words);
  const settle = async (act: (last: (typeof requests)[number]) => void) => {
    act(requests.at(-1) as (typeof requests)[number]);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { asker, told, faults, sent, settle };
}

it('sends one request at a time while something is dragged, always of what is newest', async () => {
  const { asker, sent, told, settle } = slowly();
  for (const asked of ['a', 'b', 'c']) asker.ask(asked);
  expect(sent()).toEqual(['a quick']);
  await settle(({ answer }) => answer());
  expect(told).toEqual(['a quick']);
  expect(sent()).toEqual(['a quick', 'c quick']);
});

it('asks in full once what is asked for rests, however long a quick answer took', async () => {
  const { asker, sent, settle } = slowly();
  asker.ask('a');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()).toEqual(['a quick']);
  await settle(({ answer }) => answer());
  expect(sent()).toEqual(['a quick', 'a full']);
});

it('gives a full answer up for a change, and never tells it', async () => {
  const { asker, sent, told, settle } = slowly();
  asker.ask('a');
  await settle(({ answer }) => answer());
  await vi.advanceTimersByTimeAsync(1000);
  let full: { signal: AbortSignal; answer: () => void } | undefined;
  await settle((last) => {
    full = last;
  });
  asker.ask('b');
  expect(full?.signal.aborted).toBe(true);
  full?.answer();
  await settle(({ answer }) => answer());
  expect(sent()).toEqual(['a quick', 'a full', 'b quick']);
  expect(told).toEqual(['a quick', 'b quick']);
});

it('says why there is no light, and tries again with what is asked next', async () => {
  const { asker, faults, told, settle } = slowly();
  asker.ask('a');
  await settle(({ fail }) => fail());
  await vi.advanceTimersByTimeAsync(1000);
  expect(faults).toHaveLength(1);
  asker.ask('b');
  await settle(({ answer }) => answer());
  expect(told).toEqual(['b quick']);
});

it('tells nothing once it is stopped', async () => {
  const { asker, told, sent, settle } = slowly();
  asker.ask('a');
  asker.stop();
  await settle(({ answer }) => answer());
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([]);
  expect(sent()).toEqual(['a quick']);
});

it('gives light in full up where it is cancelled, until something is asked again', async () => {
  const { asker, faults, sent, told, settle } = slowly();
  asker.ask('a');
  await settle(({ answer }) => answer());
  await vi.advanceTimersByTimeAsync(1000);
  asker.cancel();
  await settle(({ signal, answer }) => {
    expect(signal.aborted).toBe(true);
    answer();
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect([told, faults]).toEqual([['a quick'], []]);
  expect(sent()).toEqual(['a quick', 'a full']);
  asker.ask('a');
  await settle(({ answer }) => answer());
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()).toEqual(['a quick', 'a full', 'a quick', 'a full']);
});

import type { LightDetail } from '@lumitor/domain/light/scene';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lightAsker } from './lightRequests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function slowly() {
  const requests: { words: string; signal: AbortSignal; answer: () => void; fail: () => void }[] = [];
  const reported: string[] = [];
  const faults: unknown[] = [];
  const asker = lightAsker<string, string>(
    (query, detail: LightDetail, signal) =>
      new Promise<string>((resolve, reject) =>
        requests.push({
          words: `${query} ${detail}`,
          signal,
          answer: () => resolve('light'),
          fail: () => reject(new Error('No worker')),
        }),
      ),
    (_, query, detail) => reported.push(`${query} ${detail}`),
    (fault) => faults.push(fault),
  );
  const sent = () => requests.map(({ words }) => words);
  const settle = async (act: (last: (typeof requests)[number]) => void) => {
    act(requests.at(-1) as (typeof requests)[number]);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { asker, notified: reported, faults, sent, settle };
}

it('sends one request at a time during a drag, always the newest', async () => {
  const { asker, sent, notified: reported, settle } = slowly();
  for (const query of ['a', 'b', 'c']) asker.request(query);
  expect(sent()).toEqual(['a quick']);
  await settle(({ answer }) => answer());
  expect(reported).toEqual(['a quick']);
  expect(sent()).toEqual(['a quick', 'c quick']);
});

it('requests full detail once the input rests, however long a quick answer took', async () => {
  const { asker, sent, settle } = slowly();
  asker.request('a');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()).toEqual(['a quick']);
  await settle(({ answer }) => answer());
  expect(sent()).toEqual(['a quick', 'a full']);
});

it('cancels a full answer on a change, and never delivers it', async () => {
  const { asker, sent, notified: reported, settle } = slowly();
  asker.request('a');
  await settle(({ answer }) => answer());
  await vi.advanceTimersByTimeAsync(1000);
  let full: { signal: AbortSignal; answer: () => void } | undefined;
  await settle((last) => {
    full = last;
  });
  asker.request('b');
  expect(full?.signal.aborted).toBe(true);
  full?.answer();
  await settle(({ answer }) => answer());
  expect(sent()).toEqual(['a quick', 'a full', 'b quick']);
  expect(reported).toEqual(['a quick', 'b quick']);
});

it('reports a failure, and retries with the next request', async () => {
  const { asker, faults, notified: reported, settle } = slowly();
  asker.request('a');
  await settle(({ fail }) => fail());
  await vi.advanceTimersByTimeAsync(1000);
  expect(faults).toHaveLength(1);
  asker.request('b');
  await settle(({ answer }) => answer());
  expect(reported).toEqual(['b quick']);
});

it('delivers nothing after stop', async () => {
  const { asker, notified: reported, sent, settle } = slowly();
  asker.request('a');
  asker.stop();
  await settle(({ answer }) => answer());
  await vi.advanceTimersByTimeAsync(1000);
  expect(reported).toEqual([]);
  expect(sent()).toEqual(['a quick']);
});

it('cancels full detail until the next request', async () => {
  const { asker, faults, sent, notified: reported, settle } = slowly();
  asker.request('a');
  await settle(({ answer }) => answer());
  await vi.advanceTimersByTimeAsync(1000);
  asker.cancel();
  await settle(({ signal, answer }) => {
    expect(signal.aborted).toBe(true);
    answer();
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect([reported, faults]).toEqual([['a quick'], []]);
  expect(sent()).toEqual(['a quick', 'a full']);
  asker.request('a');
  await settle(({ answer }) => answer());
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()).toEqual(['a quick', 'a full', 'a quick', 'a full']);
});

import type { Ms } from '@lumitor/domain/units';
import { expect, it } from 'vitest';
import { paced } from './paced.ts';

function busy(time: Ms): void {
  for (const until = performance.now() + time; performance.now() < until; );
}

it('long work yields to other requests, and is done in its order', async () => {
  const claimed: string[] = [];
  const works = ['a', 'b', 'c'].map((name) =>
    paced(() => {
      busy(25);
      claimed.push(name);
    }),
  );
  setImmediate(() => claimed.push('others'));
  await Promise.all(works);
  expect(claimed).toEqual(['a', 'others', 'b', 'c']);
});

it('returns the result of the work, and throws its error', async () => {
  expect(await paced(() => 7)).toBe(7);
  await expect(
    paced(() => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
});

import { expect, it } from 'vitest';
import { takingTurns } from './turns.ts';

it('a client has a limit of concurrent and of waiting requests, and further ones are refused with a retry time', async () => {
  const takeTurn = takingTurns({ atOnce: 2, mayWait: 1 });
  const [end] = await Promise.all([takeTurn('a'), takeTurn('a')]);
  let hasTurn = false;
  const third = takeTurn('a').then((endThird) => {
    hasTurn = true;
    return endThird;
  });
  await expect(takeTurn('a')).rejects.toMatchObject({ status: 429, details: { retryAfter: 2 } });
  expect(hasTurn).toBe(false);
  (await takeTurn('b'))();
  expect(hasTurn).toBe(false);
  end?.();
  (await third)();
  (await takeTurn('a'))();
});

it('requests that arrived meanwhile are read before the next one of a queue', async () => {
  const takeTurn = takingTurns({ atOnce: 1, mayWait: 1 });
  const claimed: string[] = [];
  const end = await takeTurn('a');
  const next = takeTurn('a').then(() => claimed.push('the next'));
  end();
  setImmediate(() => claimed.push('others'));
  await next;
  expect(claimed).toEqual(['others', 'the next']);
});

it('the /64 of one /48 together have sixteen times the concurrent requests of one', async () => {
  const takeTurn = takingTurns({ atOnce: 1, mayWait: 0 });
  const ends: (() => void)[] = [];
  for (let index = 0; index < 20; index += 1)
    await takeTurn(`2001:db8:1:${(index * 256).toString(16)}`).then(
      (end) => ends.push(end),
      () => {},
    );
  expect(ends).toHaveLength(16);
  (await takeTurn('2001:db8:2:0'))();
  for (const end of ends) end();
  (await takeTurn('2001:db8:1:ff00'))();
});

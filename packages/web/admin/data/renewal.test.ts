import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allDocuments } from './allDocuments.ts';
import { renewDocuments, renewQueries } from './renewal.ts';

/** Answers that the data service has not given yet, in the order asked for. */
let waiting: ((ids: string[]) => void)[];

beforeEach(() => {
  waiting = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        waiting.push((ids) => resolve(Response.json({ documents: ids.map((id) => ({ id })), next: null })));
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const asked = (count: number) => vi.waitUntil(() => waiting.length === count);

it('a collection that changed is asked for at the next look, the others are not', async () => {
  const queries = new QueryClient();
  const look = async (name: 'powers' | 'systems') =>
    (await queries.query(allDocuments(name))).map(({ id }) => id);
  queries.setQueryData<unknown>(['powers', 'all'], [{ id: 'before' }]);
  queries.setQueryData<unknown>(['systems', 'all'], [{ id: 'before' }]);
  await renewDocuments(queries, ['powers']);
  expect(await look('systems')).toEqual(['before']);
  const looked = look('powers');
  await asked(1);
  waiting[0]?.(['after']);
  expect(await looked).toEqual(['after']);
});

it('who waits for a collection while it changes gets it as it is after the change', async () => {
  const queries = new QueryClient();
  const look = queries.query(allDocuments('powers'));
  await asked(1);
  const renewed = renewDocuments(queries);
  await asked(2);
  waiting[0]?.(['before']);
  waiting[1]?.(['after']);
  await renewed;
  expect(await look).toEqual([{ id: 'after' }]);
});

it('what is open for editing stays as it was read', async () => {
  const queries = new QueryClient();
  const [open, shown] = [
    ['powers', 'getOne'],
    ['powers', 'getList'],
  ];
  for (const key of [open, shown]) queries.setQueryData(key, 'read');
  await renewQueries(queries);
  expect(queries.getQueryState(open)?.isInvalidated).toBe(false);
  expect(queries.getQueryState(shown)?.isInvalidated).toBe(true);
});

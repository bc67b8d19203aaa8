import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allDocuments } from './allDocuments.ts';
import { renewDocuments, renewQueries } from './renewal.ts';

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

const query = (count: number) => vi.waitUntil(() => waiting.length === count);

it('only a changed collection is refetched at its next use', async () => {
  const queries = new QueryClient();
  const look = async (name: 'powers' | 'systems') =>
    (await queries.query(allDocuments(name))).map(({ id }) => id);
  queries.setQueryData<unknown>(['powers', 'all'], [{ id: 'before' }]);
  queries.setQueryData<unknown>(['systems', 'all'], [{ id: 'before' }]);
  await renewDocuments(queries, ['powers']);
  expect(await look('systems')).toEqual(['before']);
  const looked = look('powers');
  await query(1);
  waiting[0]?.(['after']);
  expect(await looked).toEqual(['after']);
});

it('a reader waiting during a change gets the collection after it', async () => {
  const queries = new QueryClient();
  const look = queries.query(allDocuments('powers'));
  await query(1);
  const renewed = renewDocuments(queries);
  await query(2);
  waiting[0]?.(['before']);
  waiting[1]?.(['after']);
  await renewed;
  expect(await look).toEqual([{ id: 'after' }]);
});

it('a document open for editing is not refetched', async () => {
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

it('a list whose first answer is pending during a change gets the answer after it', async () => {
  const queries = new QueryClient();
  const answers: ((ids: string[]) => void)[] = [];
  const look = queries.query({
    queryKey: ['changes', 'last'],
    queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)),
  });
  const renewed = renewQueries(queries);
  await vi.waitUntil(() => answers.length === 2);
  answers[0]?.(['before']);
  answers[1]?.(['after']);
  await renewed;
  expect(await look).toEqual(['after']);
});

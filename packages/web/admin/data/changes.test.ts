import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyChanges } from './changes.ts';

/** The keys under which changes came, and what the service answers: a status, or nothing where it is 0. */
const keys: string[] = [];
let status: number;

beforeEach(() => {
  vi.useFakeTimers();
  keys.length = 0;
  status = 201;
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    keys.push(JSON.parse(body).key);
    if (status === 0) throw new TypeError('network');
    return Response.json({ batch: 'b', results: [], message: '', code: '' }, { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The key of a change that is sent until there is an answer, or nobody waits any longer. */
async function keyOf(title: string): Promise<string | undefined> {
  const sent = applyChanges({ kind: 'add' }, [{ kind: 'add', collection: 'systems', fields: { title } }]);
  sent.catch(() => {});
  await vi.runAllTimersAsync();
  await sent.catch(() => {});
  return keys.at(-1);
}

it.each([0, 500, 503])(
  'a change that was not answered (%i) has the same key when it is sent again',
  async (fault) => {
    status = fault;
    const first = await keyOf('a');
    expect(new Set(keys).size).toBe(1);
    status = 201;
    expect(await keyOf('a')).toBe(first);
  },
);

it.each([201, 400, 409])(
  'a change that was answered (%i) is another one when it is made again',
  async (answer) => {
    status = answer;
    const first = await keyOf('a');
    expect(await keyOf('a')).not.toBe(first);
  },
);

it('a change that was not answered is another one once something else has been done', async () => {
  status = 0;
  const first = await keyOf('a');
  status = 201;
  expect(await keyOf('b')).not.toBe(first);
  expect(await keyOf('a')).not.toBe(first);
});

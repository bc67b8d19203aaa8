import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { afterEach, expect, it, vi } from 'vitest';
import { saveTable } from './saveTable.ts';

const table = { ...DEFAULT_PART_TABLES.micro, feedEvery: 500 };
const shipped = { table: DEFAULT_PART_TABLES.micro, stored: null };
const own = (version: number) => ({ table: DEFAULT_PART_TABLES.micro, stored: { id: 'a', version } });
const stored = { id: 'a', version: 4, createdAt: '2026-01-01T00:00:00.000Z', ...DEFAULT_PART_TABLES.micro };

function serve(documents: object[], status: number, answer: object) {
  const written: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Response.json({ documents, next: null });
    expect(path).toBe('/api/changes');
    written.push(JSON.parse(String(body)));
    return Response.json(answer, { status });
  });
  return written;
}
const applied = { batch: 'b', results: [{ collection: 'partTables', id: 'a', version: 5 }] };

afterEach(() => vi.unstubAllGlobals());

it('a line without a stored table gets one', async () => {
  const written = serve([], 201, applied);
  expect(await saveTable(table, shipped)).toEqual({
    kind: 'saved',
    inForce: { table, stored: { id: 'a', version: 5 } },
  });
  expect(written).toMatchObject([
    { reason: { kind: 'add' }, operations: [{ kind: 'add', collection: 'partTables', fields: table }] },
  ]);
});

it('nothing is written if somebody else has stored the first table meanwhile', async () => {
  const written = serve([stored], 201, applied);
  expect(await saveTable(table, shipped)).toMatchObject({
    kind: 'conflict',
    theirs: { stored: { id: 'a', version: 4 } },
  });
  expect(written).toEqual([]);
});

it('a table is updated from its base version', async () => {
  const written = serve([stored], 201, applied);
  expect((await saveTable(table, own(4))).kind).toBe('saved');
  expect(written).toMatchObject([{ operations: [{ kind: 'update', id: 'a', version: 4, fields: table }] }]);
});

it.each([
  [409, 'stale'],
  [404, 'not-found'],
])('a table changed elsewhere (%s) is a conflict with the current one', async (status, code) => {
  serve([stored], status, { code, message: 'It has moved on.' });
  expect(await saveTable(table, own(3))).toMatchObject({
    kind: 'conflict',
    theirs: { stored: { version: 4 } },
  });
});

it('another refusal of the service is no conflict', async () => {
  serve([stored], 400, { code: 'invalid', message: 'feedEvery must be above 0.' });
  await expect(saveTable(table, own(4))).rejects.toThrow('feedEvery must be above 0.');
});

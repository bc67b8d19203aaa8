import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAll, listPage } from './listPage.ts';

type Stored = { id: string; createdAt: string };
const stored = (id: string, createdAt: string): Stored => ({ id, createdAt });

/** What the data service holds, by the search that finds it; the cursor is the number of documents before. */
let found: Record<string, Stored[]>;
let asked: URLSearchParams[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const query = new URL(path, 'http://localhost').searchParams;
    asked.push(query);
    const all = found[query.get('prefix') ?? ''] ?? [];
    const start = Number(query.get('after') ?? 0);
    const end = start + Number(query.get('limit'));
    return Response.json({ documents: all.slice(start, end), next: end < all.length ? String(end) : null });
  });
});
afterEach(() => vi.unstubAllGlobals());

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => stored(`d${index}`, new Date(1e12 - index).toISOString()));
const page = (number: number, filter = {}) =>
  listPage('reflinksdownload', {
    pagination: { page: number, perPage: 100 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter,
  });
const idsOf = ({ data }: { data: { id: unknown }[] }) => data.map(({ id }) => id);

describe('a list that the data service cuts', () => {
  it('goes on where the page before ended, to its end', async () => {
    found = { '': numbered(130) };
    const [first, second] = [await page(1), await page(2)];
    expect(first.data).toHaveLength(100);
    expect(first.pageInfo?.hasNextPage).toBe(true);
    expect(idsOf(second)).toEqual(idsOf({ data: numbered(130).slice(100) }));
    expect(second.pageInfo?.hasNextPage).toBe(false);
  });

  it('has no page after one that has since become the last', async () => {
    found = { '': numbered(130) };
    await page(1);
    found = { '': numbered(90) };
    await page(1);
    expect(idsOf(await page(2))).toEqual([]);
  });

  it('shows each order once, newest first, whether its number or its e-mail is meant', async () => {
    const both = stored('ann1', '2026-11-20T00:00:00.000Z');
    found = {
      'id:ann': [both],
      'data.email:ann': [stored('x', '2026-11-21T00:00:00.000Z'), both],
    };
    expect(idsOf(await page(1, { search: 'ann' }))).toEqual(['x', 'ann1']);
  });

  it('asks for orders as lists have them, without what their page draws and lists', async () => {
    found = { '': [] };
    await page(1);
    expect(asked[0]?.has('detail')).toBe(false);
  });

  it('is exported whole, with the lines where they are wanted', async () => {
    found = { '': numbered(1234) };
    expect(await listAll('reflinksdownload', {}, { withLines: true })).toHaveLength(1234);
    expect(asked.at(-1)?.get('detail')).toBe('true');
  });
});

it('the console is told whether a list failed or a search for e-mails', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 400 }));
  await expect(listPage('emails', { filter: {} } as never)).rejects.toThrow();
  await expect(listPage('emails', { filter: { search: 'anna' } } as never)).rejects.toThrow();
  expect(logged.mock.calls).toEqual([
    ['Pobieranie danych nie powiodło się.'],
    ['Wyszukiwanie adresów e-mail nie powiodło się.'],
  ]);
  logged.mockRestore();
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allEmails, listEmails } from './listEmails.ts';

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
  listEmails({
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

  it('is exported whole', async () => {
    found = { '': numbered(1234) };
    expect(await allEmails({})).toHaveLength(1234);
  });
});

it('the console is told whether a list failed or a search for e-mails', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 400 }));
  await expect(listEmails({ filter: {} } as never)).rejects.toThrow();
  await expect(listEmails({ filter: { search: 'anna' } } as never)).rejects.toThrow();
  expect(logged.mock.calls).toEqual([
    ['Pobieranie danych nie powiodło się.'],
    ['Wyszukiwanie adresów e-mail nie powiodło się.'],
  ]);
  logged.mockRestore();
});

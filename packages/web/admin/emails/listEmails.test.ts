import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allEmails, type EmailFilter, emailQuery, listEmails, WITHOUT_REFLINK } from './listEmails.ts';

type Stored = { id: string; createdAt: string };
const stored = (id: string, createdAt: string): Stored => ({ id, createdAt });

let found: Record<string, Stored[]>;
let requested: URLSearchParams[];

beforeEach(() => {
  requested = [];
  vi.stubGlobal('fetch', async (path: string) => {
    const query = new URL(path, 'http://localhost').searchParams;
    requested.push(query);
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

describe('a list paged by the data service', () => {
  it('continues after the previous page, to its end', async () => {
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

  it('is exported completely', async () => {
    found = { '': numbered(1234) };
    expect(await allEmails({})).toHaveLength(1234);
  });
});

it('logs whether a list or a search for e-mails failed', async () => {
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

const requestedBy = (filter: EmailFilter) =>
  [...emailQuery(filter)].map(([name, value]) => `${name}=${value}`);

describe('the filter of e-mails', () => {
  it('requests everything if empty', () => {
    expect(requestedBy({})).toEqual([]);
    expect(requestedBy({ search: '  ' })).toEqual([]);
  });

  it('searches by prefix, in the order of the addresses', () => {
    expect(requestedBy({ search: ' anna ' })).toEqual(['prefix=email:anna', 'orderBy=email']);
  });

  it('finds e-mails of one reflink, and those of none', () => {
    expect(requestedBy({ reflinkId: 'k3' })).toEqual(['where=refData.reflinkId:k3']);
    expect(requestedBy({ reflinkId: WITHOUT_REFLINK })).toEqual(['where=refData.reflinkId:']);
  });

  it('includes both days, from local midnight to midnight', () => {
    expect(requestedBy({ since: '2026-11-01', until: '2026-11-30' })).toEqual([
      `from=${new Date(2026, 10, 1).toISOString()}`,
      `to=${new Date(2026, 11, 1).toISOString()}`,
    ]);
  });

  it('ignores an incomplete date', () => {
    expect(requestedBy({ since: '2026-11', until: '' })).toEqual([]);
  });
});

import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listReflinks } from './listReflinks.ts';

const reflink = (id: string, name: string, active = true) => ({
  id,
  name,
  email: `${id}@studio.example`,
  active,
});
const brought = { openings: 7, orders: 2, value: { PLN: 113400, EUR: 2650 }, days: [] };

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith('/api/reflinks/statistics')
      ? Response.json({ statistics: [{ reflinkId: 'b', ...brought }] })
      : Response.json({
          documents: [reflink('a', 'Żarówka'), reflink('b', 'Studio Jana'), reflink('c', 'Atelier', false)],
          next: null,
        }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const list = (filter: object, sort: { field: string; order: 'ASC' | 'DESC' }, meta = {}) =>
  listReflinks(new QueryClient(), { pagination: { page: 1, perPage: 25 }, filter, sort, meta });
const byName = { field: 'name', order: 'ASC' } as const;
const idsOf = ({ data }: { data: { id: unknown }[] }) => data.map(({ id }) => id);

it('finds reflinks by a part of name, e-mail or id, and by state', async () => {
  expect(idsOf(await list({}, byName))).toEqual(['c', 'b', 'a']);
  expect(idsOf(await list({ search: 'jana' }, byName))).toEqual(['b']);
  expect(idsOf(await list({ search: 'C@studio' }, byName))).toEqual(['c']);
  expect(idsOf(await list({ active: 'false' }, byName))).toEqual(['c']);
});

it('lists the statistics of each, and sorts by them', async () => {
  const { data, total } = await list({}, { field: 'openings', order: 'DESC' }, { withStatistics: true });
  expect(total).toBe(3);
  expect(data[0]).toMatchObject({ id: 'b', openings: 7, orders: 2, valuePLN: 113400, valueEUR: 2650 });
  expect(data[1]).toMatchObject({ openings: 0, orders: 0, valuePLN: 0, valueEUR: 0 });
});

import { describe, expect, it } from 'vitest';
import type { Document } from './documents.ts';
import { ordered, pageOf } from './sortedPage.ts';

const document = (id: string, fields: Record<string, unknown>): Document => ({
  id,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...fields,
});
const sorted = (documents: Document[], field: string, order: 'ASC' | 'DESC' = 'ASC') =>
  ordered(documents, { field, order }).map(({ id }) => id);

describe('sorted documents', () => {
  it('follow the Polish alphabet, and numbers by value', () => {
    const titles = ['Złączka', 'Łącznik', 'Reflektor 30 W', 'Reflektor 8 W', 'Lampa'];
    const documents = titles.map((title) => document(title, { title }));
    expect(sorted(documents, 'title')).toEqual([
      'Lampa',
      'Łącznik',
      'Reflektor 8 W',
      'Reflektor 30 W',
      'Złączka',
    ]);
  });

  it('compare prices by protocol by their first amount above 0', () => {
    const documents = [
      document('dear', { price: 90 }),
      document('cheap', { price: { onOff: 0, dali: 20, zigbee: 30 } }),
    ];
    expect(sorted(documents, 'price')).toEqual(['cheap', 'dear']);
    expect(sorted(documents, 'price', 'DESC')).toEqual(['dear', 'cheap']);
  });

  it('keep their order if equal', () => {
    const documents = ['newest', 'middle', 'oldest'].map((id) => document(id, { price: 5 }));
    expect(sorted(documents, 'price', 'DESC')).toEqual(['newest', 'middle', 'oldest']);
  });

  it('are sorted once per order, and paged', () => {
    const documents = ['c', 'a', 'b'].map((title) => document(title, { title }));
    const byTitle = ordered(documents, { field: 'title', order: 'ASC' });
    expect(ordered(documents, { field: 'title', order: 'ASC' })).toBe(byTitle);
    expect(sorted(documents, 'title', 'DESC')).toEqual(['c', 'b', 'a']);
    const { data, total } = pageOf(byTitle, { pagination: { page: 2, perPage: 2 } });
    expect([data.map(({ id }) => id), total]).toEqual([['c'], 3]);
  });
});

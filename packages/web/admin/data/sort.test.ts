import { describe, expect, it } from 'vitest';
import type { Document } from './allDocuments.ts';
import { sortDocuments } from './sort.ts';

const document = (id: string, fields: Record<string, unknown>): Document => ({
  id,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...fields,
});
const sorted = (documents: Document[], field: string, order: 'ASC' | 'DESC' = 'ASC') =>
  sortDocuments(documents, { field, order }).map(({ id }) => id);

describe('documents in order', () => {
  it('follow the Polish alphabet, and numbers by their size', () => {
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

  it('of an English title fall back to the Polish one, which is shown then', () => {
    const documents = [
      document('spot', { title: 'Reflektor', titleEn: 'Spot' }),
      document('linka', { title: 'Linka', titleEn: '' }),
    ];
    expect(sorted(documents, 'titleEn')).toEqual(['linka', 'spot']);
  });

  it('of a price by protocol count its first amount above 0', () => {
    const documents = [
      document('dear', { price: 90 }),
      document('cheap', { price: { onOff: 0, dali: 20, zigbee: 30 } }),
    ];
    expect(sorted(documents, 'price')).toEqual(['cheap', 'dear']);
    expect(sorted(documents, 'price', 'DESC')).toEqual(['dear', 'cheap']);
  });

  it('of a colour have black first, then white, then either', () => {
    const documents = [
      document('either', { isBlack: true, isWhite: true }),
      document('white', { isBlack: false, isWhite: true }),
      document('black', { isBlack: true, isWhite: false }),
    ];
    expect(sorted(documents, 'colour')).toEqual(['black', 'white', 'either']);
  });

  it('stay as they were where they are equal', () => {
    const documents = ['newest', 'middle', 'oldest'].map((id) => document(id, { price: 5 }));
    expect(sorted(documents, 'price', 'DESC')).toEqual(['newest', 'middle', 'oldest']);
  });
});

import { describe, expect, it } from 'vitest';
import { firstSort, hiddenColumnsOf, listColumns, sortsOf, titleField } from './columns.ts';

const shownOf = (collection: Parameters<typeof listColumns>[0]) => {
  const hidden = hiddenColumnsOf(collection);
  return listColumns(collection)
    .map(({ name }) => name)
    .filter((name) => !hidden.includes(name));
};

describe('the columns of a list', () => {
  it('are those of the collection, the code first', () => {
    expect(shownOf('bindings')).toEqual(['description', 'type', 'price', 'priceEuro', 'power', 'colour']);
    expect(shownOf('systems')).toEqual(['price', 'priceEuro', 'type']);
    expect(shownOf('gateways')).toEqual(['description', 'price', 'priceEuro']);
  });

  it('list the code once if it is the type', () => {
    expect(shownOf('powers')).toEqual(['type', 'price', 'priceEuro', 'power', 'colour']);
  });

  it('may be any other field except pictures and long texts', () => {
    expect(hiddenColumnsOf('bindings')).toEqual(
      expect.arrayContaining(['cct', 'ip', 'quantity', 'fitsBent']),
    );
    for (const field of ['img', 'title', 'productDescription'])
      expect(listColumns('bindings').map(({ name }) => name)).not.toContain(field);
  });

  it('sort by the displayed title', () => {
    expect(titleField('accessories', 'en')).toBe('titleEn');
    expect(titleField('systems', 'en')).toBe('title');
  });

  it('are also sort options without headers', () => {
    expect(sortsOf('gateways')).toEqual([
      'createdAt',
      'title',
      'description',
      'price',
      'priceEuro',
      'active',
    ]);
  });

  it('are sorted at first by code if it is the type, else newest first', () => {
    expect(firstSort('powers')).toEqual({ field: 'type', order: 'ASC' });
    expect(firstSort('bindings')).toEqual({ field: 'createdAt', order: 'DESC' });
  });
});

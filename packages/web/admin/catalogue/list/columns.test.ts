import { describe, expect, it } from 'vitest';
import { firstSort, hiddenColumnsOf, listColumns, sortsOf, titleField } from './columns.ts';

const shownOf = (collection: Parameters<typeof listColumns>[0]) => {
  const hidden = hiddenColumnsOf(collection);
  return listColumns(collection)
    .map(({ name }) => name)
    .filter((name) => !hidden.includes(name));
};

describe('the columns of a list', () => {
  it('are those that the collection has, the code first', () => {
    expect(shownOf('bindings')).toEqual(['description', 'type', 'price', 'priceEuro', 'power', 'colour']);
    expect(shownOf('systems')).toEqual(['price', 'priceEuro', 'type']);
    expect(shownOf('gateways')).toEqual(['description', 'price', 'priceEuro']);
  });

  it('have the code once where it is the type', () => {
    expect(shownOf('powers')).toEqual(['type', 'price', 'priceEuro', 'power', 'colour']);
  });

  it('may be any other field, but for pictures and texts of several lines', () => {
    expect(hiddenColumnsOf('bindings')).toEqual(
      expect.arrayContaining(['cct', 'ip', 'quantity', 'fitsBent']),
    );
    for (const field of ['img', 'title', 'productDescription'])
      expect(listColumns('bindings').map(({ name }) => name)).not.toContain(field);
  });

  it('sort by the title that is shown', () => {
    expect(titleField('accessories', 'en')).toBe('titleEn');
    // A system has one title for all languages.
    expect(titleField('systems', 'en')).toBe('title');
  });

  it('sort without a head as well, by what they show', () => {
    expect(sortsOf('gateways')).toEqual([
      'createdAt',
      'title',
      'description',
      'price',
      'priceEuro',
      'active',
    ]);
  });

  it('begin by code where articles are known by it, else with the newest', () => {
    expect(firstSort('powers')).toEqual({ field: 'type', order: 'ASC' });
    expect(firstSort('bindings')).toEqual({ field: 'createdAt', order: 'DESC' });
  });
});

import { describe, expect, it } from 'vitest';
import { firstSort, headGroups, listColumnsOf } from './columns.ts';

const heads = (...arguments_: Parameters<typeof headGroups>) =>
  headGroups(...arguments_).map((sorts) => sorts.map(({ field }) => field).join(' '));

describe('the columns of a list', () => {
  it('are those that the collection has', () => {
    expect(heads(listColumnsOf('bindings'), 'pl', false)).toEqual([
      'title',
      'description type',
      'price',
      'priceEuro',
      'power',
      'colour',
      'active',
    ]);
    expect(listColumnsOf('systems')).toMatchObject({ hasPicture: false, hasColour: false, hasWatts: false });
    expect(heads(listColumnsOf('systems'), 'pl', false)).toEqual([
      'title',
      'type',
      'price',
      'priceEuro',
      'active',
    ]);
    expect(heads(listColumnsOf('gateways'), 'pl', false)).toEqual([
      'title',
      'description',
      'price',
      'priceEuro',
      'active',
    ]);
  });

  it('have the code once where it is the type', () => {
    expect(heads(listColumnsOf('powers'), 'pl', false)).toEqual([
      'title',
      'type',
      'price',
      'priceEuro',
      'power',
      'colour',
      'active',
    ]);
  });

  it('have code and type under the name where there is little room', () => {
    expect(heads(listColumnsOf('accessories'), 'pl', true)[0]).toBe('title description type');
  });

  it('sort by the title that is shown', () => {
    expect(heads(listColumnsOf('accessories'), 'en', false)[0]).toBe('titleEn');
    // A system has one title for all languages.
    expect(heads(listColumnsOf('systems'), 'en', false)[0]).toBe('title');
  });

  it('begin by code where articles are known by it, else with the newest', () => {
    expect(firstSort('powers')).toEqual({ field: 'type', order: 'ASC' });
    expect(firstSort('bindings')).toEqual({ field: 'createdAt', order: 'DESC' });
  });
});

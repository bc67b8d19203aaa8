import { describe, expect, it } from 'vitest';
import { disagreements, settledConflict } from './conflict.ts';

const base = { title: 'Nero', type: 'spotlight', price: 10, translation: { DE: 'Nero' }, isBlack: true };
const stored = { ...base, price: 12, title: 'Nero 8 W' };

const proposals = (mine: object) =>
  disagreements('bindings', base, stored, { ...base, ...mine }).map(({ aspect, proposed }) => [
    aspect.key,
    proposed,
  ]);

describe('a conflict', () => {
  it('lists the differing fields; a field I changed proposes my value, any other the stored one', () => {
    expect(proposals({ price: 15, isBlack: false })).toEqual([
      ['title', 'stored'],
      ['price', 'mine'],
      ['colour', 'mine'],
    ]);
  });

  it('is empty if both versions are equal', () => {
    expect(proposals({ price: 12, title: 'Nero 8 W' })).toEqual([]);
  });
});

describe('a settled conflict', () => {
  const mine = { ...base, price: 15, translation: { DE: 'Nero neu' } };
  const disputed = disagreements('bindings', base, stored, mine);

  it('applies my changes to the stored version', () => {
    expect(settledConflict(disputed, {}, stored, mine)).toEqual({
      ...stored,
      price: 15,
      translation: { DE: 'Nero neu' },
    });
  });

  it('takes each field from the chosen side', () => {
    expect(settledConflict(disputed, { price: 'stored', title: 'mine' }, stored, mine)).toEqual({
      ...stored,
      title: 'Nero',
      translation: { DE: 'Nero neu' },
    });
  });
});

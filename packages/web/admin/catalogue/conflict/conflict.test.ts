import { describe, expect, it } from 'vitest';
import { disagreements, settled } from './conflict.ts';

const base = { title: 'Nero', type: 'spotlight', price: 10, translation: { DE: 'Nero' }, isBlack: true };
const stored = { ...base, price: 12, title: 'Nero 8 W' };

const proposals = (mine: object) =>
  disagreements('bindings', base, stored, { ...base, ...mine }).map(({ aspect, proposed }) => [
    aspect.key,
    proposed,
  ]);

describe('a conflict', () => {
  it('lists only the fields that differ: proposed is mine where I changed it, else theirs', () => {
    expect(proposals({ price: 15, isBlack: false })).toEqual([
      ['title', 'stored'],
      ['price', 'mine'],
      ['colour', 'mine'],
    ]);
  });

  it('is none where both wrote the same', () => {
    expect(proposals({ price: 12, title: 'Nero 8 W' })).toEqual([]);
  });
});

describe('a settled conflict', () => {
  const mine = { ...base, price: 15, translation: { DE: 'Nero neu' } };
  const disputed = disagreements('bindings', base, stored, mine);

  it('has my changes on what is stored', () => {
    expect(settled(disputed, {}, stored, mine)).toEqual({
      ...stored,
      price: 15,
      translation: { DE: 'Nero neu' },
    });
  });

  it('takes each field from the side that was chosen', () => {
    expect(settled(disputed, { price: 'stored', title: 'mine' }, stored, mine)).toEqual({
      ...stored,
      title: 'Nero',
      translation: { DE: 'Nero neu' },
    });
  });
});

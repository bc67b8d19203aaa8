import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeBack } from './takeBack.ts';

describe('undoing a change value by value', () => {
  it('restores values that nobody changed since, and leaves the others', () => {
    const before = { title: 'Reflektor', price: { onOff: 10, dali: 20 }, active: true };
    const after = { title: 'Reflektor S', price: { onOff: 11, dali: 22 }, active: true, sheet: 'a.pdf' };
    const now = { title: 'Reflektor S', price: { onOff: 11, dali: 30 }, active: false, sheet: 'a.pdf' };
    expect(takeBack(before, after, now)).toEqual({
      fields: { title: 'Reflektor', price: { onOff: 10, dali: 30 }, sheet: null },
      conflicts: [['price', 'dali']],
    });
  });

  it('leaves a list that was changed since as a whole', () => {
    expect(takeBack({ tags: ['a'] }, { tags: ['b'] }, { tags: ['b', 'c'] })).toEqual({
      fields: {},
      conflicts: [['tags']],
    });
  });

  it('restores the whole document if it is as the change left it', () => {
    const document = fc.dictionary(
      fc.constantFrom('a', 'b', 'c'),
      fc.oneof(fc.nat(9), fc.constantFrom('x', 'y')),
    );
    fc.assert(
      fc.property(document, document, (before, after) => {
        const { fields, conflicts } = takeBack(before, after, after);
        const there = Object.entries({ ...after, ...fields }).filter(([, value]) => value !== null);
        expect(Object.fromEntries(there)).toEqual({ ...before });
        expect(conflicts).toEqual([]);
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SYSTEM_TYPES } from '../catalogue/systemType.ts';
import { byProtocol, madeFor, madeOnly, parsedPrice } from './madeFor.ts';

const amount = fc.constantFrom(0, 12.5, 99.9);
const anyPrice = fc.oneof(amount, fc.record({ onOff: amount, dali: amount, zigbee: amount }));
const anyMade = fc.subarray([...SYSTEM_TYPES], { minLength: 1 });

it('A stored price restores the protocols of a luminaire, or null if impossible (D23)', () => {
  fc.assert(
    fc.property(anyPrice, anyMade, (price, made) => {
      const stored = parsedPrice(price, made);
      if (stored === null) {
        expect(made.some((type) => byProtocol(price)[type] === 0)).toBe(true);
        return;
      }
      expect(madeFor(stored)).toEqual(made);
      for (const type of made) expect(byProtocol(stored)[type]).toBe(byProtocol(price)[type]);
    }),
  );
});

it('One price for some protocols is stored with zeros for the others', () => {
  expect(parsedPrice(50, ['onOff', 'dali'])).toEqual({ onOff: 50, dali: 50, zigbee: 0 });
  expect(parsedPrice(50, ['dali', 'zigbee', 'onOff'])).toBe(50);
  expect(parsedPrice(0, ['dali'])).toBeNull();
  expect(madeOnly({ onOff: 3, dali: 4, zigbee: 5 }, ['zigbee'])).toEqual({ onOff: 0, dali: 0, zigbee: 5 });
});

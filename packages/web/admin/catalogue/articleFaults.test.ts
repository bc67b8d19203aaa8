import { describe, expect, it } from 'vitest';
import { articleFault } from './articleFaults.ts';

describe('the fault of an invalid value', () => {
  it.each([
    ['title', '', { word: 'required', max: 1 }],
    ['title', 'a'.repeat(201), { word: 'tooLong', max: 200 }],
    ['titleEn', 'a'.repeat(201), { word: 'tooLong', max: 200 }],
    ['translation.DE', 'a'.repeat(5001), { word: 'tooLong', max: 5000 }],
    ['price', -1, { word: 'negative', max: 0 }],
    ['price', 'dwa', { word: 'number' }],
    ['price.dali', 'dwa', { word: 'number' }],
    ['priceEuro.dali', -5, { word: 'negative', max: 0 }],
    ['power', 100_001, { word: 'tooHigh', max: 100_000 }],
    ['quantity', 1.5, { word: 'whole' }],
    ['cct', 27, { word: 'tooLow', min: 1000 }],
    ['tiltMax', 120, { word: 'tooHigh', max: 90 }],
    ['lumens', 'dużo', { word: 'number' }],
    ['ip', '4', { word: 'code' }],
    ['protectionClass', 'IV', { word: 'protectionClass' }],
  ])('at %s, value %s', (path, value, fault) => {
    expect(articleFault('bindings', path, value)).toEqual(fault);
  });

  it.each([
    ['perB16', 0, { word: 'tooLow', min: 1 }],
    ['perB16', 1.5, { word: 'whole' }],
    ['inrushCurrent', -1, { word: 'negative', max: 0 }],
    ['inrushTime', 100_001, { word: 'tooHigh', max: 100_000 }],
  ])('at %s of a supply, value %s', (path, value, fault) => {
    expect(articleFault('powers', path, value)).toEqual(fault);
  });

  it('asks for a choice if a system has no control protocol', () => {
    expect(articleFault('systems', 'type', '')).toEqual({ word: 'choose' });
  });

  it.each([
    ['title', 'Nero'],
    ['price', 129.9],
    ['price', { onOff: 1, dali: 2, zigbee: 0 }],
    ['price.dali', 2],
    ['translation.DE', ''],
    ['lumens', null],
    ['ip', 'IP44'],
    ['protectionClass', '2'],
  ])('is null at %s for the valid value %s', (path, value) => {
    expect(articleFault('bindings', path, value)).toBeNull();
  });

  it('throws with the name of an unknown field', () => {
    expect(() => articleFault('systems', 'img', '')).toThrow('systems has no field img');
  });
});

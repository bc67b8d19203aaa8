import { describe, expect, it } from 'vitest';
import { laidByProtocol, laidEither } from './price.ts';

const three = { onOff: 10, dali: 20, zigbee: 30 };
const noParts = { onOff: null, dali: null, zigbee: null };

describe('a price as one amount or by protocol', () => {
  it.each([
    ['stays one amount with empty protocols', 99, { whole: 99, parts: noParts }, 99],
    ['stays by protocol with an empty amount', three, { whole: null, parts: three }, three],
    ['becomes one amount', three, { whole: 50, parts: noParts }, 50],
    [
      'becomes by protocol',
      99,
      { whole: null, parts: { ...noParts, dali: 5 } },
      { onOff: 0, dali: 5, zigbee: 0 },
    ],
    ['keeps the protocols that the file lacks', three, { parts: { dali: 5 } }, { ...three, dali: 5 }],
    [
      'counts for the protocols that the file lacks',
      99,
      { parts: { dali: 5 } },
      { onOff: 99, dali: 5, zigbee: 99 },
    ],
    [
      'stays by protocol where the file has the one amount only, and empty',
      three,
      { whole: null, parts: {} },
      three,
    ],
    ['stays one amount where the file has protocols only, and empty', 99, { parts: noParts }, 99],
    ['is taken away by an empty cell', 99, { whole: null, parts: noParts }, 0],
    ['is removed by empty cells', three, { whole: null, parts: noParts }, 0],
  ])('%s', (_, before, cells, after) => {
    expect(laidEither(before, cells)).toEqual({ price: after });
  });

  it.each([
    [
      'is one amount for some',
      99,
      { whole: 50, parts: noParts, madeFor: ['dali'] },
      { onOff: 0, dali: 50, zigbee: 0 },
    ],
    [
      'is withdrawn for one',
      99,
      { parts: {}, madeFor: ['onOff', 'dali'] },
      { onOff: 99, dali: 99, zigbee: 0 },
    ],
    ['stays one amount for all', 99, { whole: 99, parts: noParts, madeFor: ['onOff', 'dali', 'zigbee'] }, 99],
  ] as const)('with the protocols of the luminaire %s (D23)', (_, before, cells, after) => {
    expect(laidEither(before, cells)).toEqual({ price: after });
  });

  it.each([
    ['priceTwice', { whole: 99, parts: { ...noParts, dali: 5 } }],
    ['priceNotMade', { parts: { dali: 5, zigbee: 6 }, madeFor: ['dali'] }],
    ['priceMissing', { parts: { onOff: 5, dali: 0 }, madeFor: ['onOff', 'dali'] }],
  ] as const)('is refused: %s', (fault, cells) => {
    expect(laidEither(99, cells)).toEqual({ fault });
  });
});

describe('a price by protocol', () => {
  it('has the values of the row, 0 for an empty cell, and its other stored values', () => {
    expect(laidByProtocol(three, { parts: { onOff: 1, dali: null } })).toEqual({
      onOff: 1,
      dali: 0,
      zigbee: 30,
    });
    expect(laidByProtocol(undefined, { parts: { dali: 2 } })).toEqual({ onOff: 0, dali: 2, zigbee: 0 });
  });
});

import { expect, it } from 'vitest';
import { isInEu, isTaxNumber, plainTaxNumber, splitTaxNumber } from './taxNumber.ts';

it.each(['5260001246', 'PL5260001246', '7740001454'])(
  '%s is a Polish number by its check digit',
  (number) => {
    expect(isTaxNumber(number, '')).toBe(true);
    expect(isTaxNumber(number, 'PL')).toBe(true);
  },
);

it.each(['5260001247', 'PL5260001245', '526000124', 'PL52600012460'])(
  '%s is no Polish number: digits are missing or wrong',
  (number) => {
    expect(isTaxNumber(number, 'PL')).toBe(false);
  },
);

it('spaces, hyphens and small letters do not matter', () => {
  expect(plainTaxNumber(' pl 526-000-12-46')).toBe('PL5260001246');
});

it.each([
  ['DE123456789', 'DE12345678'],
  ['ATU12345678', 'AT12345678'],
  ['NL123456789B01', 'NL1234567890'],
  ['FRAB123456789', 'FR123'],
  ['EL123456789', 'EL12345678'],
  ['SE123456789001', 'SE1234567890'],
])('%s has the format of its prefix, and %s has not', (right, wrong) => {
  expect([isTaxNumber(right, ''), isTaxNumber(wrong, '')]).toEqual([true, false]);
});

it('a number without a prefix is checked by the country of the address', () => {
  expect(isTaxNumber('123456789', 'DE')).toBe(true);
  expect(isTaxNumber('12345678', 'DE')).toBe(false);
  expect(isTaxNumber('12345678', 'GR')).toBe(false);
});

it('the prefix of the number takes precedence over the country', () => {
  expect(isTaxNumber('DE123456789', 'PL')).toBe(true);
});

it('numbers of other countries are not checked', () => {
  expect(isTaxNumber('CHE-123', 'CH')).toBe(true);
  expect(isTaxNumber('12', '')).toBe(true);
});

it('a number is split into the prefix of its VAT number and the rest', () => {
  expect(splitTaxNumber('DE123456789', '')).toEqual({ prefix: 'DE', national: '123456789' });
  expect(splitTaxNumber('123456789', 'GR')).toEqual({ prefix: 'EL', national: '123456789' });
  expect(splitTaxNumber('CHE123456789', 'CH')).toEqual({ prefix: '', national: 'CHE123456789' });
});

it('Greece is in the EU, and Northern Ireland is no country of it', () => {
  expect(['GR', 'PL', 'XI', 'CH'].map(isInEu)).toEqual([true, true, false, false]);
});

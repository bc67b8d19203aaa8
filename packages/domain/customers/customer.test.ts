import { describe, expect, it } from 'vitest';
import { buyerLines } from './customer.ts';

const nobody = {
  ...{ firm: '', name: 'Anna Lipowa', emails: ['anna@dom.example'], phones: [], taxNumber: '' },
  billing: { street: '', postcode: '', city: '', country: '' },
};

describe('the buyer on an offer', () => {
  it('is a firm with its person, address and tax number', () => {
    const firm = {
      ...nobody,
      ...{ firm: 'Zorza sp. z o.o.', taxNumber: '5260001246' },
      billing: { street: 'ul. Klonowa 8', postcode: '31-001', city: 'Kraków', country: 'PL' },
    };
    expect(buyerLines(firm)).toEqual([
      'Zorza sp. z o.o.',
      'Anna Lipowa',
      'ul. Klonowa 8',
      '31-001 Kraków',
      'NIP 5260001246',
    ]);
    expect(buyerLines({ ...firm, taxNumber: 'DE136695976' }).at(-1)).toBe('DE136695976');
    const abroad = { ...firm, taxNumber: '123456789', billing: { ...firm.billing, country: 'US' } };
    expect(buyerLines(abroad).at(-1)).toBe('123456789');
  });

  it('is unknown without a firm or an address', () => {
    expect(buyerLines(nobody)).toEqual([]);
  });
});

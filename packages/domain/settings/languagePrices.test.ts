import { describe, expect, it } from 'vitest';
import { currenciesOf, pricesAsPicked, pricesIn, UNSET_PRICES } from './languagePrices.ts';

describe('the displayed currency (D22)', () => {
  const shown = (languages: string[], picked: 'PLN' | 'EUR' | null) =>
    pricesAsPicked(UNSET_PRICES, 'EN', languages, picked);

  it('can be picked among the currencies of the active languages', () => {
    expect(currenciesOf(UNSET_PRICES, ['PL', 'EN', 'DE'])).toEqual(['PLN', 'EUR']);
    expect(shown(['PL', 'EN'], 'PLN')).toEqual({ ...pricesIn(UNSET_PRICES, 'EN'), currency: 'PLN' });
    for (const picked of ['EUR', null] as const) expect(shown(['PL', 'EN'], picked).currency).toBe('EUR');
    expect(shown(['EN'], 'PLN').currency).toBe('EUR');
  });

  it('stays the same object if nothing changes, to avoid recomputing', () => {
    expect(shown(['PL', 'EN'], 'PLN')).toBe(shown(['EN', 'PL'], 'PLN'));
  });
});

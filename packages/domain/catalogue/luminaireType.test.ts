import { expect, test } from 'vitest';
import { symbolOf } from './luminaireType.ts';

test('a luminaire has the symbol of its type, and the spotlight if its type is unknown', () => {
  const types = [
    { key: 'spot', symbol: 'spotlight' },
    { key: 'Lampy nad stół', symbol: 'pendant' },
  ] as const;
  expect(symbolOf({ type: 'Lampy nad stół' }, types)).toBe('pendant');
  expect(symbolOf({ type: 'unknown' }, types)).toBe('spotlight');
});

import { expect, test } from 'vitest';
import { symbolOf } from './luminaireType.ts';

test('a luminaire is drawn with the symbol of its type, and as a spotlight where its type is not on the list', () => {
  const types = [
    { key: 'spot', symbol: 'spotlight' },
    { key: 'Lampy nad stół', symbol: 'pendant' },
  ] as const;
  expect(symbolOf({ type: 'Lampy nad stół' }, types)).toBe('pendant');
  expect(symbolOf({ type: 'unknown' }, types)).toBe('spotlight');
});

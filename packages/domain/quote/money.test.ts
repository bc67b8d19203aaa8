import { expect, it } from 'vitest';
import { cents } from '../units.ts';
import { formatMoneyChange } from './money.ts';

it('writes a change with its sign, and no sign for zero', () => {
  const written = [12_300, -12_300, 0].map((change) => formatMoneyChange(cents(change), 'PLN', 'pl'));
  expect(written).toEqual(['+123,00\u00a0zł', '−123,00\u00a0zł', '0,00\u00a0zł']);
});

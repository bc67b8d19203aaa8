import * as v from 'valibot';
import { expect, it } from 'vitest';
import { articlePercents, priceGroups } from './priceGroup.ts';

it('codes may contain spaces, and percents two decimals', () => {
  expect([...(articlePercents('Linka 2 m 10; ON0111 12,5%\n') ?? [])]).toEqual([
    ['linka 2 m', 10],
    ['on0111', 12.5],
  ]);
});

it.each(['ON0111', '12', 'ON0111 101', 'ON0111 1,234', 'ON0111 -5 %'])('%s is refused', (articles) => {
  const group = { key: 'a', title: 'A', discount: 0, articles };
  expect(v.is(priceGroups.schema, group)).toBe(false);
});

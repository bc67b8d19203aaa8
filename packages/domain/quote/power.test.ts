import { loadPercent } from '@lumitor/domain/quote/power';
import { expect, test } from 'vitest';

test.each([
  [0, 200, 0],
  [128, 200, 64],
  [200, 200, 100],
  [200.1, 200, 101],
  [0.07, 7, 1],
  [28, 50, 56],
  [5, 0, 101],
  [0, 0, 0],
])('%d W on a supply of %d W is %d percent', (total, supply, percent) => {
  expect(loadPercent(total, supply)).toBe(percent);
});

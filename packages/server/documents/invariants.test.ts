import { expect, it } from 'vitest';
import { refuseBrokenShop } from './invariants.ts';

it('Settings stay what they are about; a light target may become one of the other kind', () => {
  expect(() => refuseBrokenShop('settings', { kind: 'shop' }, { kind: 'legal' })).toThrow(/kind shop/);
  expect(() => refuseBrokenShop('settings', { kind: 'shop' }, { kind: 'shop' })).not.toThrow();
  expect(() => refuseBrokenShop('lightTargets', { kind: 'least' }, { kind: 'greatest' })).not.toThrow();
});

import { expect, test } from 'vitest';
import { supplyName } from '../kinds/supply/device.ts';
import { busPlaceInWords, feedName, zoneName } from './installationWords.ts';

test('feeds, circuit parts and supplies are numbered from 1', () => {
  expect([feedName(1), zoneName(0), supplyName(1)]).toEqual(['F1', 'Z1', 'S2']);
});

test('a bus address names its gateway if there are several', () => {
  expect(busPlaceInWords({ gateway: 1, address: 7 }, 1)).toBe('A07');
  expect(busPlaceInWords({ gateway: 2, address: 63 }, 2)).toBe('G2 A63');
});

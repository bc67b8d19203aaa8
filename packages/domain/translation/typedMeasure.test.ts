import { expect, it } from 'vitest';
import { typedMeasure } from './typedMeasure.ts';

it.each([
  ['2,5 mm²', 'mm²', 2.5],
  ['2.5mm2', 'mm²', 2.5],
  ['2.5', 'mm²', 2.5],
  ['45.2 V', 'V', 45.2],
  ['45,2v', 'V', 45.2],
  ['12,5 m', 'cm', 1250],
  ['30°', '°', 30],
  ['−15', '°', -15],
  ['20 %', '%', 20],
  ['500 MΩ', 'MΩ', 500],
  ['7', '', 7],
])('“%s” in a field of %s is %s', (typed, unit, value) => {
  expect(typedMeasure(typed, unit)).toBe(value);
});

it.each([
  ['5 m', '%'],
  ['2,5 mm', 'mm²'],
  ['500 mΩ', 'MΩ'],
  ['45 A', 'V'],
  ['', 'V'],
  ['V', 'V'],
])('“%s” is invalid in a field of %s', (typed, unit) => {
  expect(typedMeasure(typed, unit)).toBeNaN();
});

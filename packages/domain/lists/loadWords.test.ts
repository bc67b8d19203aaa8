import { expect, it } from 'vitest';
import { parts } from '../texts/parts.ts';
import { translator } from '../translation/lookup.ts';
import { isLoadUnknown, loadInWords } from './loadWords.ts';

const inEnglish = Object.entries(parts).map(([key, { en }]) => [`${key}_EN`, en]);
const t = translator({ parts: Object.fromEntries(inEnglish) }, 'EN');
const wordsOf = (load: number, isUnknown: boolean) => loadInWords(load, isUnknown, 'EN', t);

it('a partly unknown load is a minimum in watts, and an unknown one is never 0 W', () => {
  expect(wordsOf(72, false)).toBe('72\u00a0W');
  expect(wordsOf(72, true)).toBe('at least 72\u00a0W');
  expect(wordsOf(0, true)).toBe('unknown');
});

it('the load of a circuit part is unknown if it has a luminaire of 0 W', () => {
  const installed = [{ watts: 12 }, { watts: 0 }];
  expect(isLoadUnknown({ luminaires: [0] }, installed)).toBe(false);
  expect(isLoadUnknown({ luminaires: [0, 1] }, installed)).toBe(true);
});

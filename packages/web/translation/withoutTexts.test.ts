import { afterEach, expect, it, vi } from 'vitest';
import { wordsWithoutTexts } from './withoutTexts.ts';

afterEach(() => vi.unstubAllGlobals());

const retryIn = (browser: string, search: string) => {
  vi.stubGlobal('navigator', { language: browser });
  vi.stubGlobal('location', { search });
  return wordsWithoutTexts().retry;
};

it('are in the language of the address, otherwise Polish', () => {
  expect(retryIn('en-US', '?lang=de')).toBe('Erneut versuchen');
  expect(retryIn('en-US', '')).toBe('Spróbuj ponownie');
  expect(retryIn('pl-PL', '?lang=fr')).toBe('Spróbuj ponownie');
  expect(retryIn('pl-PL', '?lang=toString')).toBe('Spróbuj ponownie');
});

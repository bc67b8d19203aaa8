import { expect, it } from 'vitest';
import { isKnownLanguage, languageName, ownLanguageName } from './languageNames.ts';

it('a language is called as its people call it', () => {
  expect(['PL', 'DE', 'EN', 'FR', 'UK', 'CS'].map(ownLanguageName)).toEqual([
    'Polski',
    'Deutsch',
    'English',
    'Français',
    'Українська',
    'Čeština',
  ]);
});

it('a language is called in the language of who reads', () => {
  expect([languageName('DE', 'pl'), languageName('DE', 'en')]).toEqual(['Niemiecki', 'German']);
});

it('a country’s code is no language’s', () => {
  expect(['CZ', 'UA', 'GB', 'XX', 'D', 'DEUT', 'D1'].filter(isKnownLanguage)).toEqual([]);
  expect(['CS', 'UK', 'EN', 'DE', 'de'].every(isKnownLanguage)).toBe(true);
});

import { expect, it } from 'vitest';
import { isKnownLanguage, LANGUAGES_LEFT_OUT, languageName, ownLanguageName } from './languageNames.ts';

it('a language has its own name', () => {
  expect(['PL', 'DE', 'EN', 'FR', 'UK', 'CS'].map(ownLanguageName)).toEqual([
    'Polski',
    'Deutsch',
    'English',
    'Français',
    'Українська',
    'Čeština',
  ]);
});

it('a language has its name in the language of the reader', () => {
  expect([languageName('DE', 'pl'), languageName('DE', 'en')]).toEqual(['Niemiecki', 'German']);
});

it('a country code is not a language code', () => {
  expect(['CZ', 'UA', 'GB', 'XX', 'D', 'DEUT', 'D1'].filter(isKnownLanguage)).toEqual([]);
  expect(['CS', 'UK', 'EN', 'DE', 'de'].every(isKnownLanguage)).toBe(true);
});

it('an invalid code is shown as written', () => {
  expect(['', 'D', 'XX', 'd1'].map(ownLanguageName)).toEqual(['', 'D', 'XX', 'd1']);
});

it('a name missing in browsers comes from the local list', () => {
  for (const [tag, name] of Object.entries(LANGUAGES_LEFT_OUT))
    expect(name.toLowerCase()).toBe(
      new Intl.DisplayNames([tag], { type: 'language' }).of(tag)?.toLowerCase(),
    );
});

import { expect, it } from 'vitest';
import { isKnownLanguage, LEFT_OUT, languageName, ownLanguageName } from './languageNames.ts';

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

it('what is no code is called as it is written', () => {
  expect(['', 'D', 'XX', 'd1'].map(ownLanguageName)).toEqual(['', 'D', 'XX', 'd1']);
});

it('a name that browsers lack is the one that is known elsewhere', () => {
  for (const [tag, name] of Object.entries(LEFT_OUT))
    expect(name.toLowerCase()).toBe(
      new Intl.DisplayNames([tag], { type: 'language' }).of(tag)?.toLowerCase(),
    );
});

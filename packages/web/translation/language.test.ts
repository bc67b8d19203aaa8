import { afterEach, expect, it, vi } from 'vitest';
import {
  activeLanguages,
  firstLanguage,
  languageInAddress,
  languageToOffer,
  languageToShow,
  rememberLanguage,
} from './language.ts';

afterEach(() => vi.unstubAllGlobals());

const texts = {
  translations: { header: { title_PL: 'Tytuł', title_EN: 'Title' } },
  languages: [
    { lang: 'PL', active: true },
    { lang: 'EN', active: true },
    { lang: 'DE', active: false },
  ],
};

it('shows the requested language, otherwise Polish (D34)', () => {
  expect(languageToShow('en', texts)).toBe('EN');
  expect(languageToShow('de', texts)).toBe('PL');
  expect(languageToShow('xx', texts)).toBe('PL');
});

it('shows the language of the loaded texts until the requested ones arrive', () => {
  expect(languageToShow('en', { ...texts, language: 'PL' })).toBe('PL');
});

it('assumes the requested language until the texts arrive', () => {
  expect(languageToShow('de', null)).toBe('DE');
});

it('offers only active languages', () => {
  expect(activeLanguages(texts)).toEqual(['PL', 'EN']);
});

it('reads the language of the address in upper or lower case', () => {
  expect(languageInAddress('?lang=EN')).toBe('en');
  expect(languageInAddress('?lang=')).toBeNull();
});

it('shows an active language without texts (D34)', () => {
  const languages = [...texts.languages, { lang: 'FR', active: true }];
  expect(languageToShow('fr', { ...texts, languages })).toBe('FR');
});

function browserIn(language: string, stored: Record<string, string> = {}): Map<string, string> {
  const items = new Map(Object.entries(stored));
  vi.stubGlobal('navigator', { language });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  return items;
}

it.each(['en-GB', 'de-AT', 'pl-PL'])(
  'starts in Polish whatever the browser’s language, here %s (D34)',
  (own) => {
    browserIn(own);
    expect(firstLanguage('')).toBe('pl');
    expect(firstLanguage('?lang=EN')).toBe('en');
  },
);

it('offers the browser’s language until one is chosen, and then starts in the chosen one', () => {
  const stored = browserIn('en-GB');
  expect(languageToOffer('')).toBe('EN');
  expect(languageToOffer('?lang=pl')).toBeNull();
  rememberLanguage('de');
  expect(languageToOffer('')).toBeNull();
  expect(firstLanguage('')).toBe('de');
  expect([...stored.values()]).toEqual(['de']);
});

it('starts in Polish if storage is forbidden', () => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('localStorage', undefined);
  rememberLanguage('en');
  expect(firstLanguage('')).toBe('pl');
});

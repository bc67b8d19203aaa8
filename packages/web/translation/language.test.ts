import { afterEach, expect, it, vi } from 'vitest';
import { activeLanguages, firstLanguage, languageInAddress, languageToShow } from './language.ts';

afterEach(() => vi.unstubAllGlobals());

const texts = {
  translations: { header: { title_PL: 'Tytuł', title_EN: 'Title' } },
  languages: [
    { lang: 'PL', active: true },
    { lang: 'EN', active: true },
    { lang: 'DE', active: false },
  ],
};

it('shows the language asked for, else Polish (D34)', () => {
  expect(languageToShow('en', texts)).toBe('EN');
  expect(languageToShow('de', texts)).toBe('PL');
  expect(languageToShow('xx', texts)).toBe('PL');
});

it('shows the language that texts came in until those asked for are there', () => {
  expect(languageToShow('en', { ...texts, language: 'PL' })).toBe('PL');
});

it('takes the language asked for as given until the texts are there', () => {
  expect(languageToShow('de', null)).toBe('DE');
});

it('offers the active languages alone', () => {
  expect(activeLanguages(texts)).toEqual(['PL', 'EN']);
});

it('reads the language of the address in any case', () => {
  expect(languageInAddress('?lang=EN')).toBe('en');
  expect(languageInAddress('?lang=')).toBeNull();
});

it.each([
  ['en-GB', 'EN'],
  ['EN', 'EN'],
  ['pl-PL', 'PL'],
  ['de-AT', 'PL'],
  ['fr-FR', 'PL'],
])(
  'starts a browser in %s in %s where that is active, unless the address names another (D34)',
  (own, shown) => {
    vi.stubGlobal('navigator', { language: own });
    expect(languageToShow(firstLanguage(''), texts)).toBe(shown);
    expect(firstLanguage('?lang=PL')).toBe('pl');
  },
);

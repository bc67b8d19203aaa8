import { expect, it } from 'vitest';
import { activeLanguages, languageInAddress, languageToShow } from './language.ts';

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

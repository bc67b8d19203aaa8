import { expect, it } from 'vitest';
import { createI18nProvider } from './i18nProvider.ts';

it('numbers in messages have the decimal sign of the language', () => {
  const values = { min: 0.3, max: 11.5 };
  const written = (language: 'pl' | 'en') =>
    createI18nProvider(language).translate('partRules.faults.measure', values);
  expect(written('pl')).toBe('Wpisz liczbę od 0,3 do 11,5.');
  expect(written('en')).toBe('Enter a number from 0.3 to 11.5.');
});

it('the count of a message selects its plural', () => {
  const { translate } = createI18nProvider('en');
  const tooMany = (count: number) => translate('account.password.tooMany', { smart_count: count });
  expect([1, 2].map(tooMany)).toEqual([
    'Too many attempts. Try again in 1 minute.',
    'Too many attempts. Try again in 2 minutes.',
  ]);
});

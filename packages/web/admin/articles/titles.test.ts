import { expect, test } from 'vitest';
import { storedTitles } from './titles.ts';

test('titles are stored as far as they are there, Polish and English in fields of their own', () => {
  expect(storedTitles({ PL: ' Lampy nad stół ', DE: 'Tischpendel', FR: ' ' })).toEqual({
    title: 'Lampy nad stół',
    titleEn: '',
    translation: { DE: 'Tischpendel' },
  });
});

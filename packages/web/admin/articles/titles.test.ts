import { expect, test } from 'vitest';
import { storedTitles } from './titles.ts';

test('empty titles are not stored; Polish and English have separate fields', () => {
  expect(storedTitles({ PL: ' Lampy nad stół ', DE: 'Tischpendel', FR: ' ' })).toEqual({
    title: 'Lampy nad stół',
    titleEn: '',
    translation: { DE: 'Tischpendel' },
  });
});

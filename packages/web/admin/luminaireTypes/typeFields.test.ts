import { expect, test } from 'vitest';
import { fieldsOf } from './typeFields.ts';

test('a type is stored with the titles that it has, Polish and English in fields of their own', () => {
  expect(fieldsOf({ PL: ' Lampy nad stół ', DE: 'Tischpendel', FR: ' ' })).toEqual({
    title: 'Lampy nad stół',
    titleEn: '',
    translation: { DE: 'Tischpendel' },
  });
});

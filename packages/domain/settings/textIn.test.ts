import { expect, it } from 'vitest';
import { textIn } from './textIn.ts';

it('says a text in the language, else in English, else in Polish', () => {
  expect(textIn({ PL: 'Sklep', EN: 'Shop', DE: 'Laden' }, 'DE')).toBe('Laden');
  expect(textIn({ PL: 'Sklep', EN: 'Shop', DE: ' ' }, 'DE')).toBe('Shop');
  expect(textIn({ PL: 'Sklep' }, 'DE')).toBe('Sklep');
  expect(textIn({ CS: 'Obchod' }, 'DE')).toBe('');
});

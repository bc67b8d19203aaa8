import { expect, it } from 'vitest';
import { insertedField } from './insertedField.ts';

const at = (text: string, isAlone = false, name = 'link') => {
  const [before = '', selected = '', after = ''] = text.split('|');
  const range = { start: before.length, end: before.length + (after === '' ? 0 : selected.length) };
  const whole = after === '' ? before + selected : before + selected + after;
  const { text: made, cursor } = insertedField(whole, range, { name, isAlone });
  return `${made.slice(0, cursor)}|${made.slice(cursor)}`;
};

it('inserts a field at the cursor and places the cursor behind it', () => {
  expect(at('Numer: |, dziękujemy', false, 'number')).toBe('Numer: {number}|, dziękujemy');
  expect(at('|')).toBe('{link}|');
});

it('replaces the selected text', () => {
  expect(at('Zobacz |tutaj| rysunek')).toBe('Zobacz {link}| rysunek');
});

it('puts a field of several lines on a line of its own, without doubling line breaks', () => {
  expect(at('Treść:| Dziękujemy', true, 'message')).toBe('Treść:\n{message}|\n Dziękujemy');
  expect(at('Treść:\n|\nDziękujemy', true, 'message')).toBe('Treść:\n{message}|\nDziękujemy');
});

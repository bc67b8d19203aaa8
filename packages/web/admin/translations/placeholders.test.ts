import { describe, expect, it } from 'vitest';
import { textFaults } from './placeholders.ts';

const COUNTED = '{count, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}, {metres} m';

describe('a text compared with the Polish one', () => {
  it.each([
    ['{count, plural, one {# step} other {# steps}}, {metres} m', COUNTED, 'EN'],
    ['{metres} m, {count} Schritte', COUNTED, 'DE'],
    ['{count, plural, one {# pc} other {# pcs}}', '{count} szt.', 'EN'],
    ['Title', 'Tytuł', 'EN'],
  ])('is valid with the same values: %s', (text, polish, language) => {
    expect(textFaults(text, polish, language)).toEqual([]);
  });

  it('is reported for a missing value', () => {
    expect(textFaults('Steps', COUNTED, 'EN')).toEqual([{ kind: 'lacking', names: ['count', 'metres'] }]);
  });

  it('is reported for an unknown value', () => {
    expect(textFaults('{metres} m, {cuont} Schritte', COUNTED, 'DE')).toEqual([
      { kind: 'lacking', names: ['count'] },
      { kind: 'unknown', names: ['cuont'] },
    ]);
  });

  it('is reported for missing plural forms of its language', () => {
    const text = '{count, plural, one {# krok} other {# kroku}}, {metres}';
    expect(textFaults(text, COUNTED, 'PL')).toEqual([
      { kind: 'forms', names: ['few', 'many'], value: 'count' },
    ]);
    expect(textFaults('{n, plural, one {# step}}', '{n}', 'EN')).toEqual([
      { kind: 'forms', names: ['other'], value: 'n' },
    ]);
  });

  it.each(['{metres', 'metres}', '{count, plural, one # other #}', '{}'])(
    'is reported for stray braces: %s',
    (text) => {
      expect(textFaults(text, undefined, 'EN')).toEqual([{ kind: 'braces' }]);
    },
  );
});

it('a text without a reference is checked alone', () => {
  expect(textFaults('{name}', undefined, 'EN')).toEqual([]);
});

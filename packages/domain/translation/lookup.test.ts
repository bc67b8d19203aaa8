import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Side } from '../kinds/rail/shape.ts';
import { titleIn } from './articleTexts.ts';
import { formatText } from './format.ts';
import { findText, LOADING, languageOf, translator } from './lookup.ts';

describe('a text', () => {
  const translations = {
    header: { title_PL: 'Konfigurator', title_EN: 'Configurator' },
    start: { begin_PL: 'Projektuj w {line}' },
  };

  it('is found by section, key and language', () => {
    expect(translator(translations, 'EN')('header.title')).toBe('Configurator');
    expect(translator(translations, 'pl')('start.begin', { line: 'Micro' })).toBe('Projektuj w Micro');
  });

  it('falls back to English, Polish, then any other language (D34)', () => {
    expect(translator(translations, 'DE')('header.title')).toBe('Configurator');
    expect(translator(translations, 'DE')('start.begin', { line: 'Micro' })).toBe('Projektuj w Micro');
    expect(translator({ header: { title_PL: '', title_DE: 'Titel' } }, 'FR')('header.title')).toBe('Titel');
  });

  it('uses the plural rules of the language in which it was found', () => {
    const zero = { canvas: { zoom_EN: '{count, plural, one {one} other {other}}' } };
    expect(findText(zero.canvas, 'zoom', 'FR')).toEqual({ text: zero.canvas.zoom_EN, language: 'EN' });
    expect(formatText(zero.canvas.zoom_EN, { count: 0 }, 'EN')).toBe('other');
  });

  it('without any language shows its path (D34)', () => {
    expect(translator(translations, 'PL')('footer.privacy')).toBe('Translation not found for footer.privacy');
  });

  const languages = ['PL', 'EN', 'DE', 'FR'];
  it('is found in every language if any language has it (D34)', () => {
    const stored = fc.dictionary(
      fc.constantFrom(...languages.flatMap((code) => [`title_${code}`, `title_long_${code}`])),
      fc.constantFrom('', 'text'),
    );
    fc.assert(
      fc.property(stored, fc.constantFrom(...languages, 'IT'), (header, language) => {
        const isAnywhere = languages.some((code) => header[`title_${code}`]);
        const text = translator({ header }, language)('header.title');
        expect(text).toBe(isAnywhere ? 'text' : 'Translation not found for header.title');
      }),
    );
  });

  it('shows loading until the texts arrive', () => {
    expect(translator(null, 'PL')('header.title')).toBe(LOADING);
  });

  it('of a later section shows loading, but a missing text of a loaded section shows its path (D34)', () => {
    const t = translator(translations, 'PL', true);
    expect(t('header.title')).toBe('Konfigurator');
    expect(t('bill.title')).toBe(LOADING);
    expect(t('header.language')).toBe('Translation not found for header.language');
  });

  it('accepts only existing keys with their values, checked by types', () => {
    const t = translator(translations, 'PL');
    const end: Side = 'left';
    t(`canvas.end_${end}`);
    t('start.continue', { line: 'Micro', count: 3, length: 240 });
    // @ts-expect-error
    t('header.tittle');
    // @ts-expect-error
    t(`header.end_${end}`);
    // @ts-expect-error
    t('start.begin');
    // @ts-expect-error
    t('header.title', { line: 'Micro' });
    // @ts-expect-error
    t('start.continue', { line: 'Micro', number: 3, length: 240 });
  });
});

describe('a language', () => {
  it('defaults to Polish, and is in capitals', () => {
    expect([languageOf(null), languageOf(''), languageOf('en')]).toEqual(['PL', 'PL', 'EN']);
  });
});

describe('a plural', () => {
  const steps = '{count, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}';
  it.each([
    [1, '1 krok'],
    [3, '3 kroki'],
    [5, '5 kroków'],
    [22, '22 kroki'],
    [1.5, '1,5 kroku'],
  ])('of %s is “%s” in Polish', (count, expected) => {
    expect(formatText(steps, { count }, 'PL')).toBe(expected);
  });

  it('may contain other values in its forms', () => {
    const drawn = '{zones, plural, one {All draw {load}.} other {Zone {zone} of # draws {load}.}}';
    expect(formatText(drawn, { zones: 1, load: '96 W' }, 'EN')).toBe('All draw 96 W.');
    expect(formatText(drawn, { zones: 3, zone: 2, load: '96 W' }, 'EN')).toBe('Zone 2 of 3 draws 96 W.');
  });

  it('formats other numbers with the decimal sign of the language, without grouping', () => {
    const range = 'od {min} do {max}';
    expect(formatText(range, { min: 0, max: 11.5 }, 'PL')).toBe('od 0 do 11,5');
    expect(formatText(range, { min: -1.25, max: 12000 }, 'DE')).toBe('od -1,25 do 12000');
    expect(formatText(range, { min: 0.1 + 0.2, max: '1.5' }, 'EN')).toBe('od 0.3 do 1.5');
  });

  it('leaves a placeholder without a value', () => {
    expect(formatText('{a} {b}', { a: 1 }, 'EN')).toBe('1 {b}');
  });
});

describe('the title of an article (D33)', () => {
  const article = { title: 'Szyna', titleEn: 'Track', translation: { DE: 'Schiene' } };
  it('is in the requested language', () => {
    expect(['PL', 'EN', 'de'].map((language) => titleIn(article, language))).toEqual([
      'Szyna',
      'Track',
      'Schiene',
    ]);
  });
  it('falls back to English, then to Polish (D34)', () => {
    expect(titleIn({ ...article, translation: {} }, 'DE')).toBe('Track');
    expect(titleIn({ title: 'Szyna' }, 'DE')).toBe('Szyna');
  });
});

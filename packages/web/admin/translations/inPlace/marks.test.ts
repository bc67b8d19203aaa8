import { translator } from '@lumitor/domain/translation/lookup';
import { describe, expect, it } from 'vitest';
import { keysIn, markTexts } from './marks.ts';

const texts = markTexts({
  start: { title_PL: 'Tytuł', begin_PL: 'Zacznij {line}', afresh_PL: '' },
  bill: { pieces_PL: '{count, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}' },
});
const t = translator(texts, 'PL');

describe('a text that carries its key', () => {
  it('tells it, with its values filled in', () => {
    expect(keysIn(t('start.begin', { line: 'MICRO' }))).toEqual(['start.begin']);
    expect(keysIn(t('bill.pieces', { count: 5 }))).toEqual(['bill.pieces']);
  });

  it('tells it in the midst of others', () => {
    expect(
      keysIn(`${t('start.title')} — ${t('start.begin', { line: t('bill.pieces', { count: 1 }) })}`),
    ).toEqual(['start.title', 'bill.pieces', 'start.begin']);
  });

  it('reads the same', () => {
    const shown = t('start.begin', { line: 'MICRO' }).replace(/[\u2062-\u2064]/g, '');
    expect(shown).toBe('Zacznij MICRO');
  });
});

it('a text that lacks tells its key too', () => {
  expect(keysIn(t('start.afresh'))).toEqual(['start.afresh']);
});

it('words of no key tell none', () => {
  expect(keysIn('120 cm')).toEqual([]);
});

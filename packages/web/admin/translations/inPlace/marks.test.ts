import { translator } from '@lumitor/domain/translation/lookup';
import { describe, expect, it } from 'vitest';
import { keysIn, markTexts } from './marks.ts';

const texts = markTexts({
  start: { title_PL: 'Tytuł', begin_PL: 'Zacznij {line}', afresh_PL: '' },
  bill: { pieces_PL: '{count, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}' },
});
const t = translator(texts, 'PL');

describe('a marked text', () => {
  it('yields its key, with its values filled in', () => {
    expect(keysIn(t('start.begin', { line: 'MICRO' }))).toEqual(['start.begin']);
    expect(keysIn(t('bill.pieces', { count: 5 }))).toEqual(['bill.pieces']);
  });

  it('yields its key among other texts', () => {
    expect(
      keysIn(`${t('start.title')} — ${t('start.begin', { line: t('bill.pieces', { count: 1 }) })}`),
    ).toEqual(['start.title', 'bill.pieces', 'start.begin']);
  });

  it('reads the same', () => {
    const shown = t('start.begin', { line: 'MICRO' }).replace(/[\u2062-\u2064]/g, '');
    expect(shown).toBe('Zacznij MICRO');
  });
});

it('a missing text yields its key too', () => {
  expect(keysIn(t('start.afresh'))).toEqual(['start.afresh']);
});

it('unmarked text yields no key', () => {
  expect(keysIn('120 cm')).toEqual([]);
});

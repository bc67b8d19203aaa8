import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleTranslate } from '../testing/sampleOrder.ts';
import { articleName } from './articleName.ts';
import { nameColour } from './nameColour.ts';

const t = sampleTranslate('PL');
const black = { title: 'Zasilacz 60 W', titleEn: 'Power supply 60 W', isBlack: true, isWhite: false };
const white = { ...black, isBlack: false, isWhite: true };

const title = fc.constantFrom('Nero 8 W', 'Nero 12 W', 'Sonda');
const anyArticle = fc.record({
  title,
  titleEn: fc.constantFrom('', 'Spot', 'Line'),
  translation: fc.oneof(fc.constant({}), fc.record({ DE: fc.constantFrom('Strahler', 'Linie') })),
  isBlack: fc.boolean(),
  isWhite: fc.boolean(),
});

describe('the name of an article', () => {
  it('includes the colour if another article has the same title in another colour', () => {
    const list = [black, white];
    expect(articleName(black, list, 'PL', t)).toBe('Zasilacz 60 W, kolor czarny');
    expect(articleName(white, list, 'EN', sampleTranslate('EN'))).toBe('Power supply 60 W, white');
    expect(articleName(white, list, 'DE', sampleTranslate('DE'))).toBe('Power supply 60 W, weiß');
  });

  it('is the title alone if no other article has it', () => {
    expect(articleName(black, [black], 'PL', t)).toBe('Zasilacz 60 W');
    expect(articleName(black, [black, { ...white, title: 'Inny', titleEn: 'Other' }], 'PL', t)).toBe(
      'Zasilacz 60 W',
    );
  });

  it('differs for two articles of a list in different colours', () => {
    fc.assert(
      fc.property(
        fc.array(anyArticle, { maxLength: 8 }),
        fc.constantFrom('PL', 'EN', 'DE'),
        (list, language) => {
          const translate = sampleTranslate(language);
          for (const [index, one] of list.entries())
            for (const other of list.slice(index + 1)) {
              const isSameColour = one.isBlack === other.isBlack && one.isWhite === other.isWhite;
              const isPlain = one.isBlack === one.isWhite && other.isBlack === other.isWhite;
              if (isSameColour || isPlain) continue;
              expect(articleName(one, list, language, translate)).not.toBe(
                articleName(other, list, language, translate),
              );
            }
        },
      ),
    );
  });

  it('needs no colour for an article of both colours, or of none', () => {
    expect(nameColour({ ...black, isWhite: true }, [black, white])).toBeNull();
    expect(nameColour({ title: 'DALI' }, [{ title: 'DALI' }])).toBeNull();
  });
});

import { isPdf } from '@lumitor/domain/catalogue/sheet';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../testing/pdfText.ts';
import type { DemoArticle } from './article.ts';
import { demoArticles } from './catalogue.ts';
import { makeSheet } from './sheet.ts';

const PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1H7V7Z"/></svg>',
);
const LUMINAIRES = demoArticles.filter(({ collection }) => /bindings/i.test(collection));
const named = (code: string) => LUMINAIRES.find((article) => article.code === code) as DemoArticle;
/** As one line: how it is broken is left to the page. */
const wordsOf = (pdf: Buffer) => pdfText(pdf).replace(/\s+/g, ' ');

describe('a data sheet', () => {
  it('is a page of PDF for every luminaire, which says its names, its code and what it does, in all languages', async () => {
    expect(LUMINAIRES.length).toBeGreaterThan(60);
    for (const luminaire of LUMINAIRES) {
      const { fields, code } = luminaire;
      const pdf = await makeSheet(luminaire, PICTURE);
      expect(isPdf(pdf), code).toBe(true);
      expect(pdf.toString('latin1').match(/\/Type \/Page\n/g), code).toHaveLength(1);
      const text = wordsOf(pdf);
      const { DE: titleDe } = fields.translation as Record<string, string>;
      const { DE: descriptionDe } = fields.translationProductDescription as Record<string, string>;
      for (const said of [
        fields.title,
        `${fields.titleEn} · ${titleDe}`,
        `Produktcode: ${code} `,
        fields.productDescription,
        fields.productDescriptionEn,
        descriptionDe,
        ` ${Math.round(Number(fields.lumens) / Number(fields.power))} lm/W`,
      ])
        expect(text, code).toContain(said);
    }
  });

  it('tells the figures of the card, with units; what a luminaire does not do is left out', async () => {
    const spotlight = wordsOf(await makeSheet(named('ON0123'), PICTURE));
    for (const figure of [
      'Lichtstrom 2550 lm',
      'Lichtausbeute 102 lm/W',
      'Moc Power Leistung 25 W',
      '3000 K',
      'CRI 95',
      '36°',
      'IP20',
      'Länge 9 cm',
      '16 cm',
      'Neigbar bis 90°',
      'Auf Bogenschienen tak · yes · ja',
    ])
      expect(spotlight).toContain(figure);
    const linear = wordsOf(await makeSheet(named('ON0211'), PICTURE));
    expect(linear).not.toContain('Pochylenie');
    expect(linear).toContain('nie · no · nein');
  });

  it('is the same file whenever it is made', async () => {
    const [one, other] = [
      await makeSheet(named('ON0123'), PICTURE),
      await makeSheet(named('ON0123'), PICTURE),
    ];
    expect(one.equals(other)).toBe(true);
  });
});

import { expect, it } from 'vitest';
import type { Document } from '../data/documents.ts';
import { textTable } from '../translations/textTable.ts';
import { completenessOf, isComplete } from './completeness.ts';

const sections = textTable(
  [
    {
      id: 'a',
      version: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
      translations: {
        start: { title_PL: 'Tytuł', title_EN: 'Title', hint_PL: 'Wskazówka', hint_EN: ' ' },
        own: { promo_PL: 'Promocja' },
      },
    },
  ],
  { start: { title: { PL: 'Tytuł' }, hint: { PL: 'Wskazówka' } } },
);
const article = (fields: object) =>
  ({ id: '1', version: 1, createdAt: '', active: true, title: 'Szyna', ...fields }) as Document;
const catalogue = [
  {
    collection: 'accessories' as const,
    articles: [
      article({ titleEn: 'Track', translation: {} }),
      article({ titleEn: '', translation: {} }),
      article({ titleEn: '', translation: {}, active: false }),
      article({ titleEn: 'Track', translation: { DE: 'Schiene' } }),
    ],
  },
];

it('missing texts of a language are those used by the code and those visible in the catalogue', () => {
  expect(completenessOf('EN', sections, catalogue)).toEqual({ texts: 2, missingTexts: 1, missingTitles: 1 });
  expect(completenessOf('DE', sections, catalogue)).toEqual({ texts: 2, missingTexts: 2, missingTitles: 2 });
});

it('a language is complete if nothing is missing', () => {
  const polish = completenessOf('PL', sections, catalogue);
  expect(polish).toEqual({ texts: 2, missingTexts: 0, missingTitles: 0 });
  expect([polish, completenessOf('EN', sections, catalogue)].map(isComplete)).toEqual([true, false]);
});

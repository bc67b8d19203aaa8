import { codeFieldOf } from '@lumitor/domain/catalogue/fields';
import type { PartTable } from '@lumitor/domain/catalogue/partTable';
import { familyName, type NeededCode, usesOf } from '@lumitor/domain/parts/neededCodes';
import { useCallback } from 'react';
import type { ChangedFields } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { useTranslate } from '../../words/useTranslate.ts';

export interface NeededArticle {
  article: Document;
  uses: NeededCode[];
}

export function usesOfArticle(
  table: PartTable,
  { collection }: CatalogueResource,
  article: ChangedFields,
): NeededCode[] {
  const code = codeFieldOf(collection);
  return code ? usesOf(table, collection, String(article[code] ?? '').trim()) : [];
}

export const neededArticles = (
  table: PartTable,
  resource: CatalogueResource,
  articles: readonly Document[],
): NeededArticle[] =>
  articles
    .map((article) => ({ article, uses: usesOfArticle(table, resource, article) }))
    .filter(({ uses }) => uses.length > 0);

export function useUseWords(): (use: NeededCode) => string {
  const translate = useTranslate();
  return useCallback(
    ({ use, family, colour }) => {
      const codes = familyName(family);
      const isBlack = colour === 'black';
      if (use === 'rail')
        return `${translate(`catalogue.rules.${isBlack ? 'railBlack' : 'railWhite'}`)}, ${codes}`;
      const rails = translate(`catalogue.rules.${isBlack ? 'forBlack' : 'forWhite'}`);
      return `${translate(`partRules.roles.${use}`)}, ${codes}, ${rails}`;
    },
    [translate],
  );
}

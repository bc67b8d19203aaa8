import { codeFieldOf } from '@lumitor/domain/catalogue/fields';
import { CATALOGUE_COLLECTIONS, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { type NeededCode, neededCodes } from '@lumitor/domain/parts/neededCodes';
import type { Document } from '../data/documents.ts';
import { indexBy } from '../spreadsheet/plan/match.ts';
import type { Found, LineArticles } from './lineArticles.ts';

/** Code required by rules without an active article (D19). */
export interface CodeGap {
  line: ProductLine;
  collection: NeededCode['collection'];
  code: string;
  /** Inactive article with the code, or null. */
  inactive: Document | null;
  uses: NeededCode[];
}

/** Rules find only one article per code. */
export interface DuplicateCode {
  code: string;
  found: Found[];
}

const byCode = (articles: readonly Document[], field: string): Map<string, Document[]> =>
  indexBy(articles, (article) => String(article[field] ?? '').trim());

export function findCodeGaps(line: LineArticles): CodeGap[] {
  const gaps = new Map<string, CodeGap>();
  const articles = {
    connections: byCode(line.articles.connections, 'type'),
    accessories: byCode(line.articles.accessories, 'description'),
  };
  for (const needed of neededCodes(line.table)) {
    const { collection, code } = needed;
    const having = articles[collection].get(code) ?? [];
    if (having.some(({ active }) => active)) continue;
    const gap = gaps.get(`${collection} ${code}`);
    if (gap) gap.uses.push(needed);
    else
      gaps.set(`${collection} ${code}`, {
        line: line.line,
        collection,
        code,
        inactive: having[0] ?? null,
        uses: [needed],
      });
  }
  return [...gaps.values()];
}

/** Active rails without a family: layouts get no parts for them (D19). */
export function findRailsWithoutRules({ line, table, articles }: LineArticles): Found[] {
  const codes = new Set(table.families.flatMap(({ black, white }) => [black, white]));
  return articles.connections
    .filter(({ active, type }) => active && !codes.has(String(type)))
    .map((article) => ({ line, collection: 'connections', article }));
}

export function findDuplicateCodes({ line, articles }: LineArticles): DuplicateCode[] {
  return CATALOGUE_COLLECTIONS.flatMap((collection) => {
    const field = codeFieldOf(collection);
    if (!field) return [];
    return [...byCode(articles[collection], field)]
      .filter(([, having]) => having.length > 1)
      .map(([code, having]) => ({ code, found: having.map((article) => ({ line, collection, article })) }));
  });
}

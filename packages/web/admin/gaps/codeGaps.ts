import { codeFieldOf } from '@lumitor/domain/catalogue/fields';
import { CATALOGUE_COLLECTIONS, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { type NeededCode, neededCodes } from '@lumitor/domain/parts/neededCodes';
import type { Document } from '../data/documents.ts';
import { indexBy } from '../spreadsheet/plan/match.ts';
import type { Found, LineArticles } from './lineArticles.ts';

/** A code that rules need, and that no active article has: such an order is not saved silently (D19). */
export interface CodeGap {
  line: ProductLine;
  collection: NeededCode['collection'];
  code: string;
  /** The inactive article that has it; null where none has. */
  inactive: Document | null;
  uses: NeededCode[];
}

/** Articles of one collection with the same product code: the rules find one of them only. */
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

/** Rails on sale that belong to no family: their layouts get no parts (D19). */
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

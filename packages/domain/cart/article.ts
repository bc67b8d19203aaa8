import * as v from 'valibot';
import * as field from '../catalogue/field.ts';
import { comparedCode } from '../catalogue/productCode.ts';
import { SHORT_RAIL } from '../kinds/rail/length.ts';
import type { Cm } from '../units.ts';

export const MAX_ARTICLE = 100;

const word = v.pipe(
  field.title,
  v.maxLength(MAX_ARTICLE),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they would end a line of a request
  v.regex(/^[^\u0000-\u001f\u007f]*$/, 'Must be one line'),
);

/** Article of the other shop for a product code (D78). */
export const cartArticleSchema = v.strictObject({
  code: word,
  /** Variant id of Shopify, product or variation id of WooCommerce, article number elsewhere. */
  article: word,
  /** Pieces in one article of the other shop. */
  pack: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
});

export type CartArticle = v.InferOutput<typeof cartArticleSchema>;

interface Coded {
  code: string;
  length: Cm | null;
}

/** Code of a row: that of the article, of a straight rail with its length. */
export const tableCode = ({ code, length }: Coded): string => (length === null ? code : `${code} ${length}`);

/** A rail has rows such as `MT0001 200`; its code alone means 100 cm. */
export const cartArticleOf = (table: CartTable, line: Coded): CartArticle | undefined =>
  table.get(comparedCode(tableCode(line))) ??
  (line.length === SHORT_RAIL ? table.get(comparedCode(line.code)) : undefined);

/** Articles by compared code. */
export type CartTable = ReadonlyMap<string, CartArticle>;

export const cartTable = (articles: readonly CartArticle[]): CartTable =>
  new Map(articles.map((article) => [comparedCode(article.code), article]));

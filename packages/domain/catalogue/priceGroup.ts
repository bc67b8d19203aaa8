import * as v from 'valibot';
import type { Stored } from './article.ts';
import { named, number, optionalNumber } from './named.ts';

const MAX_TEXT = 5_000;

/** Percent by lower-cased product code, written as `ON0111 12,5; ON0112 10`. @returns null if unreadable */
export function articlePercents(text: string): ReadonlyMap<string, number> | null {
  const percents = new Map<string, number>();
  for (const entry of text.split(/[;\n]/)) {
    if (!entry.trim()) continue;
    const [, code = '', typed = ''] = /^\s*(.+?)\s+(\d{1,3}(?:[.,]\d{1,2})?)\s*%?\s*$/.exec(entry) ?? [];
    const percent = Number(typed.replace(',', '.'));
    if (!code || percent > 100) return null;
    percents.set(code.toLowerCase(), percent);
  }
  return percents;
}

const percent = () => optionalNumber(0, 100, '%');

/** Discounts of customers (D77): of all articles, of a kind of part, of single articles. */
export const priceGroups = named({
  discount: number(0, 100, '%'),
  rails: percent(),
  luminaires: percent(),
  control: percent(),
  accessories: percent(),
  articles: {
    kind: 'text' as const,
    maxLength: MAX_TEXT,
    isOptional: true,
    schema: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(MAX_TEXT),
        v.check(
          (text) => articlePercents(text) !== null,
          'Must be codes with percents, such as ON0111 12.5; ON0112 10',
        ),
      ),
      '',
    ),
  },
});

export type PriceGroup = v.InferOutput<typeof priceGroups.schema> & Stored;
export type PriceGroupDiscounts = Pick<
  PriceGroup,
  'discount' | 'rails' | 'luminaires' | 'control' | 'accessories' | 'articles'
>;

import type { CollectionName } from '@lumitor/domain/catalogue/collections';
import * as v from 'valibot';
import { parse } from '../http/parse.ts';
import { invalid } from '../http/refused.ts';
import { declarationOf, hasActive } from './document.ts';
import type { ListQuery } from './list.ts';

/** A list never holds more, asked for or not. */
const MAX_LIMIT = 1000;

const querySchema = v.strictObject({
  orderBy: v.optional(v.string()),
  direction: v.optional(v.picklist(['asc', 'desc'])),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}$/, `Must be a whole number from 1 to ${MAX_LIMIT}`),
      v.transform(Number),
      v.minValue(1),
      v.maxValue(MAX_LIMIT),
    ),
    String(MAX_LIMIT),
  ),
  prefix: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(300),
      v.regex(/^\w+:/, 'Must be a field and the start of its value, such as email:anna'),
    ),
  ),
  active: v.optional(v.picklist(['true', 'false'])),
});

/** What the query string of a list asks for, or a refusal of what the collection does not offer. */
export function parseListQuery(
  collection: CollectionName,
  search: Record<string, string>,
): ListQuery & { limit: number } {
  const declaration = declarationOf(collection);
  const { orderBy, direction, limit, prefix, active } = parse(querySchema, search);
  const indexed = declaration.indexed ?? [];
  const offered = (names: readonly string[]) => (names.length > 0 ? `Use ${names.join(' or ')}.` : '');
  if (orderBy && orderBy !== 'createdAt' && !indexed.includes(orderBy))
    throw invalid(
      `${collection} cannot be ordered by ${orderBy}. ${offered(['createdAt', ...indexed])}`,
      'orderBy',
    );
  const [field = '', ...value] = prefix?.split(':') ?? [];
  if (prefix && !indexed.includes(field))
    throw invalid(`${collection} cannot be searched by ${field}. ${offered(indexed)}`.trim(), 'prefix');
  if (active && !hasActive(declaration)) throw invalid(`${collection} have no active field.`, 'active');
  return {
    limit,
    ...(orderBy ? { orderBy } : {}),
    ...(direction ? { direction } : {}),
    ...(prefix ? { prefix: { field, value: value.join(':') } } : {}),
    ...(active ? { isActive: active === 'true' } : {}),
  };
}

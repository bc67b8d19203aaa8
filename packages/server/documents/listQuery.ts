import type { CollectionName } from '@lumitor/domain/collections/collections';
import * as v from 'valibot';
import { invalid, parse } from '../refusal/refused.ts';
import { declarationOf, hasActive } from './document.ts';
import type { ListQuery } from './list.ts';

const MAX_LIMIT = 1000;

/** Planning each condition costs time. */
const MAX_CONDITIONS = 5;

export const limitSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,4}$/, `Must be a whole number from 1 to ${MAX_LIMIT}`),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(MAX_LIMIT),
  ),
  String(MAX_LIMIT),
);

const fieldAndValue = (example: string) =>
  v.pipe(
    v.string(),
    v.maxLength(300),
    v.regex(/^[\w.]+:/, `Must be a field and a value, such as ${example}`),
    v.transform((text) => {
      const colon = text.indexOf(':');
      return { field: text.slice(0, colon), value: text.slice(colon + 1) };
    }),
  );
const time = v.optional(
  v.pipe(v.string(), v.isoTimestamp('Must be a time such as 2026-11-21T00:00:00.000Z')),
);

const querySchema = v.strictObject({
  orderBy: v.optional(v.string()),
  direction: v.optional(v.picklist(['asc', 'desc'])),
  limit: limitSchema,
  prefix: v.optional(fieldAndValue('email:anna')),
  where: v.optional(
    v.pipe(
      v.array(fieldAndValue('parent:k3Jd')),
      v.maxLength(MAX_CONDITIONS, `Must appear at most ${MAX_CONDITIONS} times`),
    ),
  ),
  active: v.optional(v.picklist(['true', 'false'])),
  from: time,
  to: time,
  after: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  detail: v.optional(v.picklist(['true', 'false']), 'false'),
  omit: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(500),
      v.transform((text) => text.split(',')),
    ),
  ),
});

/** The first value of a name counts, except for `where`. @throws Refused */
export function parseListQuery(
  collection: CollectionName,
  search: Record<string, string[]>,
  isAdministrator: boolean,
): ListQuery & { limit: number; omit: string[] } {
  const declaration = declarationOf(collection);
  const { where: wheres, ...singles } = search;
  const first = Object.entries(singles).map(([name, [value]]) => [name, value] as const);
  const query = parse(querySchema, { ...Object.fromEntries(first), ...(wheres ? { where: wheres } : {}) });
  const { active, detail, omit = [], orderBy, prefix, where } = query;
  const indexed = (isAdministrator ? declaration.indexed : declaration.visitor.listBy) ?? [];
  const offered = (names: readonly string[]) => (names.length > 0 ? `Use ${names.join(' or ')}.` : '');
  if (orderBy && orderBy !== 'createdAt' && !indexed.includes(orderBy))
    throw invalid(
      `${collection} cannot be sorted by ${orderBy}. ${offered(['createdAt', ...indexed])}`,
      'orderBy',
    );
  if (prefix && prefix.field !== 'id' && !indexed.includes(prefix.field))
    throw invalid(
      `${collection} cannot be searched by ${prefix.field}. ${offered(['id', ...indexed])}`.trim(),
      'prefix',
    );
  for (const { field } of where ?? [])
    if (!indexed.includes(field))
      throw invalid(`${collection} cannot be filtered by ${field}. ${offered(indexed)}`.trim(), 'where');
  if (active && !hasActive(declaration)) throw invalid(`${collection} have no field active.`, 'active');
  const { active: _, omit: __, detail: ___, ...requested } = query;
  const given = Object.fromEntries(Object.entries(requested).filter(([, value]) => value !== undefined));
  return {
    limit: query.limit,
    omit,
    ...given,
    ...(active ? { isActive: active === 'true' } : {}),
    ...(declaration.parts && detail === 'false' ? { isSummary: true } : {}),
  };
}

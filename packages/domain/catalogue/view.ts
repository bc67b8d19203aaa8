import * as v from 'valibot';
import * as field from './field.ts';
import { emailAddress } from './field.ts';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const names = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(500));

/** How an administrator looks at a list: filter, order and columns under a name. */
export const viewSchema = v.strictObject({
  /** The page's path under /admin. */
  page: name,
  name: field.title,
  /** E-mail of the administrator whose it is. */
  owner: emailAddress,
  /** Whether all administrators see it. */
  isShared: field.flag,
  /** What the page narrows its list by: each page reads its own. */
  filter: v.record(name, v.union([v.boolean(), v.number(), v.pipe(v.string(), v.maxLength(500)), names])),
  sort: v.strictObject({ field: name, order: v.picklist(['ASC', 'DESC']) }),
  /** Rows a page. */
  perPage: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  columns: v.strictObject({
    hidden: names,
    /** Places of the columns, in the order in which they stand; empty: as the page has them. */
    order: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.maxLength(100)),
  }),
});

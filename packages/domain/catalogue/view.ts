import * as v from 'valibot';
import * as field from './field.ts';
import { emailAddress } from './field.ts';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const names = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(500));

export const viewSchema = v.strictObject({
  page: name,
  name: field.title,
  owner: emailAddress,
  isShared: field.flag,
  filter: v.record(name, v.union([v.boolean(), v.number(), v.pipe(v.string(), v.maxLength(500)), names])),
  sort: v.strictObject({ field: name, order: v.picklist(['ASC', 'DESC']) }),
  perPage: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  columns: v.strictObject({
    hidden: names,
    order: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.maxLength(100)),
  }),
});

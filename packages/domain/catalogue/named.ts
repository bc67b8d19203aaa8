import * as v from 'valibot';
import * as field from './field.ts';

export type NamedField = { schema: v.GenericSchema } & (
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'number'; unit: string; isOptional: boolean }
  | { kind: 'text'; maxLength: number; isOptional?: boolean }
);

export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) => ({
  kind: 'choice' as const,
  values,
  schema: v.optional(v.picklist(values), values[0]),
});

export const number = (least: number, greatest: number, unit = '') => ({
  kind: 'number' as const,
  unit,
  isOptional: false,
  schema: v.pipe(v.number(), v.minValue(least), v.maxValue(greatest)),
});

export const optionalNumber = (least: number, greatest: number, unit = '') => ({
  kind: 'number' as const,
  unit,
  isOptional: true,
  schema: field.measure(least, greatest),
});

export const textField = () => ({ kind: 'text' as const, maxLength: field.TITLE_MAX, schema: field.title });

/** Field that no two documents of a list share. */
type Identity = 'title' | 'code';

type Entries<Fields extends Readonly<Record<string, NamedField>>> = {
  [Name in keyof Fields]: Fields[Name]['schema'];
};

export function named<const Fields extends Record<string, NamedField>>(
  fields: Fields,
  { maxKey = field.TITLE_MAX, identity = 'title' }: { maxKey?: number; identity?: Identity } = {},
) {
  const own = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  const schema = v.strictObject({
    key: v.pipe(field.title, v.maxLength(maxKey)),
    title: field.title,
    titleEn: field.optionalTitle,
    translation: field.byLanguage,
    ...(own as Entries<Fields>),
  });
  return { fields, maxKey, identity, schema };
}

import * as v from 'valibot';
import type { BillLine } from '../quote/lines.ts';
import { formatDays, wattsNote } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';

interface LineField<Value> {
  of: (line: BillLine) => Value;
  write: (value: NonNullable<Value>, title: string, language: string, t: Translate) => string;
}

const lineField = <Schema extends v.GenericSchema>(
  schema: Schema,
  field: LineField<v.InferOutput<Schema>>,
) => ({ schema, ...field });

const LINE_FIELDS = {
  watts: lineField(v.number(), {
    of: ({ kind, article }) => (kind === 'binding' && article && 'power' in article ? article.power : 0),
    write: (watts, title, language) => wattsNote({ title, watts }, language),
  }),
  leadDays: lineField(v.optional(v.number()), {
    of: ({ article }) => (article && 'leadDays' in article ? article.leadDays : undefined),
    write: (days, _, language, t) => t('parts.leadTime', { time: formatDays(days, language) }),
  }),
  ean: lineField(v.optional(v.string()), {
    of: ({ article }) => (article && 'ean' in article && article.ean ? article.ean : undefined),
    write: () => '',
  }),
};

type Name = keyof typeof LINE_FIELDS;
type Schemas = { [Key in Name]: (typeof LINE_FIELDS)[Key]['schema'] };
export type LineFields = v.InferOutput<v.ObjectSchema<Schemas, undefined>>;

const NAMES = Object.keys(LINE_FIELDS) as Name[];

export const lineFieldSchemas = Object.fromEntries(
  NAMES.map((name) => [name, LINE_FIELDS[name].schema]),
) as Schemas;

export const lineFieldsOf = (line: BillLine): LineFields =>
  Object.fromEntries(
    NAMES.map((name) => [name, LINE_FIELDS[name].of(line)] as const).filter(
      ([, value]) => value !== undefined,
    ),
  ) as LineFields;

export const lineDetails = (line: LineFields, title: string, language: string, t: Translate): string[] =>
  NAMES.flatMap((name) => {
    const value = line[name];
    return value === undefined ? [] : LINE_FIELDS[name].write(value as never, title, language, t) || [];
  });

export const quoteDetails =
  (t: Translate) =>
  (line: BillLine, title: string, language: string): string[] =>
    lineDetails(lineFieldsOf(line), title, language, t);

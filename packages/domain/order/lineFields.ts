import * as v from 'valibot';
import type { BillLine } from '../quote/lines.ts';
import { wattsBeside } from '../translation/figures.ts';

interface LineField<Value> {
  /** Undefined where the article has none: it is not kept. */
  of: (line: BillLine) => Value;
  /** Empty: nothing is said. */
  write: (value: NonNullable<Value>, title: string, language: string) => string;
}

/** @param schema of what is stored; optional where orders from before do not have it */
const lineField = <Schema extends v.GenericSchema>(
  schema: Schema,
  field: LineField<v.InferOutput<Schema>>,
) => ({ schema, ...field });

/** What a line of an order keeps of its article in order to say it beside the title: record, page and PDF follow. */
const LINE_FIELDS = {
  /** Of one piece; 0 where it draws none. */
  watts: lineField(v.number(), {
    of: ({ kind, article }) => (kind === 'binding' && article && 'power' in article ? article.power : 0),
    write: (watts, title, language) => wattsBeside({ title, watts }, language),
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

/** What is said of one piece beside its title, as far as the title does not. */
export const lineDetails = (line: LineFields, title: string, language: string): string[] =>
  NAMES.flatMap((name) => {
    const value = line[name];
    // Each value goes to the writer of its own name.
    return value === undefined ? [] : LINE_FIELDS[name].write(value as never, title, language) || [];
  });

/** The same of a line that is not stored yet. */
export const quoteDetails = (line: BillLine, title: string, language: string): string[] =>
  lineDetails(lineFieldsOf(line), title, language);

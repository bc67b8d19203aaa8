import * as v from 'valibot';
import type { BillLine } from '../quote/lines.ts';
import { wattsBeside } from '../translation/figures.ts';

/** What a line of an order keeps of its article in order to say it beside the title. */
interface LineField<Value> {
  /** Of what is stored; optional where orders from before do not have it. */
  schema: v.GenericSchema<Value>;
  of: (line: BillLine) => Value;
  /** Empty: nothing is said. */
  write: (value: Value, title: string, language: string) => string;
}

const lineField = <Value>(field: LineField<Value>): LineField<Value> => field;

/** A field is listed here alone: record, bill, page and PDF of an order follow. */
const LINE_FIELDS = {
  /** Of one piece; 0 where it draws none. */
  watts: lineField<number>({
    schema: v.number(),
    of: ({ kind, article }) => (kind === 'binding' && article && 'power' in article ? article.power : 0),
    write: (watts, title, language) => wattsBeside({ title, watts }, language),
  }),
};

type Fields = typeof LINE_FIELDS;
type Name = keyof Fields;
export type LineFields = { [Key in Name]: v.InferOutput<Fields[Key]['schema']> };

const eachField = <Result>(act: (name: Name) => Result) =>
  Object.fromEntries(Object.keys(LINE_FIELDS).map((name) => [name, act(name as Name)]));

export const lineFieldSchemas = eachField((name) => LINE_FIELDS[name].schema) as {
  [Key in Name]: Fields[Key]['schema'];
};

export const lineFieldsOf = (line: BillLine) => eachField((name) => LINE_FIELDS[name].of(line)) as LineFields;

/** What is said of one piece beside its title, as far as the title does not. */
export const lineDetails = (line: LineFields, title: string, language: string): string[] =>
  Object.values(eachField((name) => LINE_FIELDS[name].write(line[name], title, language))).filter(Boolean);

/** The same of a line that is not stored yet. */
export const quoteDetails = (line: BillLine, title: string, language: string): string[] =>
  lineDetails(lineFieldsOf(line), title, language);

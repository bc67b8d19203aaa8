import type * as v from 'valibot';

interface Described<Hint extends string> {
  /** Path in the document, which names the label. */
  name: string;
  /** Key of the hint among the words of the form. */
  hint?: Hint;
}

interface Written<Hint extends string, Label extends string> extends Described<Hint> {
  kind?: 'text' | 'email' | 'url' | 'number' | 'date';
  unit?: 'days' | '%' | 'cm' | 'zł';
  lines?: number;
  autoComplete?: 'off';
  /** Names the label, if not the path. */
  label?: Label;
  isRequired?: true;
  /** Accepted values, if the form has no schema of the whole document. */
  schema?: v.GenericSchema;
}

interface ByLanguage<Hint extends string> extends Described<Hint> {
  kind: 'languages';
  lines?: number;
}

interface Switched<Hint extends string> extends Described<Hint> {
  kind: 'switch';
}

interface Chosen<Hint extends string> extends Described<Hint> {
  /** One of the values, or any number of them. */
  kind: 'choice' | 'choices';
  values: readonly (string | number)[];
  /** Absent: values have words. */
  nameOf?(value: string | number): string;
}

/** The words of a form restrict the keys of hints and labels. */
export type FormField<Hint extends string = string, Label extends string = string> =
  | Written<Hint, Label>
  | ByLanguage<Hint>
  | Switched<Hint>
  | Chosen<Hint>;

/** Fields below each other; an inner list is one line of them. */
export type FormFieldList<Hint extends string = string, Label extends string = string> = readonly (
  | FormField<Hint, Label>
  | readonly FormField<Hint, Label>[]
)[];

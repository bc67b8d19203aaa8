import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import * as v from 'valibot';
import { ENTRIES } from '../articles/readArticle.ts';
import type { WordIn } from '../words/messages.ts';

export interface ArticleFault {
  word: WordIn<'catalogue.faults'>;
  min?: number;
  max?: number;
}

const WORDS: Record<string, ArticleFault['word']> = {
  min_length: 'required',
  string: 'required',
  max_length: 'tooLong',
  min_value: 'negative',
  max_value: 'tooHigh',
  integer: 'whole',
  number: 'number',
  finite: 'number',
  union: 'number',
  picklist: 'choose',
  // IP rating; the protection class has its own word.
  regex: 'code',
};

function wholeOf(part: string | undefined, value: unknown): unknown {
  if (part === undefined) return value;
  return part === 'onOff' || part === 'dali' || part === 'zigbee'
    ? { onOff: 0, dali: 0, zigbee: 0, [part]: value }
    : { [part]: value };
}

export function articleFault(
  collection: CatalogueCollection,
  path: string,
  value: unknown,
): ArticleFault | null {
  const [name, part] = path.split('.') as [string, string | undefined];
  const schema = ENTRIES[collection][name] as v.GenericSchema | undefined;
  if (!schema) throw new Error(`${collection} has no field ${name}. Take its name from FIELDS.`);
  const { issues } = v.safeParse(schema, wholeOf(part, value));
  const issue = issues?.[0];
  if (!issue) return null;
  if (name === 'protectionClass' || name === 'ean') return { word: name };
  const word = WORDS[issue.type] ?? 'refused';
  const { requirement } = issue;
  if (typeof requirement !== 'number') return { word };
  return word === 'negative' && requirement !== 0
    ? { word: 'tooLow', min: requirement }
    : { word, max: requirement };
}

import { type CatalogueField, codeFieldOf, FIELDS, TITLE_FIELD } from '@lumitor/domain/catalogue/fields';
import type { NamedField } from '@lumitor/domain/catalogue/named';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import {
  COLLECTIONS,
  isNamedCollection,
  type NamedCollection,
} from '@lumitor/domain/collections/collections';
import type { Document } from '../data/documents.ts';
import { namedWords } from '../words/named.ts';
import { spreadsheetWords } from '../words/spreadsheet.ts';
import type { Word, Words } from '../words/words.ts';

/** How a column's cells are read and written. */
export type ColumnKind =
  | 'id'
  | 'text'
  | 'choice'
  | 'systemType'
  | 'systemTypes'
  | 'number'
  | 'amount'
  | 'flag';

/** One column of a collection's spreadsheet. */
export interface Column {
  /** The stored name, with the part of it after a dot; a file may name the column so, or by its heading. */
  name: string;
  stored: string;
  /** The part of the stored field, such as a language or a control protocol; null: the field itself. */
  part: string | null;
  kind: ColumnKind;
  /** The field of an article as a person reads it; null: the id, or a field of a small collection. */
  field: CatalogueField | null;
  /** What the column is called, where no field of an article says so; null: its name. */
  label: Word | null;
  /** What the stored values of a choice are called. */
  choices: ReadonlyMap<string, Word>;
  /** Code of a text's language, where it has one in every language. */
  language: string | null;
}

/** What a luminaire is made for stands apart from its prices, though it is stored in one (D23). */
export const MADE_FOR = 'madeFor';

/** The parts of a price, in the order of their columns. */
const PROTOCOLS = ['onOff', 'dali', 'zigbee'] as const;

/** Polish and English have stored fields of their own (D33). */
const hasOwnField = (language: string) => language === 'PL' || language === 'EN';

const column = (
  stored: string,
  kind: ColumnKind,
  { part = null, field = null, language = null, label = null, choices = new Map() }: Partial<Column> = {},
): Column => {
  const name = part === null ? stored : `${stored}.${part}`;
  return { name, stored, part, kind, field, language, label, choices };
};

function columnsOfField(field: CatalogueField, languages: readonly string[]): Column[] {
  switch (field.kind) {
    case 'texts': {
      const { pl, en, others } = field.stored;
      return [
        column(pl, 'text', { field, language: 'PL' }),
        column(en, 'text', { field, language: 'EN' }),
        ...languages.map((language) => column(others, 'text', { part: language, field, language })),
      ];
    }
    case 'price': {
      const parts = PROTOCOLS.map((part) => column(field.name, 'amount', { part, field }));
      const whole = column(field.name, 'amount', { field });
      const madeFor: Column = { ...column(field.name, 'systemTypes', { field }), name: MADE_FOR };
      return { never: [whole], either: [madeFor, whole, ...parts], always: parts }[field.byProtocol];
    }
    case 'colour':
      return field.stored.map((stored) => column(stored, 'flag', { field }));
    case 'text':
    case 'type':
    case 'luminaireType':
    case 'picture':
    case 'sheet':
    case 'photometry':
      return [column(field.name, 'text', { field })];
    case 'watts':
    case 'pieces':
    case 'measure':
      return [column(field.name, 'number', { field })];
    default:
      return [column(field.name, field.kind, { field })];
  }
}

/** A collection whose lists go into files. */
export type ListCollection = CatalogueCollection | NamedCollection;

/** The column by which a row names its document where it has no id: the product code, or the key; null where there is none. */
export const codeColumnOf = (collection: ListCollection): string | null =>
  isNamedCollection(collection) ? 'key' : codeFieldOf(collection);

/** What a field of a small collection is called in a file. */
const withUnit = ({ pl, en }: Word, unit: string): Word =>
  unit ? { pl: `${pl} (${unit})`, en: `${en} (${unit})` } : { pl, en };

function columnsOfNamed(collection: NamedCollection, languages: readonly string[]): Column[] {
  const words: Words = namedWords[collection];
  const fields: [string, NamedField][] = Object.entries(COLLECTIONS[collection].fields);
  return [
    column('key', 'text', { label: spreadsheetWords.table.key }),
    ...columnsOfField(TITLE_FIELD, languages),
    ...fields.map(([name, field]) => {
      const label = withUnit(words[name] as Word, field.kind === 'number' ? field.unit : '');
      const named = field.kind === 'choice' ? (words[`${name}s`] as Record<string, Word>) : {};
      const choices = new Map(Object.entries(named));
      return column(name, field.kind, { label, choices });
    }),
  ];
}

/**
 * A collection's columns: the id, then every stored field that a person writes. `base64`, which the
 * data service makes, has none.
 * @param languages codes of all languages that the shop has
 */
export function columnsOf(collection: ListCollection, languages: readonly string[]): Column[] {
  const others = [...new Set(languages.map((code) => code.toUpperCase()))].filter(
    (code) => !hasOwnField(code),
  );
  const fields = isNamedCollection(collection)
    ? columnsOfNamed(collection, others)
    : FIELDS[collection].flatMap((field) => columnsOfField(field, others));
  return [column('id', 'id'), ...fields];
}

/** Codes of all languages that the shop has, active or not, in the order of the alphabet. */
export const languageCodes = (languages: readonly Document[]): string[] =>
  languages.map(({ lang }) => String(lang)).sort();

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

export type ColumnKind =
  | 'id'
  | 'text'
  | 'choice'
  | 'systemType'
  | 'systemTypes'
  | 'number'
  | 'amount'
  | 'flag';

export interface SheetColumn {
  /** Files may use the stored name or the heading. */
  name: string;
  stored: string;
  part: string | null;
  kind: ColumnKind;
  /** Null for the id and for fields of small collections. */
  field: CatalogueField | null;
  label: Word | null;
  choices: ReadonlyMap<string, Word>;
  language: string | null;
}

/** Column of a luminaire's protocols, which are stored in its price (D23). */
export const MADE_FOR = 'madeFor';

const PROTOCOLS = ['onOff', 'dali', 'zigbee'] as const;

/** Polish and English have separate stored fields (D33). */
const hasOwnField = (language: string) => language === 'PL' || language === 'EN';

const column = (
  stored: string,
  kind: ColumnKind,
  {
    part = null,
    field = null,
    language = null,
    label = null,
    choices = new Map(),
  }: Partial<SheetColumn> = {},
): SheetColumn => {
  const name = part === null ? stored : `${stored}.${part}`;
  return { name, stored, part, kind, field, language, label, choices };
};

function columnsOfField(field: CatalogueField, languages: readonly string[]): SheetColumn[] {
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
      const madeFor: SheetColumn = { ...column(field.name, 'systemTypes', { field }), name: MADE_FOR };
      return { never: [whole], either: [madeFor, whole, ...parts], always: parts }[field.byProtocol];
    }
    case 'colour':
      return field.stored.map((stored) => column(stored, 'flag', { field }));
    case 'text':
    case 'type':
    case 'luminaireType':
    case 'picture':
    case 'pictures':
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

export type ListCollection = CatalogueCollection | NamedCollection;

/** Column that identifies a row without an id; null if none. */
export const codeColumnOf = (collection: ListCollection): string | null =>
  isNamedCollection(collection) ? 'key' : codeFieldOf(collection);

const withUnit = ({ pl, en }: Word, unit: string): Word =>
  unit ? { pl: `${pl} (${unit})`, en: `${en} (${unit})` } : { pl, en };

function columnsOfNamed(collection: NamedCollection, languages: readonly string[]): SheetColumn[] {
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

/** @param languages codes of all languages of the shop */
export function sheetColumns(collection: ListCollection, languages: readonly string[]): SheetColumn[] {
  const others = [...new Set(languages.map((code) => code.toUpperCase()))].filter(
    (code) => !hasOwnField(code),
  );
  const fields = isNamedCollection(collection)
    ? columnsOfNamed(collection, others)
    : FIELDS[collection].flatMap((field) => columnsOfField(field, others));
  return [column('id', 'id'), ...fields];
}

export const languageCodes = (languages: readonly Document[]): string[] =>
  languages.map(({ lang }) => String(lang)).sort();

import type { LuminaireType } from '@lumitor/domain/catalogue/luminaireType';
import { comparedCode } from '@lumitor/domain/catalogue/productCode';
import {
  COLLECTIONS,
  isNamedCollection,
  type NamedCollection,
} from '@lumitor/domain/collections/collections';
import type { ChangedFields } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';
import { codeColumnOf, type ListCollection, sheetColumns } from '../columns.ts';
import type { WorkbookFault, Worksheet } from '../sheet/cell.ts';
import { headerOf, type Mapping } from './header.ts';
import type { ImportPlan, PlannedOutcome } from './importPlan.ts';
import { type FileRow, type Match, matcher } from './match.ts';
import { planRow } from './planRow.ts';
import { tableRows } from './tableRows.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Absent fields of JSON documents stay unchanged. */
const documentRows = (collection: ListCollection, documents: readonly ChangedFields[]): FileRow[] =>
  documents.map((document, index) => {
    const { id, version: _, createdAt: __, base64: ___, ...fields } = document;
    return {
      number: index + 1,
      id: textOf(id),
      code: textOf(fields[codeColumnOf(collection) ?? '']),
      cells: [],
      layOver: (before) => ({ fields: { ...before, ...fields }, problems: [] }),
    };
  });

/** Without a key, the title or product code identifies a document and becomes its key. */
function withKey(row: FileRow, documents: readonly Document[], collection: NamedCollection): FileRow {
  const { identity, maxKey } = COLLECTIONS[collection];
  const nameOf = (fields: ChangedFields) =>
    identity === 'code' ? comparedCode(textOf(fields.code)) : textOf(fields.title);
  const name = nameOf(row.layOver({}).fields);
  const stored = documents.find((document) => nameOf({ ...document }) === name);
  const code = row.code || textOf(stored?.key) || name.slice(0, maxKey);
  return {
    ...row,
    code,
    layOver(before) {
      const { fields, problems } = row.layOver(before);
      return { fields: { ...fields, key: (row.code ? fields.key : before.key) || code }, problems };
    },
  };
}

/** Row limit, above the number of changes that the data service accepts. */
const MOST_ROWS = 20_000;

export type Source = { sheet: Worksheet; mapping?: Mapping } | { documents: readonly ChangedFields[] };

interface Shop {
  languages: readonly string[];
  articles: readonly Document[];
  types: readonly LuminaireType[];
  /** URLs missing in the file store; absent while unknown. */
  missingFiles?: ReadonlySet<string>;
}

type Planned = { ok: true; plan: ImportPlan } | { ok: false; fault: WorkbookFault };

function ofKind<Kind extends PlannedOutcome['kind']>(outcomes: readonly PlannedOutcome[], kind: Kind) {
  return outcomes.filter((each): each is Extract<PlannedOutcome, { kind: Kind }> => each.kind === kind);
}

const FILE_STORE = '/files/';
const isStored = (url: string, missing: ReadonlySet<string> = new Set()): boolean =>
  url.startsWith(FILE_STORE) && !missing.has(url);

export function planImport(
  collection: ListCollection,
  source: Source,
  { languages, articles, types, missingFiles }: Shop,
): Planned {
  const columns = sheetColumns(collection, languages);
  const files = 'sheet' in source ? source.sheet.files : undefined;
  const planned = (rows: readonly FileRow[], unknownColumns: readonly string[]): Planned => {
    if (rows.length > MOST_ROWS)
      return { ok: false, fault: { key: 'tooManyRows', values: { max: MOST_ROWS } } };
    const keyed = isNamedCollection(collection)
      ? rows.map((row) => withKey(row, articles, collection))
      : rows;
    const matchOf = matcher(collection, keyed, articles);
    const context = {
      collection,
      columns,
      hasFile: (url: string) => files?.has(url) || isStored(url, missingFiles),
    };
    const matches = keyed.map(matchOf);
    const outcomes = keyed.map((row, index) => planRow(row, matches[index] as Match, context));
    return {
      ok: true,
      plan: {
        additions: ofKind(outcomes, 'addition'),
        changes: ofKind(outcomes, 'change'),
        rejections: ofKind(outcomes, 'rejection'),
        unchanged: ofKind(outcomes, 'unchanged').length,
        unknownColumns,
        restoredCodes: keyed.flatMap(({ number, code }, index) => {
          const match = matches[index] as Match;
          const storedCode = 'article' in match ? match.storedCode : undefined;
          return storedCode === undefined ? [] : [{ row: number, code, storedCode }];
        }),
      },
    };
  };
  if ('documents' in source) return planned(documentRows(collection, source.documents), []);
  const read = headerOf(source.sheet, columns, source.mapping);
  if (!read.ok) return read;
  // Partial tables have columns of languages that the shop may lack.
  const unknown = source.sheet.isPartial ? [] : read.header.unknown;
  return planned(tableRows(source.sheet, read.header, { collection, columns, types }), unknown);
}

import type { LuminaireType } from '@lumitor/domain/catalogue/luminaireType';
import type { SystemType } from '@lumitor/domain/catalogue/systemType';
import { grouped } from '@lumitor/domain/math/groups';
import { madeFor } from '@lumitor/domain/quote/madeFor';
import type { ByProtocol } from '@lumitor/domain/quote/price';
import type { ChangedFields } from '../../data/changes.ts';
import { codeColumnOf, type ListCollection, MADE_FOR, type SheetColumn } from '../columns.ts';
import { cellText, isEmpty, isLost, type ReadCell, type SheetRow, type Worksheet } from '../sheet/cell.ts';
import { ROUNDED_FROM } from './codes.ts';
import type { ColumnHeader } from './header.ts';
import type { FileRow } from './match.ts';
import { type ParsedValue, parseCell } from './parseCell.ts';
import { type LaidPrice, laidByProtocol, laidEither, type PriceCells } from './price.ts';
import type { Problem } from './problem.ts';

type RowValues = ReadonlyMap<SheetColumn, ParsedValue>;
type FieldValues = readonly (readonly [SheetColumn, ParsedValue])[];

/** Spreadsheets change line ends and outer whitespace. */
const bare = (text: string) => text.replace(/\r\n?/g, '\n').trim();
const storedText = (before: unknown, after: string) =>
  typeof before === 'string' && bare(before) === after ? before : after;

function laidTranslations(before: unknown, values: FieldValues): ChangedFields {
  const translations = { ...(before as ChangedFields | undefined) };
  for (const [{ part }, value] of values) {
    const language = part as string;
    const text = storedText(translations[language], value === null ? '' : String(value));
    if (text) translations[language] = text;
    else delete translations[language];
  }
  return translations;
}

function laidPrice(before: unknown, values: FieldValues, hasWhole: boolean): LaidPrice {
  const cells: PriceCells = { parts: {} };
  for (const [{ name, part }, value] of values) {
    if (name === MADE_FOR) cells.madeFor = value as SystemType[] | null;
    else if (part === null) cells.whole = value as number | null;
    else cells.parts[part as SystemType] = value as number | null;
  }
  return hasWhole ? laidEither(before, cells) : { price: laidByProtocol(before, cells) };
}

function laidField(before: unknown, values: FieldValues): unknown {
  const [[column, value] = []] = values;
  if (!column) return before;
  if (column.part !== null) return laidTranslations(before, values);
  if (column.field?.kind === 'pictures') return value ?? [];
  if (column.kind === 'text') return storedText(before, value === null ? '' : String(value));
  return value ?? undefined;
}

/** An empty cell removes its field; a text becomes empty. */
function layRow(
  before: ChangedFields,
  row: RowValues,
  columns: readonly SheetColumn[],
): { fields: ChangedFields; problems: Problem[] } {
  const fields: ChangedFields = { ...before };
  const problems: Problem[] = [];
  const written = [...row].filter(([{ kind }]) => kind !== 'id');
  for (const [stored, values] of grouped(written, ([column]) => column.stored)) {
    const isPrice = values.some(([{ kind, name }]) => kind === 'amount' || name === MADE_FOR);
    const ofPrice = isPrice ? columns.filter((column) => column.stored === stored) : [];
    let laid: unknown;
    if (ofPrice.length > 1) {
      const price = laidPrice(
        before[stored],
        values,
        ofPrice.some(({ name }) => name === stored),
      );
      if ('fault' in price) problems.push({ column: stored, key: price.fault });
      laid = 'fault' in price ? before[stored] : price.price;
    } else laid = laidField(before[stored], values);
    if (laid === undefined) delete fields[stored];
    else fields[stored] = laid;
  }
  return { fields, problems };
}

const namesOf = ({ key, title, titleEn, translation }: LuminaireType): string[] => [
  key,
  title,
  titleEn,
  ...Object.values(translation),
];

/** An unlisted type stays as written (D45a). */
function typeKey(name: string, types: readonly LuminaireType[]): string {
  const named = (isSame: (known: string) => boolean) => types.find((type) => namesOf(type).some(isSame))?.key;
  if (types.some(({ key }) => key === name)) return name;
  return named((known) => known.toLowerCase() === name.toLowerCase()) ?? name;
}

interface TableContext {
  collection: ListCollection;
  columns: readonly SheetColumn[];
  types: readonly LuminaireType[];
}

/** A new article gets what a partial table does not state; an existing one with pictures keeps its own. */
function partialFields(
  before: ChangedFields,
  { defaults }: SheetRow,
  collection: ListCollection,
  types: readonly LuminaireType[],
): { defaults: ChangedFields; isPictured: boolean } {
  const isPictured = Boolean(before.img || before.base64);
  if (Object.keys(before).length > 0) return { defaults: {}, isPictured };
  const symbol = defaults?.type;
  const type = types.find((each) => each.symbol === symbol) ?? types[0];
  return {
    defaults: { ...defaults, ...(collection === 'bindings' && { type: type?.key ?? symbol }) },
    isPictured,
  };
}

const PICTURES: readonly string[] = ['img', 'pictures'];

export function tableRows(
  { rows, decimal, isPartial }: Worksheet,
  { columnAt }: ColumnHeader,
  { collection, columns, types }: TableContext,
): FileRow[] {
  const textAt = (stored: string | null) => {
    const at = columnAt.findIndex((column) => column?.name === stored);
    return ({ cells }: SheetRow) => (isLost(cells[at]) ? '' : cellText(cells[at]).trim());
  };
  const codeColumn = codeColumnOf(collection);
  const [idOf, codeOf] = [textAt('id'), textAt(codeColumn)];

  function layOver(row: SheetRow, stored: ChangedFields) {
    const { cells } = row;
    const { defaults, isPictured } = partialFields(stored, row, collection, types);
    const before = isPartial ? { ...defaults, ...stored } : stored;
    const isUnstated = (column: SheetColumn, cell: ReadCell) =>
      isPartial === true && (isEmpty(cell) || (isPictured && PICTURES.includes(column.stored)));
    const values = new Map<SheetColumn, ParsedValue>();
    const problems: Problem[] = [];
    columnAt.forEach((column, index) => {
      if (!column) return;
      const cell = cells[index] ?? null;
      if (isUnstated(column, cell)) return;
      const parsed = parseCell(cell, column, decimal);
      if (column.name === codeColumn && typeof cell === 'number' && cell >= ROUNDED_FROM)
        problems.push({ key: 'codeRounded', column: column.name });
      if ('fault' in parsed) problems.push({ ...parsed.fault, column: column.name });
      else if (column.field?.kind === 'luminaireType' && parsed.value !== before[column.stored])
        values.set(column, typeof parsed.value === 'string' ? typeKey(parsed.value, types) : parsed.value);
      else values.set(column, parsed.value);
    });
    const made = columns.find(({ name }) => name === MADE_FOR);
    // The price of a partial table is for what the luminaire is made for (D39).
    if (isPartial && made && typeof before.price === 'object')
      values.set(made, madeFor(before.price as ByProtocol));
    // A stray separator shifts cells, so any of them may be wrong.
    if (!cells.slice(columnAt.length).every(isEmpty)) problems.push({ column: '', key: 'tooManyCells' });
    const laid = layRow(before, values, columns);
    return { fields: laid.fields, problems: [...problems, ...laid.problems] };
  }

  return rows.map((row) => ({
    number: row.number,
    id: idOf(row),
    code: codeOf(row),
    cells: row.cells,
    layOver: (before) => layOver(row, before),
  }));
}

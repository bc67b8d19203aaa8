import { foldedTitle } from '../../articles/titles.ts';
import { languageName } from '../../elements/languageNames.ts';
import { catalogueWords } from '../../words/catalogue.ts';
import { fieldWord } from '../../words/fieldWord.ts';
import { MADE_FOR, type SheetColumn } from '../columns.ts';
import { columnHeading } from '../headings.ts';
import { isEmpty, type WorkbookFault, type Worksheet } from '../sheet/cell.ts';

const LOCALES = ['pl', 'en'] as const;

/** `Cena netto [PLN]` becomes `cena`, `netto`, `pln`. */
const wordsOf = (name: string): string[] =>
  foldedTitle(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const plain = (name: string): string => wordsOf(name).join(' ');

function formLabels({ name, field, language, part }: SheetColumn): string[] {
  if (!field || name === MADE_FOR || (part !== null && !language)) return [];
  return LOCALES.flatMap((locale) => {
    const label = catalogueWords.fields[fieldWord(field)][locale];
    if (language) return [`${label} (${languageName(language, locale) ?? language})`];
    return field.kind === 'colour' ? [] : [label];
  });
}

/** Unicode-compatible: the micro sign in capitals is a Greek letter. */
const compared = (name: string): string => name.normalize('NFKC').toLowerCase().trim();

const namesOf = (column: SheetColumn): string[] =>
  [...LOCALES.map((locale) => columnHeading(column, locale)), ...formLabels(column), column.name].map(
    compared,
  );

/** Usual names in price lists, by stored name; product codes under `code`. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  code: [
    'kod',
    'kod produktu',
    'kod artykulu',
    'indeks',
    'symbol',
    'nr katalogowy',
    'numer katalogowy',
    'sku',
    'code',
    'product code',
    'item code',
    'part number',
    'art nr',
    'article number',
  ],
  title: ['nazwa', 'nazwa produktu', 'nazwa artykulu', 'produkt', 'tytul', 'name', 'product', 'product name'],
  titleEn: ['nazwa en', 'nazwa angielska', 'name en', 'english name'],
  price: [
    'cena',
    'cena netto',
    'cena pln',
    'cena zl',
    'netto',
    'netto pln',
    'cena katalogowa',
    'price',
    'net price',
    'price pln',
    'list price',
  ],
  priceEuro: ['cena eur', 'cena euro', 'cena netto euro', 'netto eur', 'eur', 'price eur', 'net price euro'],
  power: ['moc', 'moc w', 'waty', 'w', 'power', 'power w', 'watts', 'wattage'],
  lumens: ['strumien', 'strumien lm', 'lumeny', 'lm', 'lumens', 'flux', 'luminous flux'],
  beam: ['kat', 'kat swiecenia', 'beam', 'beam angle'],
  cct: ['barwa', 'barwa swiatla', 'cct', 'k', 'kelvin', 'colour temperature', 'color temperature'],
  cri: ['cri', 'ra'],
  ip: ['ip', 'stopien ochrony'],
  protectionClass: ['klasa ochronnosci', 'protection class'],
  ean: ['ean', 'gtin', 'kod ean', 'kod kreskowy', 'barcode', 'bar code', 'ean code'],
  leadDays: ['czas dostawy', 'termin dostawy', 'lead time', 'delivery time'],
  isBlack: ['czarny', 'black'],
  isWhite: ['bialy', 'white'],
  active: ['aktywny', 'w sprzedazy', 'active', 'on sale'],
  quantity: ['liczba', 'ilosc', 'sztuk', 'pieces', 'quantity'],
};

const isCode = ({ field }: SheetColumn) => field !== null && 'isCode' in field && field.isCode === true;
const usualOf = (column: SheetColumn) =>
  column.part === null ? (USUAL[isCode(column) ? 'code' : column.name] ?? []) : [];

function guessColumn(heading: string, free: readonly SheetColumn[]): SheetColumn | null {
  const query = plain(heading);
  if (!query) return null;
  const [alike] = free.filter((column) => namesOf(column).some((name) => plain(name) === query));
  const [usual] = free.filter((column) => usualOf(column).includes(query));
  return alike ?? usual ?? null;
}

/** Columns set by hand, by heading index; null skips the column. */
export type Mapping = ReadonlyMap<number, string | null>;

type Certainty = 'named' | 'guessed' | 'chosen';

export interface HeaderCell {
  index: number;
  name: string;
  column: SheetColumn | null;
  certainty: Certainty | null;
}

export interface ColumnHeader {
  /** Columns by index in the file; null if unknown. */
  columnAt: readonly (SheetColumn | null)[];
  unknown: readonly string[];
}

/** Prefix of note columns, such as reasons of rejection, which are skipped. */
export const NOTE = '#';

function letterOf(index: number): string {
  const before = Math.floor(index / 26);
  return (before > 0 ? letterOf(before - 1) : '') + String.fromCharCode(65 + (index % 26));
}

const hasCells = ({ rows }: Worksheet, index: number) => rows.some(({ cells }) => !isEmpty(cells[index]));

export function headerCells(
  sheet: Worksheet,
  columns: readonly SheetColumn[],
  mapping: Mapping = new Map(),
): HeaderCell[] {
  const byName = new Map(columns.flatMap((column) => namesOf(column).map((name) => [name, column] as const)));
  const chosen = (index: number) => columns.find(({ name }) => name === mapping.get(index)) ?? null;
  const cells = sheet.header.flatMap((name, index): HeaderCell[] => {
    if (name.startsWith(NOTE) || (!name && !hasCells(sheet, index))) return [];
    const cell = { index, name: name || letterOf(index) };
    if (mapping.has(index)) return [{ ...cell, column: chosen(index), certainty: 'chosen' }];
    const column = byName.get(compared(name)) ?? null;
    return [{ ...cell, column, certainty: column && 'named' }];
  });
  const taken = new Set(cells.map(({ column }) => column));
  return cells.map((cell) => {
    if (cell.certainty) return cell;
    const free = columns.filter((column) => !taken.has(column));
    const column = guessColumn(cell.name, free);
    if (!column) return cell;
    taken.add(column);
    return { ...cell, column, certainty: 'guessed' };
  });
}

export function headerOf(
  sheet: Worksheet,
  columns: readonly SheetColumn[],
  mapping?: Mapping,
): { ok: true; header: ColumnHeader } | { ok: false; fault: WorkbookFault } {
  const cells = headerCells(sheet, columns, mapping);
  const known = cells.filter(({ column }) => column);
  if (known.length === 0) return { ok: false, fault: { key: 'noColumns' } };
  const repeated = known.find(({ column }, at) => known.findIndex((other) => other.column === column) !== at);
  if (repeated) return { ok: false, fault: { key: 'columnTwice', values: { column: repeated.name } } };
  const columnAt = sheet.header.map((_, index) => cells.find((cell) => cell.index === index)?.column ?? null);
  const unknown = cells.flatMap(({ name, column, certainty }) => (column || certainty ? [] : [name]));
  return { ok: true, header: { columnAt, unknown } };
}

import type { Operation } from '@lumitor/domain/collections/changesRequest';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { type NeededCode, neededCodes } from '@lumitor/domain/parts/neededCodes';
import type { Document } from '../../data/documents.ts';
import { parseNumber } from '../../elements/numbers.ts';
import type { LineArticles } from '../lineArticles.ts';

interface Pasted {
  key: string;
  column: FillColumn;
  text: string;
}

/** Cell of a pasted block; null for an error or a formula. */
export type BlockCell = string | null;

/**
 * Maps a pasted block to cells: by code if its first column has codes, else to the right and below.
 * @returns also the number of lines with an unmapped cell
 */
export function pasteBlock(
  block: readonly (readonly BlockCell[])[],
  rows: readonly Pick<FillRow, 'key' | 'code'>[],
  at: { row: number; column: FillColumn },
): { pasted: Pasted[]; leftOut: number } {
  const byCode = new Map(rows.map(({ code, key }) => [code.toLocaleLowerCase(), key]));
  const keyOf = ([code]: readonly BlockCell[]) => byCode.get((code ?? '').trim().toLocaleLowerCase());
  const hasCodes = block.some((cells) => cells.length > 1 && keyOf(cells));
  const columns = FILL_COLUMNS.slice(FILL_COLUMNS.indexOf(at.column));
  let leftOut = 0;
  const pasted = block.flatMap((cells, line) => {
    const key = hasCodes ? keyOf(cells) : rows[at.row + line]?.key;
    const texts = hasCodes ? cells.slice(1) : cells;
    const isTaken = (text: BlockCell, place: number) => text !== null && key && place < columns.length;
    if (texts.some((text, place) => text !== '' && !isTaken(text, place))) leftOut += 1;
    if (!key) return [];
    return columns.flatMap((column, place) => {
      const text = texts[place] ?? null;
      return text === null ? [] : [{ key, column, text: text.trim() }];
    });
  });
  return { pasted, leftOut };
}

export interface FillRow {
  key: string;
  line: LineArticles['line'];
  collection: NeededCode['collection'];
  code: string;
  uses: NeededCode[];
  /** Null if no article has the code. */
  article: Document | null;
}

export const FILL_COLUMNS = ['title', 'titleEn', 'price', 'priceEuro'] as const;
export type FillColumn = (typeof FILL_COLUMNS)[number];

export const isPriceColumn = (column: FillColumn | 'img'): boolean =>
  column === 'price' || column === 'priceEuro';

export type FillCells = Record<FillColumn | 'img', string>;

const codeOf = ({ type, description }: Document, collection: NeededCode['collection']) =>
  String((collection === 'connections' ? type : description) ?? '').trim();

/** An inactive rail is valid; rules do not find an inactive part (D19). */
const isFilled = ({ active, price }: Document, collection: NeededCode['collection']) =>
  Number(price) > 0 && (Boolean(active) || collection === 'connections');

export function fillRows({ line, table, articles }: LineArticles): FillRow[] {
  const rows = new Map<string, FillRow>();
  for (const needed of neededCodes(table)) {
    const { collection, code } = needed;
    const key = `${line} ${collection} ${code}`;
    const row = rows.get(key);
    if (row) {
      row.uses.push(needed);
      continue;
    }
    const having = articles[collection].filter((article) => codeOf(article, collection) === code);
    if (having.some((article) => isFilled(article, collection))) continue;
    rows.set(key, { key, line, collection, code, uses: [needed], article: having[0] ?? null });
  }
  return [...rows.values()];
}

export type FillFault = 'required' | 'number' | 'negative';

type Parsed = { operations: Operation[]; keys: string[]; faults: Map<string, FillFault> };

export const cellName = (key: string, column: FillColumn | 'img'): string => `${key} ${column}`;

const readAmount = (text: string, decimal: ',' | '.'): number | FillFault => {
  if (text.trim() === '') return 0;
  const value = parseNumber(text, decimal);
  if (typeof value !== 'number') return 'number';
  return value < 0 ? 'negative' : value;
};

function newArticle({ collection, code, uses }: FillRow) {
  const colours = new Set(uses.map(({ colour }) => colour));
  // An article for both colours has no colour flag (D21).
  const isOne = colours.size === 1;
  const colour = { isBlack: isOne && colours.has('black'), isWhite: isOne && colours.has('white') };
  if (collection === 'connections') return { type: code, ...colour };
  return { type: uses[0]?.use, description: code, ...colour };
}

/**
 * Operations of one batch.
 * @param typed cells by row key; absent rows are unchanged
 */
export function fillOperations(
  rows: readonly FillRow[],
  typed: ReadonlyMap<string, FillCells>,
  decimal: ',' | '.',
): Parsed {
  const parsed: Parsed = { operations: [], keys: [], faults: new Map() };
  for (const row of rows) {
    const cells = typed.get(row.key);
    if (!cells || Object.values(cells).every((text) => text.trim() === '')) continue;
    const { key, line, collection, article } = row;
    const title = cells.title.trim();
    if (!title) parsed.faults.set(cellName(key, 'title'), 'required');
    const amounts = { price: 0, priceEuro: 0 };
    for (const column of ['price', 'priceEuro'] as const) {
      const amount = readAmount(cells[column], decimal);
      if (typeof amount === 'number') amounts[column] = amount;
      else parsed.faults.set(cellName(key, column), amount);
    }
    const fields = { title, titleEn: cells.titleEn.trim(), ...amounts, img: cells.img };
    const stored = collectionOf(collection, line);
    const sale = collection === 'connections' ? {} : { active: true };
    parsed.keys.push(key);
    parsed.operations.push(
      article
        ? {
            kind: 'update',
            collection: stored,
            id: article.id,
            version: article.version,
            fields: { ...fields, ...sale, ...(cells.img && { base64: '' }) },
          }
        : { kind: 'add', collection: stored, fields: { ...newArticle(row), ...fields, ...sale } },
    );
  }
  return parsed;
}

export const startCells = (
  { article }: Pick<FillRow, 'article'>,
  amountOf: (amount: number) => string,
): FillCells => ({
  title: String(article?.title ?? ''),
  titleEn: String(article?.titleEn ?? ''),
  price: Number(article?.price) > 0 ? amountOf(Number(article?.price)) : '',
  priceEuro: Number(article?.priceEuro) > 0 ? amountOf(Number(article?.priceEuro)) : '',
  img: String(article?.img ?? ''),
});

import { type CartArticle, cartArticleSchema } from '@lumitor/domain/cart/article';
import { comparedCode } from '@lumitor/domain/catalogue/productCode';
import type { Operation } from '@lumitor/domain/collections/changesRequest';
import * as v from 'valibot';
import type { AdminDocument } from '../data/documents.ts';
import {
  cellText,
  isEmpty,
  isLost,
  type ReadCell,
  type SheetRow,
  type Worksheet,
} from '../spreadsheet/sheet/cell.ts';
import { cartWords } from '../words/cart.ts';

export type StoredArticle = AdminDocument<'cartArticles'>;

const COLUMNS = ['code', 'article', 'pack'] as const;
type Column = (typeof COLUMNS)[number];

/** Headings of exports by WooCommerce and by apps of Shopify. */
const OTHERS: Readonly<Record<Column, readonly string[]>> = {
  code: ['sku', 'variant sku'],
  article: ['id', 'variant id'],
  pack: [],
};

export const articleGrid = (articles: readonly CartArticle[], language: 'pl' | 'en'): string[][] => [
  COLUMNS.map((name) => cartWords[name][language]),
  ...articles.map((article) => COLUMNS.map((name) => String(article[name]))),
];

const compared = (name: string) => name.trim().toLowerCase();

/** Own headings go before those of others. */
function placesOf(header: readonly string[]): Partial<Record<Column, number>> {
  const names = header.map(compared);
  const places = COLUMNS.map((column) => {
    const { pl, en } = cartWords[column];
    const known = [column, pl, en, ...OTHERS[column]].map((name) => names.indexOf(compared(name)));
    return [column, known.find((place) => place >= 0)] as const;
  });
  return Object.fromEntries(places.filter(([, place]) => place !== undefined));
}

export type RejectionReason = keyof typeof cartWords.reasons;

export interface ImportedArticle extends CartArticle {
  /** Row in the file. */
  number: number;
}

export interface RejectedRow {
  number: number;
  code: string;
  reason: RejectionReason;
}

export interface ArticleImport {
  additions: ImportedArticle[];
  changes: (ImportedArticle & { stored: StoredArticle })[];
  unchanged: number;
  rejections: RejectedRow[];
}

const wholeNumber = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null);

function parsed(cells: Partial<Record<Column, ReadCell>>): CartArticle | RejectionReason {
  if (COLUMNS.some((column) => isLost(cells[column]))) return 'lost';
  const [code, article, pack] = COLUMNS.map((column) => cellText(cells[column]).trim());
  if (!code || !article) return 'empty';
  if ([code, article].some((text) => /^\d+(?:[.,]\d+)?E\+\d+$/i.test(text))) return 'spoilt';
  const pieces = pack ? wholeNumber(pack) : 1;
  if (pieces === null || pieces === 0) return 'pack';
  const read = v.safeParse(cartArticleSchema, { code, article, pack: pieces });
  return read.success ? read.output : 'invalid';
}

/** Null without columns of code and article. Rows without code and article are skipped. */
export function planArticles(
  { header, rows }: Worksheet,
  stored: readonly StoredArticle[],
): ArticleImport | null {
  const places = placesOf(header);
  if (places.code === undefined || places.article === undefined) return null;
  const known = new Map(stored.map((article) => [comparedCode(article.code), article]));
  const taken = new Set<string>();
  const plan: ArticleImport = { additions: [], changes: [], unchanged: 0, rejections: [] };
  const cellsOf = ({ cells }: SheetRow) =>
    Object.fromEntries(COLUMNS.map((column) => [column, cells[places[column] ?? -1] ?? null])) as Record<
      Column,
      ReadCell
    >;
  for (const row of rows) {
    const cells = cellsOf(row);
    if (isEmpty(cells.code) && isEmpty(cells.article)) continue;
    const { number } = row;
    const reject = (reason: RejectionReason) =>
      plan.rejections.push({ number, code: cellText(cells.code), reason });
    const read = parsed(cells);
    if (typeof read === 'string') {
      reject(read);
      continue;
    }
    const code = comparedCode(read.code);
    if (taken.has(code)) {
      reject('twice');
      continue;
    }
    taken.add(code);
    const former = known.get(code);
    // A missing column changes nothing.
    const article = { ...read, pack: places.pack === undefined ? (former?.pack ?? 1) : read.pack };
    if (!former) plan.additions.push({ ...article, number });
    else if (former.article === article.article && former.pack === article.pack) plan.unchanged += 1;
    else plan.changes.push({ ...article, number, stored: former });
  }
  return plan;
}

export const articleOperations = ({ additions, changes }: ArticleImport): Operation[] => [
  ...additions.map(
    ({ number: _, ...fields }): Operation => ({ kind: 'add', collection: 'cartArticles', fields }),
  ),
  ...changes.map(
    ({ article, pack, stored: { id, version } }): Operation => ({
      kind: 'update',
      collection: 'cartArticles',
      id,
      version,
      fields: { article, pack },
    }),
  ),
];

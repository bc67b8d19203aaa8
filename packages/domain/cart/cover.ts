import type { Cents } from '../units.ts';
import { type CartTable, cartArticleOf, tableCode } from './article.ts';
import { type Cart, type CartLine, sumOfLines } from './cart.ts';

export const CART_TARGETS = ['shopify', 'woocommerce', 'oci', 'webhook'] as const;
export type CartTarget = (typeof CART_TARGETS)[number];

/** No product code, no row in the table, a row without a numeric id, or no price. */
export const MISSING_REASONS = ['code', 'article', 'number', 'price'] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];

export interface MissingLine {
  line: CartLine;
  reason: MissingReason;
}

/** One line of the other shop's cart. */
export interface CartItem {
  article: string;
  /** Packs. */
  quantity: number;
  pack: number;
  lines: CartLine[];
}

export interface CoveredCart {
  /** Lines that the target cannot take. */
  missing: MissingLine[];
  items: CartItem[];
}

/** Ids of Shopify are also written as `gid://shopify/ProductVariant/123`. */
const ID = /^(?:gid:\/\/shopify\/ProductVariant\/)?(\d{1,20})$/;

function articleFor(line: CartLine, table: CartTable): { article: string; pack: number } | MissingReason {
  if (line.code === '') return 'code';
  const row = cartArticleOf(table, line);
  if (!row) return 'article';
  const [, id] = ID.exec(row.article) ?? [];
  return id === undefined ? 'number' : { article: id, pack: row.pack };
}

export const piecesOf = ({ lines }: Pick<CartItem, 'lines'>): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Shopify and WooCommerce sell articles by their ids, at their own prices. Lines of one article share an item. */
function coverById(lines: readonly CartLine[], table: CartTable): CoveredCart {
  const missing: MissingLine[] = [];
  const items = new Map<string, CartItem>();
  for (const line of lines) {
    const found = articleFor(line, table);
    if (typeof found === 'string') {
      missing.push({ line, reason: found });
      continue;
    }
    const item = items.get(found.article) ?? { ...found, quantity: 0, lines: [] };
    item.lines.push(line);
    // Whole packs that contain all pieces.
    item.quantity = Math.ceil(piecesOf(item) / item.pack);
    items.set(found.article, item);
  }
  return { missing, items: [...items.values()] };
}

/** OCI and the webhook transfer lines with their prices; a code without a row stands for itself. */
function coverByLine(lines: readonly CartLine[], table: CartTable, needsPrice: boolean): CoveredCart {
  const isUnpriced = ({ total }: CartLine) => needsPrice && total === null;
  return {
    missing: lines.filter(isUnpriced).map((line) => ({ line, reason: 'price' })),
    items: lines
      .filter((line) => !isUnpriced(line))
      .map((line) => {
        const article = cartArticleOf(table, line)?.article ?? tableCode(line);
        return { article, quantity: line.quantity, pack: 1, lines: [line] };
      }),
  };
}

const carriesPrices = (target: CartTarget): boolean => target === 'oci' || target === 'webhook';

export const coverCart = (cart: Pick<Cart, 'lines'>, table: CartTable, target: CartTarget): CoveredCart =>
  carriesPrices(target) ? coverByLine(cart.lines, table, target === 'oci') : coverById(cart.lines, table);

export interface CartAmounts {
  /** Lines that the target takes. */
  covered: Cents;
  /** Lines that it does not. */
  missing: Cents;
  discount: Cents;
  /** covered + missing - discount */
  net: Cents;
}

export const cartAmounts = ({ discount, net }: Cart, { missing, items }: CoveredCart): CartAmounts => ({
  covered: sumOfLines(items.flatMap(({ lines }) => lines)),
  missing: sumOfLines(missing.map(({ line }) => line)),
  discount,
  net,
});

import { type BmecatHeader, bmecatHeader, bmecatProduct, isBmecatProduct } from './bmecat.ts';
import { IndustryError } from './fault.ts';
import { gldfProducts } from './gldf.ts';
import { type IndustryProduct, MAX_PRODUCTS } from './product.ts';
import { PROLOG, treesOf, xmlText } from './xmlTree.ts';

export interface IndustryFile {
  format: 'gldf' | 'bmecat';
  products: readonly IndustryProduct[];
}

const ROOT = /<(?:[\w.-]+:)?(BMECAT|Root)[\s>/]/;

/** Format by the root element (D40b); null: neither. */
export function industryFormat(text: string): IndustryFile['format'] | null {
  const root = text.slice(0, PROLOG).match(ROOT)?.[1];
  if (root === 'BMECAT') return 'bmecat';
  return root === 'Root' ? 'gldf' : null;
}

const HEADER = 'HEADER';
const NO_HEADER: BmecatHeader = { language: 'EN', currency: '' };

function bmecatProducts(text: string, today: string): IndustryProduct[] {
  const products: IndustryProduct[] = [];
  let header = NO_HEADER;
  for (const node of treesOf(text, (name) => name === HEADER || isBmecatProduct(name))) {
    if (node.name === HEADER) header = bmecatHeader(node);
    else if (isBmecatProduct(node.name)) products.push(bmecatProduct(node, header, today));
    if (products.length > MAX_PRODUCTS) throw new IndustryError('tooManyProducts');
  }
  if (products.length === 0) throw new IndustryError('noProducts');
  return products;
}

function gldfRoot(text: string) {
  // Only the root is yielded.
  const [root] = treesOf(text, () => false);
  if (!root) throw new IndustryError('malformedXml');
  return root;
}

/**
 * Products of a BMEcat file or of a GLDF's `product.xml`.
 * @param today as `2026-11-30`, for the validity of prices
 * @throws {IndustryError} and nothing else
 */
export function readIndustry(bytes: Uint8Array, today: string): IndustryFile {
  const text = xmlText(bytes);
  const format = industryFormat(text);
  if (format === null) throw new IndustryError('unknownXml');
  const products = format === 'gldf' ? gldfProducts(gldfRoot(text)) : bmecatProducts(text, today);
  return { format, products };
}

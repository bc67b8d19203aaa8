import { LINES, type ProductLine } from '../catalogue/productLine.ts';
import type { LinesSettings } from './lines.ts';

// Separate from the schema, which the first load does not need.

/** Files identify lines by these names. */
export const PRODUCT_NAMES: Record<ProductLine, string> = { standard: 'STANDARD', micro: 'MICRO11' };

export const lineNames = (lines: LinesSettings | null): Record<ProductLine, string> => ({
  standard: lines?.standard.name || PRODUCT_NAMES.standard,
  micro: lines?.micro.name || PRODUCT_NAMES.micro,
});

export const visibleLines = (lines: LinesSettings | null): readonly ProductLine[] =>
  LINES.filter((line) => lines?.[line].isVisible ?? true);

import { LINES, type ProductLine } from '../catalogue/productLine.ts';
import type { LinesSettings } from './lines.ts';

// Apart from the schema, which the first load does without.

/** Under which the lines are sold where a shop names them no other way, and by which files tell them apart. */
export const PRODUCT_NAMES: Record<ProductLine, string> = { standard: 'STANDARD', micro: 'MICRO11' };

/** The names under which the lines are sold, in every language. @param lines null before they are known */
export const lineNames = (lines: LinesSettings | null): Record<ProductLine, string> => ({
  standard: lines?.standard.name || PRODUCT_NAMES.standard,
  micro: lines?.micro.name || PRODUCT_NAMES.micro,
});

/** The lines that visitors are offered, one at least. */
export const visibleLines = (lines: LinesSettings | null): readonly ProductLine[] =>
  LINES.filter((line) => lines?.[line].isVisible ?? true);

import type { ProductLine } from '@lumitor/domain/catalogue/productLine';

/** The names under which the lines are sold, in every language. */
export const LINE_NAMES: Record<ProductLine, string> = { standard: 'STANDARD', micro: 'MICRO11' };

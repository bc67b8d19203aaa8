import type { Line } from '@lumitor/domain/catalogue/line';

/** The names under which the lines are sold, in every language. */
export const LINE_NAMES: Record<Line, string> = { standard: 'STANDARD', micro: 'MICRO11' };

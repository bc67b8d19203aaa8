import type { End } from '../layout/step.ts';

/** A joint that isolates (D55): on a run, or that of two ends which meet (D10), named by either. */
export type Cut = { stepId: string; at: number } | { stepId: string; end: End };

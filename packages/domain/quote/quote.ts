import type { LineCatalogue } from '../catalogue/snapshot.ts';
import { countWired } from '../parts/feedKinds.ts';
import { countBought } from '../parts/sawnRails.ts';
import type { Terms } from './lines.ts';
import { planLoads } from './planLoads.ts';
import { type Counting, type PricedPlan, type Quote, quoteWith } from './quoteWith.ts';

export type { Quote, QuoteTotals } from './quoteWith.ts';

export const WHOLE: Counting = { rails: countBought, wired: countWired, loads: planLoads };

/** Pure, as browser and service must agree (D13 to D27). */
export const quoteFor = (plan: PricedPlan, catalogue: LineCatalogue, terms: Terms): Quote =>
  quoteWith(WHOLE, plan, catalogue, terms);

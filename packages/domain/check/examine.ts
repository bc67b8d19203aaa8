import type { LineCatalogue } from '../catalogue/snapshot.ts';
import { type Installation, planInstallation } from '../installation/installation.ts';
import { type Arrangement, arrange } from '../kinds/luminaire/arrangement.ts';
import { type Bodies, bodiesOf } from '../kinds/luminaire/body.ts';
import type { Plan } from '../plan/plan.ts';
import type { Terms } from '../quote/lines.ts';
import { type Quote, quoteFor } from '../quote/quote.ts';

export interface Measure {
  catalogue: LineCatalogue;
  terms: Terms;
}

export interface Examined extends Measure {
  plan: Plan;
  bodies: Bodies;
  arrangement: Arrangement;
  installation: Installation;
  quote: Quote;
}

const bodiesIn = new WeakMap<LineCatalogue, Bodies>();

export function examine(plan: Plan, measure: Measure): Examined {
  const { catalogue, terms } = measure;
  const bodies = bodiesIn.get(catalogue) ?? bodiesOf(catalogue.bindings);
  bodiesIn.set(catalogue, bodies);
  const arrangement = arrange(plan, bodies);
  return {
    ...measure,
    plan,
    bodies,
    arrangement,
    installation: planInstallation(plan, catalogue, arrangement),
    quote: quoteFor(plan, catalogue, terms),
  };
}

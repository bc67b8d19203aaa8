import { gatewaysOf } from '../plan/choices.ts';
import { basisOf } from '../quote/basis.ts';
import type { Misfit } from '../quote/fit.ts';
import { offeredFor } from '../quote/offered.ts';
import { RECOMMENDED_LOAD } from '../quote/power.ts';
import type { Candidate } from './candidate.ts';
import type { Examined } from './examine.ts';
import type { Finding } from './finding.ts';

/** The same in the rails' colour, or none of it (D21). */
export function misfitFixes({ collection, id, counterpartId }: Misfit): Candidate[] {
  const swap = (kind: 'swap' | 'takeOutChoice', by: string | null): Candidate => ({
    kind,
    figures: { collection, article: by ?? id },
    edit: { kind: 'swap', swaps: [{ collection, id, by }] },
  });
  return [...(counterpartId ? [swap('swap', counterpartId)] : []), swap('takeOutChoice', null)];
}

/** Supplies that carry the fullest zone, those with a reserve first, each from the smallest (D27). */
export function supplyFixes({ catalogue, plan: { choices }, installation }: Examined): Candidate[] {
  const load = Math.max(...installation.zones.map((zone) => zone.load));
  const { powers } = offeredFor(catalogue, basisOf(catalogue, choices));
  const carrying = powers
    .filter(({ id, power }) => id !== choices.powerId && power > 0 && power >= load)
    // A price of 0 is "on request", never the cheapest.
    .toSorted((a, b) => a.power - b.power || (a.price || Infinity) - (b.price || Infinity));
  const hasReserve = ({ power }: { power: number }) => load * 100 <= power * RECOMMENDED_LOAD;
  return [...carrying.filter(hasReserve), ...carrying.filter((one) => !hasReserve(one))].map(
    ({ id }): Candidate => ({
      kind: 'supply',
      figures: { collection: 'powers', article: id },
      edit: { kind: 'choose', choice: 'powerId', id },
    }),
  );
}

/** As many gateways as the luminaires take (D56). */
export function gatewayFixes({ plan: { choices } }: Examined, { figures }: Finding): Candidate[] {
  const needed = Number(figures.needed);
  if (needed <= gatewaysOf(choices)) return [];
  return [
    { kind: 'gateways', figures: { count: needed }, edit: { kind: 'setGatewayQuantity', quantity: needed } },
  ];
}

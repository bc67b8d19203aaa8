import type { InstalledZone } from '../installation/installation.ts';
import { greatestOf } from '../math/lists.ts';
import { basisOf } from '../quote/basis.ts';
import { offeredFor } from '../quote/offered.ts';
import { loadPercent, RECOMMENDED_LOAD } from '../quote/power.ts';
import type { Watt } from '../units.ts';
import type { Examined } from './examine.ts';
import { type Finding, found, type Where } from './finding.ts';
import { type FixCandidate, fix, rule } from './rule.ts';
import { zoneFixes } from './zoneFixes.ts';

const SUPPLY_REASONS = ['byHand', 'tooWeak', 'unknown'] as const;
export type NoSupplyReason = (typeof SUPPLY_REASONS)[number];

function noSupplyReason({ quote }: Examined): NoSupplyReason {
  if (!quote.isPowerAutomatic) return 'byHand';
  return quote.isPowerUnknown ? 'unknown' : 'tooWeak';
}

export const missingSupply = rule({
  kinds: ['noSupply'],
  find(examined) {
    const { quote, plan } = examined;
    const { powerId, bindings } = plan.choices;
    // A chosen supply that is no longer sold has its own finding (D21).
    if (quote.power || powerId !== null || plan.layout.steps.length === 0 || bindings.length === 0) return [];
    return [found('noSupply', { reason: noSupplyReason(examined), load: quote.totalPower })];
  },
  fixes: (examined, { figures }) =>
    figures.reason === 'byHand'
      ? [fix('supplyByLoad', {}, { kind: 'choosePowerByLoad' })]
      : zoneFixes(examined, [...examined.installation.zones.keys()]),
});

/** Overloaded zones, and the fullest near the limit (D26, D27). */
function find({ installation, quote }: Examined): Finding[] {
  const { supply } = quote;
  if (supply === null) return [];
  // Without a rail there is no zone, and the whole load counts (D26).
  const zones: readonly Pick<InstalledZone, 'load' | 'luminaires' | 'sections'>[] =
    installation.zones.length > 0
      ? installation.zones
      : [{ load: quote.totalPower, luminaires: [], sections: [] }];
  const limit = (supply * RECOMMENDED_LOAD) / 100;
  const over = zones.filter(({ load }) => load > supply);
  const heavy = zones.filter(({ load }) => load > limit && load <= supply);
  const figuresOf = (zone: (typeof zones)[number], count: number) => ({
    zone: zones.indexOf(zone) + 1,
    zones: zones.length,
    count,
    load: zone.load,
    supply,
    percent: loadPercent(zone.load, supply),
  });
  const whereOf = (heavyZones: readonly (typeof zones)[number][]): Where[] =>
    heavyZones.flatMap(({ sections }) => sections.map(({ stepId }) => ({ stepId, points: [] })));
  const [fullest] = heavy.toSorted((a, b) => b.load - a.load);
  return [
    ...over.map((zone) => {
      const [start] = zone.sections;
      return found('overload', figuresOf(zone, over.length), {
        ...(start && { of: `${start.from} ${start.stepId}` }),
        where: whereOf([zone]),
        sizes: [zone.load - supply],
      });
    }),
    ...(fullest
      ? [
          found('heavyLoad', figuresOf(fullest, heavy.length), {
            where: whereOf(heavy),
            sizes: heavy.map(({ load }) => load - limit),
          }),
        ]
      : []),
  ];
}

function supplyFixes({ catalogue, plan: { choices }, installation, quote }: Examined): FixCandidate[] {
  const load = greatestOf(installation.zones.map((zone) => zone.load));
  const { powers } = offeredFor(catalogue, basisOf(catalogue, choices));
  const carrying = powers
    .filter(({ id, power }) => id !== quote.power?.id && power > 0 && power >= load)
    // A price of 0 means "on request", not the cheapest.
    .toSorted((a, b) => a.power - b.power || (a.price || Infinity) - (b.price || Infinity));
  const hasReserve = ({ power }: { power: Watt }) => load * 100 <= power * RECOMMENDED_LOAD;
  return [...carrying.filter(hasReserve), ...carrying.filter((one) => !hasReserve(one))].map(({ id }) =>
    fix('supply', { collection: 'powers', article: id }, { kind: 'choose', choice: 'powerId', id }),
  );
}

export const loads = rule({
  kinds: ['overload', 'heavyLoad'],
  find,
  fixes: (examined, { kind, figures }) => [
    ...zoneFixes(
      examined,
      kind === 'overload' ? [Number(figures.zone) - 1] : [...examined.installation.zones.keys()],
    ),
    ...supplyFixes(examined),
  ],
});

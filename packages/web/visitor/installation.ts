import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import type { Installation } from '@lumitor/domain/installation/installation';
import { planInstallation } from '@lumitor/domain/installation/installation';
import { arrange } from '@lumitor/domain/kinds/luminaire/arrangement';
import type { Bodies } from '@lumitor/domain/kinds/luminaire/body';
import { greatestOf } from '@lumitor/domain/math/lists';
import type { Plan } from '@lumitor/domain/plan/plan';
import type { Quote } from '@lumitor/domain/quote/quote';
import type { Ms, Watt } from '@lumitor/domain/units';
import { useEffect, useState } from 'react';
import { bodiesNow, useBodies } from './arrangement.ts';
import { planNow, usePlan } from './configuratorStore.ts';
import { latest, shownCatalogue, useCatalogue } from './derived.ts';

/** Rest after which the network is computed: a drag does not wait for it. */
export const RESTS_AFTER: Ms = 120;

/** Memoized by all sources: the arrangement's memo is for the newer painted plan. */
const installed = latest(
  (
    layout: Plan['layout'],
    placements: Plan['placements'],
    wiring: Plan['wiring'],
    choices: Plan['choices'],
    catalogue: LineCatalogue,
    bodies: Bodies,
  ): Installation => {
    const plan = { layout, placements, wiring, choices };
    return planInstallation(plan, catalogue, arrange(plan, bodies));
  },
);

const installationOf = (
  { layout, placements, wiring, choices }: Plan,
  catalogue: LineCatalogue | null,
  bodies: Bodies,
): Installation | null => catalogue && installed(layout, placements, wiring, choices, catalogue, bodies);

const installationNow = (): Installation | null => installationOf(planNow(), shownCatalogue(), bodiesNow());

export function useRestingPlan(): Plan {
  const plan = usePlan();
  const [resting, setResting] = useState(plan);
  useEffect(() => {
    const timer = setTimeout(() => setResting(plan), RESTS_AFTER);
    return () => clearTimeout(timer);
  }, [plan]);
  return resting;
}

export function useInstallation(): Installation | null {
  const plan = useRestingPlan();
  return installationOf(plan, useCatalogue(), useBodies());
}

/** Load of the most loaded supply: each of several zones has one (D26, D55). */
const greatest = ({ parts, totalPower }: Quote, installation: Installation | null): Watt =>
  parts.zones > 1 && installation
    ? Math.max(0, greatestOf(installation.zones.map(({ load }) => load)))
    : totalPower;

export const loadsNow = ({ parts, totalPower }: Quote): readonly Watt[] =>
  (parts.zones > 1 ? installationNow()?.zones.map(({ load }) => load) : null) ?? [totalPower];

export const useGreatestLoad = (quote: Quote): Watt => greatest(quote, useInstallation());

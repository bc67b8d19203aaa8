import { fullGateways } from '../kinds/gateway/findings.ts';
import { overfullBuses } from './buses.ts';
import { shortCables, thickCables, thinCables } from './cables.ts';
import { articlePowers, chosenFamily, misfits, missingCodes, unruledRails } from './choices.ts';
import { crossings } from './crossings.ts';
import type { Examined } from './examine.ts';
import { cutFeeds } from './feedsAtCuts.ts';
import type { Finding } from './finding.ts';
import { WEIGHTS } from './kinds.ts';
import { lightTarget } from './lightTarget.ts';
import { loads, missingSupply } from './loads.ts';
import { luminaires } from './luminaires.ts';
import { devicesOutside, intoObstacle, luminairesOutside, onConnector, railsOutside } from './places.ts';
import type { FindingRule, MeasuredLight } from './rule.ts';
import { voltages } from './voltages.ts';
import { idleWiring, unfed } from './wiring.ts';

export const RULES: readonly FindingRule[] = [
  chosenFamily,
  misfits,
  missingCodes,
  unruledRails,
  articlePowers,
  crossings,
  voltages,
  unfed,
  thinCables,
  thickCables,
  shortCables,
  cutFeeds,
  missingSupply,
  loads,
  fullGateways,
  overfullBuses,
  luminaires,
  idleWiring,
  railsOutside,
  luminairesOutside,
  devicesOutside,
  intoObstacle,
  onConnector,
  lightTarget,
];

/** The heaviest first (D57). */
export function checkPlan(examined: Examined, light: MeasuredLight | null = null): Finding[] {
  const all = RULES.flatMap((rule) => rule.find(examined, light));
  return WEIGHTS.flatMap((weight) => all.filter((one) => one.weight === weight));
}

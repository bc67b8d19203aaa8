import { thinCables } from './cables.ts';
import { articlePowers, chosenFamily, misfits, missingCodes, unruledRails } from './choices.ts';
import { crossings } from './crossings.ts';
import { fullGateways } from './gateways.ts';
import { idleWiring } from './idleWiring.ts';
import { lightTarget } from './lightTarget.ts';
import { loads } from './loads.ts';
import { pieces } from './pieces.ts';
import { luminairesOutside, onConnector, railsOutside } from './places.ts';
import type { FindingRule } from './rule.ts';
import { unfed } from './unfed.ts';
import { voltages } from './voltages.ts';

/** All that a plan is checked by, in the order in which findings of one weight are told. */
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
  loads,
  fullGateways,
  pieces,
  idleWiring,
  railsOutside,
  luminairesOutside,
  onConnector,
  lightTarget,
];

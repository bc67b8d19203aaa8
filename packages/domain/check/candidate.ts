import type { PlanEdit } from '../plan/editPlan.ts';

export const FIX_KINDS = [
  'giveBack',
  'takeOut',
  'oneMore',
  'move',
  'lengthen',
  'addRail',
  'takeOutSurplus',
  'swap',
  'takeOutChoice',
  'shorten',
  'moveIsland',
  'removeStep',
  'freeFeeds',
  'evenOut',
  'middle',
  'uncut',
  'moreFeeds',
  'split',
  'supply',
  'gateways',
  'clearIdle',
  'thickerCable',
  'moveInside',
  'moveBeside',
] as const;
export type FixKind = (typeof FIX_KINDS)[number];

/** What may help with a finding: one edit, and what its words name. Lengths and places are centimetres. */
export interface Candidate {
  kind: FixKind;
  figures: Readonly<Record<string, string | number>>;
  edit: PlanEdit;
}

import type { Point } from '../layout/heading.ts';
import type { LayoutProblem } from '../layout/problems.ts';
import type { Misfit } from '../quote/fit.ts';
import type { PieceFinding } from './pieceFinding.ts';

/** How much a finding matters (D57): it blocks saving, must be confirmed, or is advice. The heaviest first. */
export const WEIGHTS = ['blocks', 'confirm', 'advice'] as const;
export type Weight = (typeof WEIGHTS)[number];

export const FINDING_KINDS = [
  'noFamily',
  'misfit',
  'meeting',
  'crossing',
  'missingCode',
  'unruled',
  'noRoom',
  'cannotWork',
  'unfed',
  'zoneUnfed',
  'feedCurrent',
  'voltage',
  'overload',
  'gatewayFull',
  'drop',
  'heavyLoad',
  'dormant',
  'idleWiring',
  'target',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** What a finding says, without what it is said of: enough for its sentence, and kept with an order. */
export interface Told {
  kind: FindingKind;
  weight: Weight;
  /** What its sentence names: numbers of steps and luminaires, codes, ids of articles, figures in V, A, W, lx. */
  figures: Readonly<Record<string, string | number>>;
}

interface Common extends Told {
  /** The same thing found again has the same key. */
  key: string;
  /** Ids of the steps it concerns. */
  steps: readonly string[];
  /** Where it is on the plan. */
  points: readonly Point[];
}

/** One thing that is wrong with a plan, or could be better (D57). */
export type Finding = Common &
  (
    | { kind: 'misfit'; misfit: Misfit }
    | { kind: 'meeting' | 'crossing'; problem: LayoutProblem }
    | { kind: 'dormant' | 'noRoom'; piece: PieceFinding }
    | { kind: Exclude<FindingKind, 'misfit' | 'meeting' | 'crossing' | 'dormant' | 'noRoom'> }
  );

export const isAsHeavy = (a: Weight, b: Weight): boolean => WEIGHTS.indexOf(a) <= WEIGHTS.indexOf(b);

/** Of an order that is to be saved. */
export const ofWeight = <One extends Told>(findings: readonly One[], weight: Weight): One[] =>
  findings.filter((one) => one.weight === weight);

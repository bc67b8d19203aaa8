import type { InstalledFeed } from '../installation/installation.ts';
import { cutsAtJoints } from '../kinds/cut/cut.ts';
import { isAt, type RunPlace } from '../kinds/feed/feed.ts';
import { fullGateways } from '../kinds/gateway/findings.ts';
import { luminaires } from '../kinds/luminaire/findings.ts';
import { nearestPlace, pointAt } from '../kinds/rail/axis.ts';
import { type PlacedRail, placedStep, stepNumber } from '../kinds/rail/geometry.ts';
import { type Point, turnedAbout } from '../kinds/rail/heading.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { MIN_LENGTH } from '../kinds/rail/length.ts';
import { findProblems, type LayoutProblem } from '../kinds/rail/problems.ts';
import { idleControls } from '../kinds/wallControl/findings.ts';
import { itemAt } from '../math/lists.ts';
import { distance } from '../math/points.ts';
import { findMisfits } from '../quote/fit.ts';
import { isUnderpowered } from '../quote/quoteWith.ts';
import type { Cm } from '../units.ts';
import { atCut } from '../wiring/feedParts.ts';
import { overfullBuses } from './buses.ts';
import { shortCables, thickCables, thinCables } from './cables.ts';
import { type CircuitPart, circuitParts } from './circuitParts.ts';
import type { Examined } from './examine.ts';
import { type Finding, found, whereIs } from './finding.ts';
import { WEIGHTS } from './kinds.ts';
import { lightTarget } from './lightTarget.ts';
import { loads, missingSupply } from './loads.ts';
import { devicesOutside, intoObstacle, luminairesOutside, onConnector, railsOutside } from './places.ts';
import { type FindingRule, type FixCandidate, fix, type MeasuredLight, rule } from './rule.ts';
import { voltages } from './voltages.ts';
import { idleWiring, unfed } from './wiring.ts';

interface AtCut {
  feed: InstalledFeed;
  part: CircuitPart;
}

function feedsAtCuts(examined: Examined): AtCut[] {
  const { plan, installation } = examined;
  if (plan.wiring.cuts.length === 0 || plan.wiring.feeds.length === 0) return [];
  const geometry = geometryOf(plan.layout);
  const isAtCut = atCut(geometry, cutsAtJoints(geometry, plan.wiring.cuts));
  return circuitParts(examined).flatMap((part) => {
    if (part.candidates.every(isAtCut)) return [];
    return part.feeds.flatMap((index) => {
      const feed = itemAt(installation.feeds, index);
      return feed.id !== null && isAtCut(feed) ? [{ feed, part }] : [];
    });
  });
}

const cutFeeds = rule({
  kinds: ['feedAtCut'],
  find(examined) {
    const atCuts = feedsAtCuts(examined).map(({ feed }) => feed);
    const [first] = atCuts;
    if (!first) return [];
    const figures = { feed: first.number, count: atCuts.length };
    return [found('feedAtCut', figures, { where: atCuts.map(whereIs), sizes: atCuts.map(() => 1) })];
  },
  fixes(examined) {
    const { plan, installation } = examined;
    const geometry = geometryOf(plan.layout);
    const pointOf = ({ stepId, at }: RunPlace): Point => pointAt(placedStep(geometry, stepId).axis, at);
    const taken: RunPlace[] = [...installation.feeds];
    const moved = new Map<string | null, RunPlace>();
    for (const { feed, part } of feedsAtCuts(examined)) {
      const free = part.candidates.filter((place) => !taken.some((one) => isAt(one, place)));
      const [nearest] = free.toSorted((a, b) => distance(pointOf(a), feed) - distance(pointOf(b), feed));
      if (!nearest) continue;
      const { stepId, at } = nearest;
      moved.set(feed.id, { stepId, at });
      taken.push(nearest);
    }
    if (moved.size === 0) return [];
    const feeds = plan.wiring.feeds.map((feed) => ({ ...feed, ...moved.get(feed.id) }));
    const edit = { kind: 'wire', act: 'moveFeed', wiring: { ...plan.wiring, feeds } } as const;
    return [fix('moveFromCut', { count: moved.size }, edit)];
  },
});

const SPACINGS: readonly Cm[] = [10, 20, 50, 100];

function shortenings({ step, axis, index }: PlacedRail, { at }: LayoutProblem): FixCandidate[] {
  if (step.kind === 'bent') return [];
  const reach = Math.floor(nearestPlace(axis, at));
  return SPACINGS.flatMap((spacing): FixCandidate[] => {
    const length = reach - spacing;
    if (length < MIN_LENGTH || length >= step.frameLength) return [];
    return [fix('shorten', { step: index + 1, length }, { kind: 'setLength', stepId: step.id, length })];
  });
}

const moves = (stepId: string): FixCandidate[] =>
  SPACINGS.flatMap((spacing) =>
    [1, 0, 3, 2].map((heading) =>
      fix(
        'moveIsland',
        { apart: spacing },
        { kind: 'moveIsland', stepId, by: turnedAbout({ x: spacing, y: 0 }, heading) },
      ),
    ),
  );

/** The later rail gives way (D10). */
function fixes({ plan: { layout } }: Examined, problem: LayoutProblem): FixCandidate[] {
  const geometry = geometryOf(layout);
  const [firstId, secondId] = problem.stepIds;
  const [first, second] = [placedStep(geometry, firstId), placedStep(geometry, secondId)];
  const start = geometry.placed.find(({ parent, island }) => parent < 0 && island === second.island);
  return [
    ...(first.island !== second.island && start ? moves(start.step.id) : []),
    ...shortenings(second, problem),
    ...shortenings(first, problem),
    ...[second, first].map(({ index, step }) =>
      fix('removeStep', { step: index + 1 }, { kind: 'remove', stepId: step.id }),
    ),
  ];
}

const crossings = rule({
  kinds: ['meeting', 'crossing'],
  find({ plan: { layout } }) {
    const geometry = geometryOf(layout);
    return findProblems(geometry).map((problem) => {
      const { kind, stepIds, at } = problem;
      const [first, second] = stepIds;
      const figures = { first: stepNumber(geometry, first), second: stepNumber(geometry, second) };
      const where = stepIds.map((stepId, index) => ({ stepId, points: index === 0 ? [at] : [] }));
      return { ...found(kind, figures, { of: `${first} ${second}`, where }), problem };
    });
  },
  fixes: (examined, { problem }) => fixes(examined, problem),
});

const chosenFamily = rule({
  kinds: ['noFamily'],
  find: ({ plan: { choices, layout } }) =>
    layout.steps.length > 0 && !choices.connectionId ? [found('noFamily', {})] : [],
});

const misfits = rule({
  kinds: ['misfit'],
  find: ({ catalogue, plan: { choices } }) =>
    findMisfits(catalogue, choices).map((misfit) => {
      const { collection, id: article, reason } = misfit;
      const of = `${collection} ${article}`;
      return { ...found('misfit', { collection, article, reason }, { of }), misfit };
    }),
  fixes(_, { misfit: { collection, id, counterpartId } }) {
    const swap = (kind: 'swap' | 'takeOutChoice', by: string | null) =>
      fix(kind, { collection, article: by ?? id }, { kind: 'swap', swaps: [{ collection, id, by }] });
    return [...(counterpartId ? [swap('swap', counterpartId)] : []), swap('takeOutChoice', null)];
  },
});

const missingCodes = rule({
  kinds: ['missingCode'],
  find: ({ quote }) =>
    quote.lines
      .filter(({ kind, article }) => !article && kind !== 'rules')
      .map(({ code, quantity }) => found('missingCode', { code, quantity }, { of: code, sizes: [quantity] })),
});

const unruledRails = rule({
  kinds: ['unruled'],
  find: ({ quote }) =>
    quote.lines
      .filter(({ kind }) => kind === 'rules')
      .slice(0, 1)
      .map(({ code }) => found('unruled', { code })),
});

const articlePowers = rule({
  kinds: ['powerUnknown'],
  find: ({ quote }) =>
    quote.lines
      .filter(isUnderpowered)
      .map(({ collection, key, article }) =>
        found('powerUnknown', { collection, article: article?.id ?? '' }, { of: key }),
      ),
});

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
  idleControls,
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

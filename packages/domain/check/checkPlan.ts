import type { LightTarget } from '../catalogue/lightTarget.ts';
import { pointAt } from '../layout/axis.ts';
import type { Point } from '../layout/heading.ts';
import { geometryOf, type Layout } from '../layout/layout.ts';
import { findProblems } from '../layout/problems.ts';
import type { LightFigures } from '../light/scene.ts';
import { findMisfits } from '../quote/fit.ts';
import { lacksPower } from '../quote/quoteWith.ts';
import type { RunPlace } from '../wiring/feed.ts';
import { controlFindings } from './controlFindings.ts';
import { electricFindings } from './electricFindings.ts';
import type { Examined } from './examine.ts';
import { type Finding, sizeOf, WEIGHTS } from './finding.ts';
import { pieceFindingsOf } from './pieceFinding.ts';
import { placeFindings } from './placeFindings.ts';

/** What a room measures, against the target of its use (D50). */
export interface MeasuredLight {
  figures: LightFigures;
  target: Pick<LightTarget, 'kind' | 'lux' | 'uniformity'>;
}

const nowhere = { steps: [], points: [] };

/** A place on a run on the plan; none where the run is gone. */
function pointsOn(layout: Layout, { stepId, at }: RunPlace): Point[] {
  const { placed, indexOf } = geometryOf(layout);
  const axis = placed[indexOf.get(stepId) ?? -1]?.axis;
  return axis ? [pointAt(axis, Math.min(at, axis.length))] : [];
}

function layoutFindings({ plan: { layout } }: Examined): Finding[] {
  const geometry = geometryOf(layout);
  const numberOf = (stepId: string) => (geometry.indexOf.get(stepId) ?? 0) + 1;
  return findProblems(geometry).map((problem): Finding => {
    const { kind, stepIds, at } = problem;
    const [first, second] = stepIds;
    return {
      kind,
      weight: 'confirm',
      key: `${kind} ${first} ${second}`,
      steps: stepIds,
      points: [at],
      figures: { first: numberOf(first), second: numberOf(second) },
      problem,
    };
  });
}

function choiceFindings({ plan, catalogue, quote }: Examined): Finding[] {
  const { choices, layout } = plan;
  const misfits = findMisfits(catalogue, choices).map(
    (misfit): Finding => ({
      kind: 'misfit',
      weight: 'blocks',
      key: `misfit ${misfit.collection} ${misfit.id}`,
      ...nowhere,
      figures: { collection: misfit.collection, article: misfit.id, reason: misfit.reason },
      misfit,
    }),
  );
  const noFamily: Finding = { kind: 'noFamily', weight: 'blocks', key: 'noFamily', ...nowhere, figures: {} };
  const codes = quote.lines.filter(({ kind, article }) => !article && kind !== 'rules');
  const unruled = quote.lines.find(({ kind }) => kind === 'rules');
  return [
    ...(layout.steps.length > 0 && !choices.connectionId ? [noFamily] : []),
    ...misfits,
    ...codes.map(
      ({ code, quantity }): Finding => ({
        kind: 'missingCode',
        weight: 'confirm',
        key: `missingCode ${code}`,
        ...nowhere,
        figures: { code, quantity },
        size: sizeOf([quantity]),
      }),
    ),
    ...(unruled
      ? [
          {
            kind: 'unruled' as const,
            weight: 'confirm' as const,
            key: 'unruled',
            ...nowhere,
            figures: { code: unruled.code },
          },
        ]
      : []),
    ...quote.lines.filter(lacksPower).map(
      ({ collection, key, article }): Finding => ({
        kind: 'powerUnknown',
        weight: 'advice',
        key: `powerUnknown ${key}`,
        ...nowhere,
        figures: { collection, article: article?.id ?? '' },
      }),
    ),
  ];
}

/** Luminaires that are not where they were wanted, or nowhere (D43, D44). */
function pieceFindings({ plan, arrangement }: Examined): Finding[] {
  const { layout } = plan;
  const { indexOf } = geometryOf(layout);
  return pieceFindingsOf(plan, arrangement).map((piece): Finding => {
    if (piece.kind === 'noRoom') {
      const { bindingId, count } = piece;
      const figures = { article: bindingId, count };
      return {
        kind: 'noRoom',
        weight: 'confirm',
        key: `noRoom ${bindingId}`,
        ...nowhere,
        figures,
        size: sizeOf([count]),
        piece,
      };
    }
    const { placement, reason } = piece;
    const { id, bindingId, stepId } = placement;
    return {
      kind: 'dormant',
      weight: 'advice',
      key: `dormant ${id}`,
      steps: indexOf.has(stepId) ? [stepId] : [],
      points: pointsOn(layout, placement),
      figures: { article: bindingId, reason, step: (indexOf.get(stepId) ?? -1) + 1 },
      piece,
    };
  });
}

/** Feeds and cuts where there is nothing any more that they could be on (D43). */
function idleFindings({ plan: { layout, wiring }, installation: { idle } }: Examined): Finding[] {
  const count = idle.feeds.length + idle.cuts.length;
  if (count === 0) return [];
  const feeds = wiring.feeds.filter(({ id }) => idle.feeds.includes(id));
  return [
    {
      kind: 'idleWiring',
      weight: 'advice',
      key: 'idleWiring',
      steps: [...new Set([...feeds, ...idle.cuts].map(({ stepId }) => stepId))],
      points: feeds.flatMap((feed) => pointsOn(layout, feed)),
      figures: { count, feeds: idle.feeds.length, cuts: idle.cuts.length },
      size: sizeOf([count]),
    },
  ];
}

function lightFindings(light: MeasuredLight | null): Finding[] {
  if (!light) return [];
  const { figures, target } = light;
  const isMissed = target.kind === 'least' ? figures.mean < target.lux : figures.greatest > target.lux;
  const isUneven = target.uniformity !== undefined && figures.uniformity < target.uniformity;
  if (!isMissed && !isUneven) return [];
  const measured = target.kind === 'least' ? figures.mean : figures.greatest;
  return [
    {
      kind: 'target',
      weight: 'advice',
      key: 'target',
      ...nowhere,
      figures: {
        of: isMissed ? target.kind : 'uniformity',
        lux: Math.round(measured),
        wanted: target.lux,
        uniformity: Math.round(figures.uniformity * 100) / 100,
        wantedUniformity: target.uniformity ?? 0,
      },
    },
  ];
}

/** All that is to be told of a plan, the heaviest first (D57). @param light where it has been measured */
export function checkPlan(examined: Examined, light: MeasuredLight | null = null): Finding[] {
  const all = [
    ...choiceFindings(examined),
    ...layoutFindings(examined),
    ...electricFindings(examined),
    ...controlFindings(examined),
    ...pieceFindings(examined),
    ...idleFindings(examined),
    ...placeFindings(examined),
    ...lightFindings(light),
  ];
  return WEIGHTS.flatMap((weight) => all.filter((one) => one.weight === weight));
}

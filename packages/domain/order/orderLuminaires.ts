import { namedIn } from '../dimming/dimming.ts';
import type { DrawnLuminaire } from '../drawing/drawnLuminaires.ts';
import { arrange, type Luminaire } from '../kinds/luminaire/arrangement.ts';
import type { Bodies } from '../kinds/luminaire/body.ts';
import { pointAt } from '../kinds/rail/axis.ts';
import { findPlaced } from '../kinds/rail/geometry.ts';
import { headingAt } from '../kinds/rail/headingAt.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import type { Plan } from '../plan/plan.ts';
import type { RecordData, RecordLine } from './record.ts';
import type { StoredLuminaire } from './storedLuminaire.ts';

const numberedLuminaires = (plan: Plan, bodies: Bodies): Luminaire[] =>
  arrange(plan, bodies).luminaires.toSorted((a, b) => a.number - b.number);

const exact = (value: number): number => Number(value.toFixed(3));

export function storedLuminaires(plan: Plan, bodies: Bodies): StoredLuminaire[] {
  const named = namedIn(plan.dimming);
  return numberedLuminaires(plan, bodies).map(({ id, bindingId, stepId, at, turn, tilt, isPlaced }) => ({
    bindingId,
    stepId,
    at: exact(at),
    turn: exact(turn),
    tilt: exact(tilt),
    isPlaced,
    ...(named.has(id) && { id }),
  }));
}

type RecordedLuminaires = Pick<RecordData, 'places'> & {
  lines: readonly Pick<RecordLine, 'articleId' | 'length' | 'symbol' | 'body' | 'throwsTo'>[];
};

/** Luminaires by number at their stored positions; older orders have none and follow D44. */
export function orderLuminaires({ places, lines }: RecordedLuminaires, plan: Plan): DrawnLuminaire[] {
  const lineOf = new Map(lines.map((line) => [line.articleId, line]));
  const lookOf = (bindingId: string) => {
    const { symbol = 'spotlight', body = null, throwsTo } = lineOf.get(bindingId) ?? {};
    return { symbol, colour: body, ...(throwsTo !== undefined && { throwsTo }) } as const;
  };
  if (!places)
    return numberedLuminaires(plan, new Map()).map((luminaire) => ({
      ...luminaire,
      ...lookOf(luminaire.bindingId),
    }));
  const geometry = geometryOf(plan.layout);
  return places.flatMap((place, index): DrawnLuminaire[] => {
    const axis = findPlaced(geometry, place.stepId)?.axis;
    if (!axis) return [];
    return [
      {
        ...place,
        id: place.id ?? String(index),
        number: index + 1,
        reach: (lineOf.get(place.bindingId)?.length ?? 0) / 2,
        ...pointAt(axis, place.at),
        heading: headingAt(axis, place.at),
        ...lookOf(place.bindingId),
      },
    ];
  });
}

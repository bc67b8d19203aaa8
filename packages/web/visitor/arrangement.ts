import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { type Arrangement, arrange, type Luminaire } from '@lumitor/domain/kinds/luminaire/arrangement';
import { type Bodies, bodiesOf } from '@lumitor/domain/kinds/luminaire/body';
import { itemAt } from '@lumitor/domain/math/lists';
import type { History } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { configuratorStore, useConfigurator } from './configuratorStore.ts';
import { latest, shownCatalogue, useCatalogue } from './derived.ts';

const NOTHING: Bodies = new Map();
export const bodiesIn = latest(
  (catalogue: LineCatalogue | null): Bodies => (catalogue ? bodiesOf(catalogue.bindings) : NOTHING),
);
const arranged = latest(
  (
    layout: Plan['layout'],
    placements: Plan['placements'],
    bindings: Plan['choices']['bindings'],
    room: Plan['room'],
    bodies: Bodies,
  ) => arrange({ layout, placements, choices: { bindings }, room }, bodies),
);

export const arrangementOf = ({ layout, placements, choices, room }: Plan, bodies: Bodies): Arrangement =>
  arranged(layout, placements, choices.bindings, room, bodies);

export const useBodies = (): Bodies => bodiesIn(useCatalogue());

export const bodiesNow = (): Bodies => bodiesIn(shownCatalogue());

/** Typing name of moves by keys; unlike a drag, each press renumbers the luminaires. */
export const BY_KEYS = 'slide';

const numbersIn = latest(
  (plan: Plan, bodies: Bodies): ReadonlyMap<string, number> =>
    new Map(arrange(plan, bodies).luminaires.map(({ id, number }) => [id, number])),
);

const withNumbers = latest((arrangement: Arrangement, numbers: ReadonlyMap<string, number>): Arrangement => {
  let further = numbers.size;
  const numberOf = ({ id }: Luminaire) => numbers.get(id) ?? ++further;
  return {
    ...arrangement,
    luminaires: arrangement.luminaires.map((luminaire) => ({ ...luminaire, number: numberOf(luminaire) })),
  };
});

/** Dragged luminaires, and luminaires with a figure being typed, keep their numbers. */
function arrangementIn({ edits, plans, index, typing }: History, bodies: Bodies): Arrangement {
  const arrangement = arrangementOf(itemAt(plans, index), bodies);
  const before = plans[index - 1];
  if (typing === null || typing === BY_KEYS || edits[index - 1]?.kind !== 'arrange' || !before)
    return arrangement;
  return withNumbers(arrangement, numbersIn(before, bodies));
}

export const arrangementNow = (): Arrangement =>
  arrangementIn(configuratorStore.getState().history, bodiesNow());

export const useArrangement = (): Arrangement =>
  arrangementIn(
    useConfigurator(({ history }) => history),
    useBodies(),
  );

import type { LightTarget } from '@lumitor/domain/catalogue/lightTarget';
import type { Scene } from '@lumitor/domain/light/scene';
import type { Plan } from '@lumitor/domain/plan/plan';
import { useMemo } from 'react';
import { type Tables, useTables } from '../../light/useTables.ts';
import { useCatalogue } from '../../visitor/derived.ts';
import { planScene } from '../../visitor/planScene.ts';

/** How much light the use of a plan's room needs; null where none is named, or the shop has it no longer. */
export function useTarget({ room }: Plan): LightTarget | null {
  const use = room?.use ?? null;
  return useCatalogue()?.lightTargets.find(({ key }) => key === use) ?? null;
}

const NONE: readonly string[] = [];

/** The photometric files of what a plan has chosen. */
export function useChosenTables({ choices }: Plan): Tables {
  const catalogue = useCatalogue();
  const paths = useMemo(() => {
    const chosen = new Set(choices.bindings.map(({ id }) => id));
    const named = catalogue?.bindings.flatMap(({ id, photometry }) =>
      chosen.has(id) && photometry ? [photometry] : [],
    );
    return named ? [...new Set(named)].sort() : NONE;
  }, [choices.bindings, catalogue]);
  return useTables(paths);
}

/** What light follows from: all of it of this plan, whether it is the one that stands now or the one that was painted. */
export const useScene = (plan: Plan, { tables }: Tables): Scene => planScene(plan, useCatalogue(), tables);

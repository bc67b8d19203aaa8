import type { LightTarget } from '@lumitor/domain/catalogue/lightTarget';
import type { Scene } from '@lumitor/domain/light/scene';
import type { Plan } from '@lumitor/domain/plan/plan';
import { useMemo } from 'react';
import { type Tables, useTables } from '../../light/useTables.ts';
import { useCatalogue } from '../../visitor/derived.ts';
import { planScene } from '../../visitor/planScene.ts';

/** Null without a use, or if the shop has removed it. */
export function useTarget({ room }: Plan): LightTarget | null {
  const use = room?.use ?? null;
  return useCatalogue()?.lightTargets.find(({ key }) => key === use) ?? null;
}

const NONE: readonly string[] = [];

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

export const useScene = (plan: Plan, { tables }: Tables): Scene => planScene(plan, useCatalogue(), tables);

import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import type { Scene } from '@lumitor/domain/light/scene';
import { type LitArticle, type LitPlan, sceneOf } from '@lumitor/domain/light/sceneOf';
import type { Arrangement } from '@lumitor/domain/luminaires/arrangement';
import type { Plan } from '@lumitor/domain/plan/plan';
import { useMemo } from 'react';
import { type Tables, useTables } from '../../light/useTables.ts';
import { useArrangement } from '../store/arrangement.ts';
import { usePlan } from '../store/configuratorStore.ts';
import { useCatalogue } from '../store/derived.ts';
import { usualHang } from '../store/lightCentre.ts';

const NONE: readonly string[] = [];

/** The chosen luminaires of a plan that the catalogue has. */
const chosenIn = ({ choices }: Plan, catalogue: LineCatalogue | null) =>
  catalogue?.bindings.filter(({ id }) => choices.bindings.some((chosen) => chosen.id === id)) ?? [];

/** The photometric files of what is chosen. */
export function useChosenTables(): Tables {
  const { choices } = usePlan();
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

/** How the chosen luminaires shine; the same object for as long as they do. */
function useArticles({ tables }: Tables): Readonly<Record<string, LitArticle>> {
  const plan = usePlan();
  const catalogue = useCatalogue();
  const ids = chosenIn(plan, catalogue).map(({ id }) => id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: which are chosen matters, not how many of each
  return useMemo(
    () =>
      Object.fromEntries(
        chosenIn(plan, catalogue).map((article) => {
          const { id, drop, lumens, beam, luminousLength, photometryTurn, photometry } = article;
          const table = tables.get(photometry);
          return [id, { drop, lumens, beam, luminousLength, photometryTurn, table }];
        }),
      ),
    [ids.join(), catalogue, tables],
  );
}

/** What light follows from beside where the luminaires are. */
export function useLit(tables: Tables): Omit<LitPlan, 'luminaires'> {
  const plan = usePlan();
  const articles = useArticles(tables);
  const hang = plan.hang ?? usualHang(plan);
  const { room, areas } = plan;
  return useMemo(() => ({ room, areas, hang, articles }), [room, areas, hang, articles]);
}

/** What light follows from as it stands now. @param arrangement where the luminaires are; absent: as they are now */
export function useScene(tables: Tables, arrangement?: Arrangement): Scene {
  const lit = useLit(tables);
  const now = useArrangement();
  const { pieces } = arrangement ?? now;
  return useMemo(() => sceneOf({ ...lit, luminaires: pieces }), [lit, pieces]);
}

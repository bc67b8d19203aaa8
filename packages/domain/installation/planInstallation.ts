import type { LineCatalogue } from '../catalogue/snapshot.ts';
import type { Arrangement } from '../luminaires/arrangement.ts';
import { counted } from '../math/lists.ts';
import type { Plan } from '../plan/plan.ts';
import { electricOf } from '../wiring/electric.ts';
import { busUseOf } from './control.ts';
import { type Installation, type InstalledArticle, installationOf } from './installation.ts';

/** The installation of a plan, by what the catalogue says now. @param arrangement where its luminaires are */
export function planInstallation(
  plan: Pick<Plan, 'layout' | 'wiring' | 'choices'>,
  { bindings, systems, partTable }: Pick<LineCatalogue, 'bindings' | 'systems' | 'partTable'>,
  { pieces, noRoom }: Arrangement,
): Installation {
  const { choices } = plan;
  const articles = new Map(
    bindings.map((one): [string, InstalledArticle] => [one.id, { watts: one.power, ...busUseOf(one) }]),
  );
  // Without a rail nothing has a place, and all of it counts.
  const placed = counted(pieces, ({ bindingId }) => bindingId);
  const unplacedWatts = choices.bindings.reduce((sum, { id, quantity }) => {
    const without = noRoom.get(id) ?? quantity - (placed.get(id) ?? 0);
    return sum + without * (articles.get(id)?.watts ?? 0);
  }, 0);
  return installationOf({
    plan,
    pieces: pieces.toSorted((a, b) => a.number - b.number),
    articles,
    unplacedWatts,
    electric: electricOf(partTable),
    feedEvery: partTable.feedEvery,
    system: systems.find(({ id }) => id === choices.systemId)?.type ?? null,
  });
}

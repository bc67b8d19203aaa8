import { SYSTEM_TYPES } from '../catalogue/systemType.ts';
import { busCapacityOf } from '../installation/buses.ts';
import { busUseOf } from '../installation/control.ts';
import { type Installation, type InstalledArticle, installationOf } from '../installation/installation.ts';
import { unplacedLuminaires } from '../quote/planLoads.ts';
import { orderLuminaires } from './orderLuminaires.ts';
import type { ShownOrder } from './shownOrder.ts';

type StoredOrder = Pick<ShownOrder, 'data' | 'order' | 'plan'>;

const known = new WeakMap<StoredOrder, Installation | null>();

/** Null for orders from before its figures were stored. */
export function orderInstallation(page: StoredOrder): Installation | null {
  const before = known.get(page);
  if (before !== undefined) return before;
  const installation = computed(page);
  known.set(page, installation);
  return installation;
}

function computed({ data, order, plan }: StoredOrder): Installation | null {
  const { electric: stored, lines } = data;
  if (!stored) return null;
  const { feedEvery, ...electric } = stored;
  const articles = new Map(
    lines.flatMap((line): [string, InstalledArticle][] => {
      const { kind, articleId, watts } = line;
      return kind === 'binding' && articleId ? [[articleId, { watts, ...busUseOf(line) }]] : [];
    }),
  );
  const luminaires = orderLuminaires(data, plan);
  const placedWatts = luminaires.reduce(
    (sum, { bindingId }) => sum + (articles.get(bindingId)?.watts ?? 0),
    0,
  );
  return installationOf({
    plan,
    luminaires,
    articles,
    unplacedWatts: Math.max(0, data.totalPower - placedWatts),
    unplaced: unplacedLuminaires(
      lines.flatMap(({ kind, articleId, quantity }) =>
        kind === 'binding' && articleId ? [{ id: articleId, quantity }] : [],
      ),
      luminaires,
    ),
    busCapacity: busCapacityOf(lines.find(({ kind }) => kind === 'gateway')),
    electric,
    feedEvery,
    system: SYSTEM_TYPES.find((type) => type === order.systemType) ?? null,
  });
}

import type { Accessory, Binding, Connection, Gateway, Power, System } from '../catalogue/article.ts';
import type { CatalogueCollection } from '../catalogue/productLine.ts';
import type { LineCatalogue } from '../catalogue/snapshot.ts';
import type { Choices } from '../plan/choices.ts';
import { type Basis, basisOf } from './basis.ts';
import { isMadeFor } from './price.ts';

/** D21. */
export type MisfitReason = 'gone' | 'colour' | 'system' | 'dali';

export interface Misfit {
  collection: CatalogueCollection;
  id: string;
  reason: MisfitReason;
  counterpartId: string | null;
}

interface Coloured {
  isBlack: boolean;
  isWhite: boolean;
}

const hasNoColour = ({ isBlack, isWhite }: Coloured): boolean => !isBlack && !isWhite;

/** Articles and rails without colour flags fit any colour (D21). */
function fitsColour(article: Coloured, connection: Connection | null): boolean {
  if (!connection || hasNoColour(connection) || hasNoColour(article)) return true;
  return (connection.isBlack && article.isBlack) || (connection.isWhite && article.isWhite);
}

/** A gateway without named systems fits all (D21). */
const fitsSystem = ({ systemTypes }: Gateway, system: System | null): boolean =>
  systemTypes.length === 0 || (system !== null && systemTypes.includes(system.type));

export function bindingMisfit(binding: Binding, { connection, system }: Basis): MisfitReason | null {
  if (!fitsColour(binding, connection)) return 'colour';
  return system && !isMadeFor(binding, system.type) ? 'system' : null;
}

export function powerMisfit(power: Power, { connection, system }: Basis): MisfitReason | null {
  if (!fitsColour(power, connection)) return 'colour';
  return system?.type === 'dali' && !power.isDali ? 'dali' : null;
}

export const accessoryMisfit = (accessory: Accessory, { connection }: Basis): MisfitReason | null =>
  fitsColour(accessory, connection) ? null : 'colour';

export const gatewayMisfit = (gateway: Gateway, { system }: Basis): MisfitReason | null =>
  fitsSystem(gateway, system) ? null : 'system';

interface Checked<Article> {
  collection: CatalogueCollection;
  articles: readonly Article[];
  misfit: (article: Article, basis: Basis) => MisfitReason | null;
}

type Sold = { id: string; active: boolean; title: string; power?: number };

function counterpartOf<Article extends Sold>(
  article: Article,
  { articles, misfit }: Checked<Article>,
  basis: Basis,
): string | null {
  const same = articles.find(
    (one) =>
      one.id !== article.id &&
      one.active &&
      one.title === article.title &&
      one.power === article.power &&
      !misfit(one, basis),
  );
  return same?.id ?? null;
}

function check<Article extends Sold>(
  checked: Checked<Article>,
  ids: readonly (string | null)[],
  basis: Basis,
): Misfit[] {
  return ids.flatMap((id) => {
    if (id === null) return [];
    const { collection } = checked;
    const article = checked.articles.find((one) => one.id === id);
    if (!article?.active) return [{ collection, id, reason: 'gone' as const, counterpartId: null }];
    const reason = checked.misfit(article, basis);
    if (!reason) return [];
    return [{ collection, id, reason, counterpartId: counterpartOf(article, checked, basis) }];
  });
}

/** Misfits stay, and block saving until resolved (D21). */
export function findMisfits(catalogue: LineCatalogue, choices: Choices): Misfit[] {
  const basis = basisOf(catalogue, choices);
  const fine = () => null;
  const { connections, systems, gateways, powers, bindings, accessories } = catalogue;
  const idsOf = (chosen: readonly { id: string }[]) => chosen.map(({ id }) => id);
  const one = <Article extends Sold>(
    collection: CatalogueCollection,
    articles: readonly Article[],
    misfit: Checked<Article>['misfit'],
    ids: readonly (string | null)[],
  ) => check({ collection, articles, misfit }, ids, basis);
  return [
    ...one('connections', connections, fine, [choices.connectionId]),
    ...one('systems', systems, fine, [choices.systemId]),
    ...one('gateways', gateways, gatewayMisfit, [choices.gatewayId]),
    ...one('powers', powers, powerMisfit, [choices.powerId]),
    ...one('bindings', bindings, bindingMisfit, idsOf(choices.bindings)),
    ...one('accessories', accessories, accessoryMisfit, idsOf(choices.accessories)),
  ];
}

import type { Connection, Gateway, Power, System } from '../catalogue/article.ts';
import type { LineCatalogue } from '../catalogue/snapshot.ts';
import type { Choices } from '../plan/choices.ts';

export interface Basis {
  connection: Connection | null;
  system: System | null;
}

const chosen = <Article extends { id: string }>(all: readonly Article[], target: string | null) =>
  all.find(({ id }) => id === target) ?? null;

export const basisOf = (
  { connections, systems }: Pick<LineCatalogue, 'connections' | 'systems'>,
  { connectionId, systemId }: Choices,
): Basis => ({ connection: chosen(connections, connectionId), system: chosen(systems, systemId) });

export const chosenIn = (
  catalogue: LineCatalogue,
  choices: Choices,
): Basis & { gateway: Gateway | null; power: Power | null } => ({
  ...basisOf(catalogue, choices),
  gateway: chosen(catalogue.gateways, choices.gatewayId),
  power: chosen(catalogue.powers, choices.powerId),
});

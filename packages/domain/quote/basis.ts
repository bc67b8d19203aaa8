import type { Connection, System } from '../catalogue/article.ts';
import type { LineCatalogue } from '../catalogue/snapshot.ts';
import type { Choices } from '../plan/choices.ts';

/** The rails and the system that choices have to fit. */
export interface Basis {
  connection: Connection | null;
  system: System | null;
}

export const basisOf = (catalogue: LineCatalogue, choices: Choices): Basis => ({
  connection: catalogue.connections.find(({ id }) => id === choices.connectionId) ?? null,
  system: catalogue.systems.find(({ id }) => id === choices.systemId) ?? null,
});

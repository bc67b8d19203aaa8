import type { Accessory, Binding, Connection, Gateway, Power, System } from './article.ts';
import type { LightTarget } from './lightTarget.ts';
import type { LuminaireType } from './luminaireType.ts';
import type { PartTable } from './partTable.ts';
import type { Language, Translations } from './text.ts';

export interface LineCatalogue {
  connections: Connection[];
  systems: System[];
  gateways: Gateway[];
  powers: Power[];
  bindings: Binding[];
  accessories: Accessory[];
  luminaireTypes: LuminaireType[];
  lightTargets: LightTarget[];
  partTable: PartTable;
}

export interface Texts {
  translations: Translations;
  languages: Pick<Language, 'lang' | 'active'>[];
}

export interface SnapshotChanged {
  snapshot: 'texts' | 'standard' | 'micro';
}

/** Type descending, black before white (D21). */
export function byTypeBlackFirst(
  a: { type: string; isBlack: boolean },
  b: { type: string; isBlack: boolean },
): number {
  return b.type.localeCompare(a.type, 'en') || Number(b.isBlack) - Number(a.isBlack);
}

import type { Accessory, Binding, Connection, Gateway, Power, System } from './article.ts';
import type { LightTarget } from './lightTarget.ts';
import type { LuminaireType } from './luminaireType.ts';
import type { PartTable } from './partTable.ts';
import type { Language, Translations } from './text.ts';

/** Everything a visitor's browser knows of one product line: the active articles; `img` stands for `base64` too. */
export interface LineCatalogue {
  connections: Connection[];
  systems: System[];
  gateways: Gateway[];
  powers: Power[];
  bindings: Binding[];
  accessories: Accessory[];
  /** Of both product lines, in the order in which they were added. */
  luminaireTypes: LuminaireType[];
  /** Of both product lines, in the order in which they were added (D50). */
  lightTargets: LightTarget[];
  partTable: PartTable;
}

/** The texts of the interface in the active languages. */
export interface Texts {
  translations: Translations;
  languages: Pick<Language, 'lang' | 'active'>[];
}

/** What open browsers hear, by server-sent events, when a snapshot changed. */
export interface SnapshotChanged {
  snapshot: 'texts' | 'standard' | 'micro';
}

/** Sorts articles by type descending, black before white (D21). */
export function byTypeBlackFirst(
  a: { type: string; isBlack: boolean },
  b: { type: string; isBlack: boolean },
): number {
  return b.type.localeCompare(a.type, 'en') || Number(b.isBlack) - Number(a.isBlack);
}

import { type FeedRole, type PartTable, type Role, USUAL_ROLES } from '@lumitor/domain/catalogue/partTable';
import type { DemoArticle } from './article.ts';
import { euro, inBothColours, titled } from './article.ts';
import { FAMILY_WORDS, type Mounting, ROLE_WORDS } from './partWords.ts';

/** Złoty for a part of a surface rail of the larger line. */
const PRICES: Record<Exclude<Role, FeedRole>, number> = {
  endCap: 18,
  straightConnector: 39,
  angleConnector: 59,
  tConnector: 79,
  bentRail100: 329,
  bentRail200: 549,
  feed: 89,
  mountingSet: 24,
  isolatingJoint: 69,
  powerExtra: 119,
};

interface PartsOfLine {
  collection: 'accessories' | 'microAccessories';
  table: PartTable;
  /** In the order of the table; what parts cost, as a part of those of a surface rail. */
  families: readonly { mounting: Mounting; priceFactor: number }[];
  /** Follows the noun in every title. */
  name: string;
}

/** Every article that the part rules may ask for: each role, rail family and colour (D19). */
export const partsOf = ({ collection, table, families, name }: PartsOfLine): DemoArticle[] =>
  families.flatMap(({ mounting, priceFactor }, index) =>
    USUAL_ROLES.flatMap((role) => {
      const codes = table.families[index]?.parts[role];
      if (!codes) return [];
      const { noun, gender, after = '', english, german } = ROLE_WORDS[role];
      const family = FAMILY_WORDS[mounting];
      const price = Math.round(PRICES[role] * priceFactor);
      return inBothColours(collection, codes, (code) => ({
        ...titled([
          `${noun}${name} ${family[gender]}${after}`,
          `${english}${name}, ${family.english}`,
          `${german}${name}, ${family.german}`,
        ]),
        type: role,
        price,
        priceEuro: euro(price),
        description: code,
      }));
    }),
  );

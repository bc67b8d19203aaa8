import { type PartTable, ROLES, type Role } from '../catalogue/partTable.ts';
import type { CatalogueCollection } from '../catalogue/productLine.ts';

const COLOURS = ['black', 'white'] as const;

/** One place where the part rules ask for an article (D19). */
export interface NeededCode {
  collection: Extract<CatalogueCollection, 'connections' | 'accessories'>;
  code: string;
  /** What the article is for: the rail itself, or a part of it. */
  use: Role | 'rail';
  /** The frame type codes of the rail family. */
  family: { black: string; white: string };
  colour: (typeof COLOURS)[number];
}

/** Every code that a line's part rules need, in the order of its table; one code may serve several uses (D19). */
export function neededCodes(table: Pick<PartTable, 'families'>): NeededCode[] {
  return table.families.flatMap(({ black, white, needsMounting, parts }) => {
    const family = { black, white };
    const rails = COLOURS.map(
      (colour): NeededCode => ({
        collection: 'connections',
        code: family[colour],
        use: 'rail',
        family,
        colour,
      }),
    );
    // Families that are not mounted buy no sets (D17).
    const bought = ROLES.filter((role) => role !== 'mountingSet' || needsMounting);
    const roles = bought.flatMap((use) =>
      COLOURS.map(
        (colour): NeededCode => ({
          collection: 'accessories',
          code: parts[use][colour],
          use,
          family,
          colour,
        }),
      ),
    );
    return [...rails, ...roles].filter(({ code }) => code !== '');
  });
}

/** What a person calls a rail family: by its frame type codes. */
export const familyName = ({ black, white }: { black: string; white: string }): string =>
  [...new Set([black, white])].filter(Boolean).join(' / ');

/** Where the rules need an article of this code. */
export const usesOf = (table: PartTable, collection: CatalogueCollection, code: string): NeededCode[] =>
  neededCodes(table).filter((needed) => needed.collection === collection && needed.code === code);

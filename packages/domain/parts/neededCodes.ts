import { type PartTable, type RailFamily, ROLES, type Role, USUAL_ROLES } from '../catalogue/partTable.ts';
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

/** Families that are not mounted buy no sets (D17). */
const isMounted = (role: Role, needsMounting: boolean): boolean => role !== 'mountingSet' || needsMounting;

/** Every code that a line's part rules need, in the order of its table; one code may serve several uses (D19). */
export function neededCodes(table: Pick<PartTable, 'families'>): NeededCode[] {
  return table.families.flatMap(({ black, white, needsMounting, parts }) => {
    const family = { black, white };
    const rails = COLOURS.map((colour): NeededCode => {
      return { collection: 'connections', code: family[colour], use: 'rail', family, colour };
    });
    const roles = ROLES.filter((role) => isMounted(role, needsMounting)).flatMap((use) =>
      COLOURS.map((colour): NeededCode => {
        return { collection: 'accessories', code: parts[use][colour], use, family, colour };
      }),
    );
    return [...rails, ...roles].filter(({ code }) => code !== '');
  });
}

/** A role of a rail family in which no article was chosen, nor that it is not sold here (D19). */
export interface OpenRole {
  family: Pick<RailFamily, 'black' | 'white'>;
  role: (typeof USUAL_ROLES)[number];
  /** In which the family has rails and the role has no code. */
  colours: NeededCode['colour'][];
}

/** The roles that a family's layouts may buy: no sets where it is not mounted, no extra where no supply has one. */
export const boughtRoles = (
  { powerWithExtra }: Pick<PartTable, 'powerWithExtra'>,
  { needsMounting }: Pick<RailFamily, 'needsMounting'>,
): OpenRole['role'][] =>
  USUAL_ROLES.filter(
    (role) => isMounted(role, needsMounting) && (role !== 'powerExtra' || powerWithExtra.trim() !== ''),
  );

/** What nobody has decided yet of a line's part rules, in the order of its table: it makes totals incomplete (D19). */
export function openRoles(table: Pick<PartTable, 'families' | 'powerWithExtra'>): OpenRole[] {
  return table.families.flatMap((family) =>
    boughtRoles(table, family).flatMap((role): OpenRole[] => {
      const pair = family.parts[role];
      const colours = COLOURS.filter((colour) => family[colour] && !pair[colour]);
      return pair.notSold || colours.length === 0
        ? []
        : [{ family: { black: family.black, white: family.white }, role, colours }];
    }),
  );
}

/** What a person calls a rail family: by its frame type codes. */
export const familyName = ({ black, white }: { black: string; white: string }): string =>
  [...new Set([black, white])].filter(Boolean).join(' / ');

/** Where the rules need an article of this code. */
export const usesOf = (table: PartTable, collection: CatalogueCollection, code: string): NeededCode[] =>
  neededCodes(table).filter((needed) => needed.collection === collection && needed.code === code);

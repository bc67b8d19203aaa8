import { type PartTable, type RailFamily, ROLES, type Role, USUAL_ROLES } from '../catalogue/partTable.ts';
import type { CatalogueCollection } from '../catalogue/productLine.ts';

const COLOURS = ['black', 'white'] as const;

/** Reference from the part rules to an article (D19). */
export interface NeededCode {
  collection: Extract<CatalogueCollection, 'connections' | 'accessories'>;
  code: string;
  /** Use of the article: the rail itself, or a role. */
  use: Role | 'rail';
  /** Frame type codes of the rail family. */
  family: { black: string; white: string };
  colour: (typeof COLOURS)[number];
}

/** Families without mounting need no sets (D17). */
const isMounted = (role: Role, needsMounting: boolean): boolean => role !== 'mountingSet' || needsMounting;

/** All codes of a line's part rules, in table order; one code may have several uses (D19). */
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

/** Role of a rail family that is neither assigned nor marked as not sold (D19). */
export interface OpenRole {
  family: Pick<RailFamily, 'black' | 'white'>;
  role: (typeof USUAL_ROLES)[number];
  /** Rail colours without a code for the role. */
  colours: NeededCode['colour'][];
}

/** Roles that layouts of a family may need: no sets without mounting, no extra without such a supply. */
export const boughtRoles = (
  { powerWithExtra }: Pick<PartTable, 'powerWithExtra'>,
  { needsMounting }: Pick<RailFamily, 'needsMounting'>,
): OpenRole['role'][] =>
  USUAL_ROLES.filter(
    (role) => isMounted(role, needsMounting) && (role !== 'powerExtra' || powerWithExtra.trim() !== ''),
  );

/** Open roles of a line's part rules, in table order; open roles make totals incomplete (D19). */
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

/** Display name of a rail family: its frame type codes. */
export const familyName = ({ black, white }: { black: string; white: string }): string =>
  [...new Set([black, white])].filter(Boolean).join(' / ');

/** Uses of a code in the rules. */
export const usesOf = (table: PartTable, collection: CatalogueCollection, code: string): NeededCode[] =>
  neededCodes(table).filter((needed) => needed.collection === collection && needed.code === code);

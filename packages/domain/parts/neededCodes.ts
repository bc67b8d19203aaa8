import { type PartTable, type RailFamily, ROLES, type Role, USUAL_ROLES } from '../catalogue/partTable.ts';
import type { CatalogueCollection } from '../catalogue/productLine.ts';

const COLOURS = ['black', 'white'] as const;

/** D19. */
export interface NeededCode {
  collection: Extract<CatalogueCollection, 'connections' | 'accessories'>;
  code: string;
  use: Role | 'rail';
  family: { black: string; white: string };
  colour: (typeof COLOURS)[number];
}

/** D17. */
const isMounted = (role: Role, needsMounting: boolean): boolean => role !== 'mountingSet' || needsMounting;

/** Codes in table order; one code may have several uses (D19). */
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

export interface OpenRole {
  family: Pick<RailFamily, 'black' | 'white'>;
  role: (typeof USUAL_ROLES)[number];
  colours: NeededCode['colour'][];
}

export const boughtRoles = (
  { powerWithExtra }: Pick<PartTable, 'powerWithExtra'>,
  { needsMounting }: Pick<RailFamily, 'needsMounting'>,
): OpenRole['role'][] =>
  USUAL_ROLES.filter(
    (role) => isMounted(role, needsMounting) && (role !== 'powerExtra' || powerWithExtra.trim() !== ''),
  );

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

/** Frame type codes, as the family has no name of its own. */
export const familyName = ({ black, white }: { black: string; white: string }): string =>
  [...new Set([black, white])].filter(Boolean).join(' / ');

export const usesOf = (table: PartTable, collection: CatalogueCollection, code: string): NeededCode[] =>
  neededCodes(table).filter((needed) => needed.collection === collection && needed.code === code);

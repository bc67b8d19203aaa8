import {
  emptyPartTable,
  type FeedRole,
  type PartTable,
  type RailFamily,
  type Role,
  USUAL_ROLES,
} from '../catalogue/partTable.ts';
import type { ProductLine } from '../catalogue/productLine.ts';

/** Pairs of black and white, in order of the roles: MA0101 and MA0102 first. */
function family(
  black: string,
  white: string,
  { needsMounting = false, isSuspended = false },
  prefix: string,
  first: number,
): RailFamily {
  const code = (number: number) => `${prefix}${String(number).padStart(4, '0')}`;
  const parts = Object.fromEntries(
    USUAL_ROLES.map((role, index) => [
      role,
      { black: code(first + 2 * index + 1), white: code(first + 2 * index + 2) },
    ]),
  ) as Record<Exclude<Role, FeedRole>, { black: string; white: string }>;
  const none = { black: '', white: '' };
  const feeds = { feedEnd: none, feedInline: none, feedCorner: none };
  return { black, white, needsMounting, isSuspended, parts: { ...parts, ...feeds } };
}

/** Demo catalogue, and older shops without a table (D19). */
export const DEFAULT_PART_TABLES: Record<ProductLine, PartTable> = {
  standard: {
    ...emptyPartTable('standard'),
    powerWithExtra: 'MA0007',
    isolatingJointReplaces: true,
    families: [
      family('MT0001', 'MT0002', { needsMounting: true }, 'MA', 100),
      family('MT0003', 'MT0004', { needsMounting: true, isSuspended: true }, 'MA', 200),
      family('MT0006', 'MT0007', {}, 'MA', 300),
    ],
  },
  micro: {
    ...emptyPartTable('micro'),
    powerWithExtra: 'MA0007',
    isolatingJointReplaces: true,
    families: [
      family('MT0011', 'MT0012', { needsMounting: true }, 'MM', 100),
      family('MT0013', 'MT0014', {}, 'MM', 200),
    ],
  },
};

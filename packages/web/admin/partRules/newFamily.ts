import { type RailFamily, ROLES } from '@lumitor/domain/catalogue/partTable';
import type { Fields } from '../data/changes.ts';

/** A family of a rail that has no rules yet; with neither colour its code stands for both. */
export const familyFor = (code: string, { isBlack, isWhite }: Fields): RailFamily => ({
  black: isWhite && !isBlack ? '' : code,
  white: isBlack && !isWhite ? '' : code,
  needsMounting: false,
  isSuspended: false,
  parts: Object.fromEntries(ROLES.map((role) => [role, { black: '', white: '' }])) as RailFamily['parts'],
});

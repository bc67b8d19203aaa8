/** What an account is for, the widest first. */
export const ACCOUNT_ROLES = ['owner', 'catalogue', 'sales', 'texts', 'viewer'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

/** The parts of a shop that are read and written apart. */
export const AREAS = ['catalogue', 'texts', 'sales', 'settings', 'people'] as const;
export type Area = (typeof AREAS)[number];

export type Right = 'read' | 'write';

/** Who writes reads as well; what is not named is closed (D63). */
const RIGHTS: Readonly<Record<AccountRole, Partial<Record<Area, Right>>>> = {
  owner: { catalogue: 'write', texts: 'write', sales: 'write', settings: 'write', people: 'write' },
  catalogue: { catalogue: 'write', texts: 'read', settings: 'read' },
  sales: { catalogue: 'read', texts: 'read', sales: 'write', settings: 'read' },
  texts: { catalogue: 'read', texts: 'write', settings: 'read' },
  viewer: { catalogue: 'read', texts: 'read', sales: 'read', settings: 'read' },
};

export const mayRead = (role: AccountRole, area: Area): boolean => RIGHTS[role][area] !== undefined;

export const mayWrite = (role: AccountRole, area: Area): boolean => RIGHTS[role][area] === 'write';

export const may = (role: AccountRole, area: Area, right: Right): boolean =>
  right === 'write' ? mayWrite(role, area) : mayRead(role, area);

/** A role as it is stored; one that this version does not know may the least. */
export const roleNamed = (name: unknown): AccountRole =>
  ACCOUNT_ROLES.find((role) => role === name) ?? 'viewer';

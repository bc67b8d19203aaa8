import * as v from 'valibot';

/** The widest first. */
export const ACCOUNT_ROLES = ['owner', 'catalogue', 'sales', 'texts', 'viewer'] as const;
type BuiltInRole = (typeof ACCOUNT_ROLES)[number];

/** Name of a built-in set, or ticks (D63). */
export type AccountRole = BuiltInRole | `ticks:${string}`;

export const AREAS = [
  'catalogue',
  'prices',
  'texts',
  'sales',
  'offers',
  'customers',
  'settings',
  'people',
  'api',
  'costs',
] as const;
export type AccessArea = (typeof AREAS)[number];

export type Right = 'read' | 'write';
/** Writing includes reading; an area that is not named is closed (D63). */
export type PermissionTicks = Partial<Readonly<Record<AccessArea, Right>>>;

const BUILT_IN: Readonly<Record<BuiltInRole, PermissionTicks>> = {
  owner: Object.fromEntries(AREAS.map((area) => [area, 'write'])),
  catalogue: { catalogue: 'write', prices: 'write', texts: 'read', settings: 'read' },
  sales: {
    catalogue: 'read',
    prices: 'read',
    texts: 'read',
    sales: 'write',
    offers: 'write',
    customers: 'write',
    settings: 'read',
    costs: 'read',
  },
  texts: { catalogue: 'read', prices: 'read', texts: 'write', settings: 'read' },
  viewer: {
    catalogue: 'read',
    prices: 'read',
    texts: 'read',
    sales: 'read',
    offers: 'read',
    customers: 'read',
    settings: 'read',
  },
};

/** Prices and costs need articles; offers and customers need orders. */
const REQUIRED_AREA: Partial<Record<AccessArea, AccessArea>> = {
  prices: 'catalogue',
  costs: 'catalogue',
  offers: 'sales',
  customers: 'sales',
};

const isBuiltIn = (role: string): role is BuiltInRole => (ACCOUNT_ROLES as readonly string[]).includes(role);

function completed(ticks: PermissionTicks): PermissionTicks {
  const whole: Partial<Record<AccessArea, Right>> = { ...ticks };
  for (const [area, other] of Object.entries(REQUIRED_AREA) as [AccessArea, AccessArea][])
    if (whole[area] && !whole[other]) whole[other] = 'read';
  return whole;
}

const OWN = 'ticks:';
const TICK = /^([a-z]+)\.(read|write)$/;

function parsed(role: string): PermissionTicks | null {
  if (!role.startsWith(OWN)) return null;
  const ticks: Partial<Record<AccessArea, Right>> = {};
  for (const tick of role.slice(OWN.length).split(',').filter(Boolean)) {
    const [, name, right] = TICK.exec(tick) ?? [];
    const area = AREAS.find((each) => each === name);
    if (!area) return null;
    ticks[area] = right as Right;
  }
  return completed(ticks);
}

const known = new Map<string, PermissionTicks>();

export function ticksOf(role: AccountRole): PermissionTicks {
  if (isBuiltIn(role)) return BUILT_IN[role];
  const ticks = known.get(role) ?? parsed(role) ?? {};
  known.set(role, ticks);
  return ticks;
}

export function roleOf(ticks: PermissionTicks): AccountRole {
  const whole = completed(ticks);
  const built = ACCOUNT_ROLES.find((role) => AREAS.every((area) => BUILT_IN[role][area] === whole[area]));
  if (built) return built;
  return `${OWN}${AREAS.flatMap((area) => (whole[area] ? [`${area}.${whole[area]}`] : [])).join(',')}`;
}

export const mayRead = (role: AccountRole, area: AccessArea): boolean => ticksOf(role)[area] !== undefined;

export const mayWrite = (role: AccountRole, area: AccessArea): boolean => ticksOf(role)[area] === 'write';

export const may = (role: AccountRole, area: AccessArea, right: Right): boolean =>
  right === 'write' ? mayWrite(role, area) : mayRead(role, area);

/** Nobody can grant more than their own permissions. */
export const includes = (role: AccountRole, other: AccountRole): boolean =>
  AREAS.every((area) => {
    const right = ticksOf(other)[area];
    return right === undefined || may(role, area, right);
  }) &&
  (other !== 'owner' || role === 'owner');

/** A role that this version cannot read has the least permissions. */
export function roleNamed(name: unknown): AccountRole {
  if (typeof name !== 'string') return 'viewer';
  if (isBuiltIn(name)) return name;
  const ticks = parsed(name);
  return ticks ? roleOf(ticks) : 'viewer';
}

export const accountRole = v.pipe(
  v.string(),
  v.check(
    (role) => isBuiltIn(role) || parsed(role) !== null,
    'Must be a role, or permissions such as ticks:sales.write',
  ),
  v.transform((role) => roleNamed(role)),
);

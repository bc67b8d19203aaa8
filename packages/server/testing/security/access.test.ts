import { ACCOUNT_ROLES, type AccountRole, may } from '@lumitor/domain/people/roles';
import { inspectRoutes } from 'hono/dev';
import { describe, expect, it, vi } from 'vitest';
import { addAccount } from '../../sign-in/accounts.ts';
import { ADMINISTRATOR, emailOfRole, freshService } from '../freshService.ts';
import type { Send } from '../send.ts';
import { methodOf, OPERATIONS, patternOf, type RouteOperation } from './operations.ts';
import { openShop, type Shop } from './shop.ts';
import { stateOf } from './state.ts';

vi.setConfig({ testTimeout: 60_000 });

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type Person = (shop: Shop) => Promise<Send>;

const within = ({ asVisitor }: Shop, cookie: string, more: Record<string, string> = {}): Send => {
  return (method, path, body) => asVisitor(method, path, body, { cookie, ...more });
};

const PERSONS: [name: string, status: number, person: Person][] = [
  ['a visitor', 0, async ({ asVisitor }) => asVisitor],
  [
    'an administrator whose session has expired',
    1,
    async (shop) => {
      const cookie = await shop.openSession();
      await shop.parts.store.db
        .updateTable('session')
        .set({ expiresAt: '2020-01-01T00:00:00.000Z' })
        .execute();
      return within(shop, cookie);
    },
  ],
  [
    'an administrator who has signed out',
    1,
    async (shop) => {
      const cookie = await shop.openSession();
      await shop.asVisitor('POST', '/api/auth/sign-out', {}, { cookie });
      return within(shop, cookie);
    },
  ],
  ['an administrator', 2, async ({ asAdministrator }) => asAdministrator],
  [
    'another site’s page in an administrator’s browser',
    3,
    async (shop) => within(shop, await shop.openSession(), { origin: 'https://evil.example' }),
  ],
];

async function send(person: Send, operation: RouteOperation, shop: Shop, method = methodOf(operation)) {
  const body = method === 'GET' || method === 'HEAD' ? undefined : operation.body?.(shop);
  const response = await person(method, operation.path(shop), body);
  await response.body?.cancel();
  return response;
}

/** Reading the state is slow, so only refused requests are checked. */
function stateWith(shop: Shop) {
  let known: Awaited<ReturnType<typeof stateOf>> | undefined;
  return async (isRefused: boolean, request: string, act: () => Promise<Response>) => {
    if (isRefused) known ??= await stateOf(shop);
    const response = await act();
    if (!isRefused) known = undefined;
    else expect(await stateOf(shop), request).toEqual(known);
    return response;
  };
}

it('the table has exactly the routes of the app', async () => {
  const { app } = await freshService();
  const declared = inspectRoutes(app)
    .filter(({ isMiddleware, method }) => !isMiddleware && method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
  const listed = OPERATIONS.map(({ route }) => route);
  expect([...new Set(listed)].sort()).toEqual([...new Set(declared)].sort());
});

it.each(PERSONS)(
  '%s has the statuses of the table, and refused requests change nothing',
  async (...given) => {
    const [, column, person] = given;
    const shop = await openShop({ hasPassword: true });
    const asPerson = await person(shop);
    const occupied = stateWith(shop);
    for (const operation of OPERATIONS) {
      const request = `${methodOf(operation)} ${operation.path(shop)}`;
      const expected = operation.statuses[column] ?? 0;
      const { status, headers } = await occupied(expected >= 400, request, () =>
        send(asPerson, operation, shop),
      );
      expect(status, request).toBe(expected);
      // Scripts of other origins receive nothing.
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
    expect(shop.errors).toEqual([]);
  },
);

/** A visitor's status if visitors may, else a refusal. */
function statusFor(
  role: AccountRole,
  { statuses: [visitor, , administrator], needs, isOwn }: RouteOperation,
) {
  if (isOwn && role !== 'owner') return 403;
  if (!needs || may(role, ...needs)) return administrator;
  return visitor < 400 ? visitor : 403;
}

it.each(ACCOUNT_ROLES)(
  'the role %s can do what its areas allow, and refused requests change nothing',
  async (role) => {
    const shop = await openShop({ hasPassword: true });
    if (role !== 'owner')
      await addAccount(shop.parts.store.db, {
        email: emailOfRole(role),
        password: ADMINISTRATOR.adminPassword,
        role,
      });
    const asRole = shop.asRole(role);
    const occupied = stateWith(shop);
    for (const operation of OPERATIONS) {
      const request = `${methodOf(operation)} ${operation.path(shop)}`;
      const expected = statusFor(role, operation);
      const { status } = await occupied(expected === 403, request, () => send(asRole, operation, shop));
      expect(status, request).toBe(expected);
    }
    expect(shop.errors).toEqual([]);
  },
);

describe('a method that a path does not have', () => {
  it('is refused to administrators too, and changes nothing', async () => {
    const shop = await openShop();
    const before = await stateOf(shop);
    for (const operation of OPERATIONS) {
      const known = OPERATIONS.filter((other) => patternOf(other) === patternOf(operation)).map(methodOf);
      for (const method of METHODS.filter((each) => !known.includes(each))) {
        const response = await send(shop.asAdministrator, operation, shop, method);
        expect(response.status, `${method} ${operation.path(shop)}`).toBe(404);
      }
    }
    expect(await stateOf(shop)).toEqual(before);
  });

  it('except HEAD, which is GET without a body, and leaves nothing open', async () => {
    const shop = await openShop();
    for (const operation of OPERATIONS.filter((each) => methodOf(each) === 'GET')) {
      const response = await send(shop.asAdministrator, operation, shop, 'HEAD');
      expect(response.status, operation.route).toBe(operation.statuses[2]);
      expect(response.body).toBeNull();
    }
    expect(shop.parts.broadcast.size).toBe(0);
  });
});

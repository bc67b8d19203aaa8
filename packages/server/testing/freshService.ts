import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { AccountRole } from '@lumitor/domain/people/roles';
import type { Hono } from 'hono';
import { createApp, type Services } from '../app.ts';
import type { Database } from '../database/database.ts';
import { renewStored } from '../documents/renewStored.ts';
import { openServices } from '../services.ts';
import { chosenEngine, type Opening } from './engines.ts';
import { EventConnection } from './eventConnection.ts';
import { addOwner, rememberHashes } from './passwords.ts';
import type { Body, Send } from './send.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export const ADMINISTRATOR = { adminEmail: 'anna@lumitor.test', adminPassword: 'correct horse battery' };
const ADDRESS = 'http://localhost:4100';

let services = 0;

export interface Service {
  app: Hono;
  parts: Services;
  dataDir: string;
  databaseUrl: string | undefined;
  database: Database;
  errors: unknown[];
  asVisitor: Send;
  asAdministrator: Send;
  asRole(role: AccountRole): Send;
  sendFrom(remoteAddress: string): Send;
  signIn(): Promise<string>;
  openSession(role?: AccountRole): Promise<string>;
}

const isPlain = (body: Body) => typeof body === 'object' && !(body instanceof Uint8Array);

export const emailOfRole = (role: AccountRole): string =>
  role === 'owner' ? ADMINISTRATOR.adminEmail : `${role}@lumitor.test`;

async function openSession({ auth, store }: Services, role: AccountRole): Promise<string> {
  const now = new Date().toISOString();
  const user = { id: `id-${role}`, name: role, email: emailOfRole(role), emailVerified: 1, role };
  await store.db
    .insertInto('user')
    .values({ ...user, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await store.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  const { internalAdapter, secret, authCookies } = await auth.$context;
  const { token } = await internalAdapter.createSession(id);
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `${authCookies.sessionToken.name}=${encodeURIComponent(`${token}.${signature}`)}`;
}

export async function freshService(
  overrides: Partial<Parameters<typeof openServices>[0]> = {},
): Promise<Service> {
  const dataDir = overrides.dataDir ?? (await temporaryFolder());
  const given = overrides.database;
  const open: Opening = given ? async () => given : await chosenEngine().create({ dataDir });
  const database = await open();
  const { db } = database;
  await renewStored(db);
  const errors: unknown[] = [];
  const parts = await openServices({
    database,
    dataDir,
    address: ADDRESS,
    webRoot: join(dataDir, 'web'),
    exchangeRateUrl: 'http://127.0.0.1:1',
    logError: (error) => errors.push(error),
    ...overrides,
  });
  await rememberHashes(parts.auth);
  const app = createApp(parts);
  services += 1;
  // Rate limits count by address.
  const socket = { remoteAddress: `10.0.${services >> 8}.${services & 255}` };

  const send =
    (cookie?: () => Promise<string>, from = socket): Send =>
    async (method, path, body, headers) => {
      const init = {
        method,
        headers: {
          origin: overrides.publicUrl ?? ADDRESS,
          ...(body && isPlain(body) ? { 'content-type': 'application/json' } : {}),
          ...(cookie ? { cookie: await cookie() } : {}),
          ...headers,
        },
        ...(body ? { body: isPlain(body) ? JSON.stringify(body) : (body as string) } : {}),
      };
      const outgoing = path.startsWith('/api/events') ? new EventConnection() : undefined;
      const incoming = { socket: from };
      const answer = await app.request(`${ADDRESS}${path}`, init, {
        incoming,
        ...(outgoing && { outgoing }),
      });
      return outgoing?.response ?? answer;
    };
  const asVisitor = send();

  async function signIn() {
    await addOwner(db, ADMINISTRATOR.adminEmail, ADMINISTRATOR.adminPassword);
    const response = await asVisitor('POST', '/api/auth/sign-in/email', {
      email: ADMINISTRATOR.adminEmail,
      password: ADMINISTRATOR.adminPassword,
    });
    return response.headers.get('set-cookie')?.split(';')[0] ?? '';
  }
  function asRole(role: AccountRole) {
    let session: Promise<string> | undefined;
    return send(() => {
      session ??= openSession(parts, role);
      return session;
    });
  }
  const sendFrom = (remoteAddress: string) => send(undefined, { remoteAddress });
  return {
    app,
    parts,
    dataDir,
    databaseUrl: open.databaseUrl,
    database,
    errors,
    asVisitor,
    asAdministrator: asRole('owner'),
    asRole,
    sendFrom,
    signIn,
    openSession: (role = 'owner') => openSession(parts, role),
  };
}

import { emailAddress } from '@lumitor/domain/catalogue/field';
import { ACCOUNT_LANGUAGES } from '@lumitor/domain/mails/mails';
import { PASSWORD_LENGTH } from '@lumitor/domain/password';
import { type AccountRole, accountRole, includes, roleNamed } from '@lumitor/domain/people/roles';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Db } from '../database/schema.ts';
import { limitSchema } from '../documents/listQuery.ts';
import { readBody } from '../http/body.ts';
import { clientAddress } from '../http/client.ts';
import type { RateLimits } from '../http/rateLimit.ts';
import { composeMail } from '../outbox/mailContent.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { parse, refused } from '../refusal/refused.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import { listAccountEvents } from '../sign-in/accountEvents.ts';
import { AccountFault, listAccounts } from '../sign-in/accounts.ts';
import { ownAccount } from '../sign-in/ownAccount.ts';
import {
  changeRole,
  deactivate,
  invite,
  type MadeLink,
  type Notify,
  reactivate,
  resetByLink,
  resetSecondFactor,
  withdraw,
} from './accountActs.ts';
import { listPasswordLinks, readPasswordLink, redeemPasswordLink } from './passwordLinks.ts';

interface MailedLink {
  email: string;
  role: AccountRole | null;
  url: string;
  language: string;
}

/** Call in the transaction of the link. @returns false without a mail server */
async function mailLink(
  { outbox, outgoing }: { outbox: Outbox; outgoing: Outgoing },
  transaction: Db,
  { email, role, url, language }: MailedLink,
): Promise<boolean> {
  const content = await composeMail(transaction, role === null ? 'passwordReset' : 'invitation', language, {
    link: url,
    shop: await outgoing.shopName(transaction),
  });
  return outbox.queueMail(transaction, { to: email, ...content, area: 'people' });
}

interface Dependencies {
  db: Db;
  limits: RateLimits;
  outbox: Outbox;
  outgoing: Outgoing;
  publicUrl?: string | undefined;
  clientIpHeader?: string | undefined;
}

const email = v.pipe(emailAddress, v.toLowerCase());
const whose = v.strictObject({ email });
const withRole = v.strictObject({ email, role: accountRole });
const language = v.optional(v.picklist(ACCOUNT_LANGUAGES), 'PL');
const invitation = v.strictObject({ ...withRole.entries, language });
const reset = v.strictObject({ email, language });
const token = v.pipe(v.string(), v.maxLength(100));
const password = v.pipe(v.string(), v.minLength(PASSWORD_LENGTH.least), v.maxLength(PASSWORD_LENGTH.most));
const eventsQuery = v.strictObject({ limit: limitSchema, after: v.optional(v.string()) });

const LINK_TRIES = { points: 30, duration: 15 * 60 };

const STATUS = { exists: 409, 'last-owner': 409, unknown: 404, usage: 400 } as const;

const asRefusal = (error: unknown) =>
  error instanceof AccountFault ? refused(STATUS[error.code], error.code, error.message) : error;

/** @throws Refused beyond the own role (D63) */
function refuseBeyond(own: AccountRole, other: AccountRole): void {
  if (includes(own, other)) return;
  throw refused(403, 'beyond-own', 'This exceeds your own permissions. Contact a shop owner.', {
    area: 'people',
  });
}

async function roleOfAccount(db: Db, email: string): Promise<AccountRole | null> {
  const user = await db.selectFrom('user').select('role').where('email', '=', email).executeTakeFirst();
  if (user) return roleNamed(user.role);
  const link = await db
    .selectFrom('passwordLinks')
    .select('role')
    .where('email', '=', email)
    .executeTakeFirst();
  return link?.role ? roleNamed(link.role) : null;
}

/** E-mails are posted, so that logs omit them. */
export function peopleRoutes(parts: Dependencies): Hono {
  const { db, limits, publicUrl, clientIpHeader } = parts;
  const countLink = limits('password link by address', LINK_TRIES);

  const act =
    (does: (db: Db, act: { by: string; email: string }) => Promise<unknown>) => async (c: Context) => {
      const { email: by, role } = c.get('administrator');
      const request = await readBody(c, whose);
      await refuseForeign(role, request.email);
      await does(db, { by, ...request });
      return c.json({});
    };
  const refuseForeign = async (role: AccountRole, email: string) => {
    const other = await roleOfAccount(db, email);
    if (other) refuseBeyond(role, other);
  };
  /** No server or log receives what follows the #. */
  const urlOf = (c: Context, { token }: MadeLink) => {
    const origin = publicUrl ?? c.req.header('origin') ?? new URL(c.req.url).origin;
    return new URL(`/ustaw-haslo#${token}`, origin).href;
  };
  const notifyIn =
    (c: Context, language: string): Notify =>
    (transaction, link) =>
      mailLink(parts, transaction, { ...link, url: urlOf(c, link), language });
  const made = (c: Context, link: MadeLink & { isMailed: boolean }) =>
    c.json({ link: urlOf(c, link), expiresAt: link.expiresAt, isMailed: link.isMailed }, 201);

  return new Hono()
    .onError((error) => {
      throw asRefusal(error);
    })
    .get('/', async (c) => c.json({ accounts: await listAccounts(db), links: await listPasswordLinks(db) }))
    .get('/events', async (c) => c.json(await listAccountEvents(db, parse(eventsQuery, c.req.query()))))
    .get('/me', async (c) => c.json(await ownAccount(db, c.get('administrator'))))
    .post('/invite', async (c) => {
      const { email: by, role } = c.get('administrator');
      const { language, ...request } = await readBody(c, invitation);
      refuseBeyond(role, request.role);
      return made(c, await invite(db, { by, ...request }, notifyIn(c, language)));
    })
    .post('/withdraw', act(withdraw))
    .post('/role', async (c) => {
      const { email: by, role } = c.get('administrator');
      const request = await readBody(c, withRole);
      await refuseForeign(role, request.email);
      refuseBeyond(role, request.role);
      await changeRole(db, { by, ...request });
      return c.json({});
    })
    .post('/deactivate', act(deactivate))
    .post('/reactivate', act(reactivate))
    .post('/second-factor', act(resetSecondFactor))
    .post('/reset', async (c) => {
      const { email: by, role } = c.get('administrator');
      const { language, ...request } = await readBody(c, reset);
      await refuseForeign(role, request.email);
      return made(c, await resetByLink(db, { by, ...request }, notifyIn(c, language)));
    })
    .post('/link', async (c) => {
      const request = await readBody(c, v.strictObject({ token }));
      await countLink(clientAddress(c, clientIpHeader));
      const link = await readPasswordLink(db, request.token);
      return c.json({ email: link.email, role: link.role });
    })
    .post('/link/use', async (c) => {
      const request = await readBody(c, v.strictObject({ token, password }));
      await countLink(clientAddress(c, clientIpHeader));
      const used = await redeemPasswordLink(db, request.token, request.password);
      return c.json({ email: used.email, role: used.role });
    });
}

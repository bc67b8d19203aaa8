import { createHash, randomBytes } from 'node:crypto';
import type { PasswordLink } from '@lumitor/domain/people/account';
import { type AccountRole, roleNamed } from '@lumitor/domain/people/roles';
import type { Ms } from '@lumitor/domain/units';
import { hashPassword } from 'better-auth/crypto';
import { lockName } from '../database/database.ts';
import type { Db, PasswordLinkRow } from '../database/schema.ts';
import { refused } from '../refusal/refused.ts';
import { noteAccountEvent } from '../sign-in/accountEvents.ts';
import { idOf, insertAccount, mayStillWrite, setPassword } from '../sign-in/accounts.ts';

/** An invitation outlasts a holiday, a reset is urgent. */
const VALIDITY: Record<'invitation' | 'reset', Ms> = {
  invitation: 7 * 24 * 60 * 60_000,
  reset: 24 * 60 * 60_000,
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const toLink = ({ hash: _, ...row }: PasswordLinkRow): PasswordLink => ({
  ...row,
  role: row.role === null ? null : roleNamed(row.role),
});

interface NewLink {
  email: string;
  /** Role of the invited account; null for a password reset. */
  role: AccountRole | null;
  by: string;
}

/** Invalidates the former link; requires a transaction. @returns the token, not stored itself */
export async function makePasswordLink(
  transaction: Db,
  link: NewLink,
): Promise<{ token: string; expiresAt: string }> {
  const token = randomBytes(24).toString('base64url');
  const now = Date.now();
  const expiresAt = new Date(now + (link.role === null ? VALIDITY.reset : VALIDITY.invitation)).toISOString();
  await removePasswordLink(transaction, link.email);
  await transaction
    .insertInto('passwordLinks')
    .values({ ...link, hash: hashOf(token), createdAt: new Date(now).toISOString(), expiresAt })
    .execute();
  return { token, expiresAt };
}

export async function removePasswordLink(db: Db, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passwordLinks')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function listPasswordLinks(db: Db): Promise<PasswordLink[]> {
  const rows = await db
    .selectFrom('passwordLinks')
    .selectAll()
    .where('expiresAt', '>', new Date().toISOString())
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(toLink);
}

/** @throws Refused if invalid, or if the author may no longer invite */
export async function readPasswordLink(db: Db, token: string): Promise<PasswordLink> {
  const row = await db
    .selectFrom('passwordLinks')
    .selectAll()
    .where('hash', '=', hashOf(token))
    .where('expiresAt', '>', new Date().toISOString())
    .executeTakeFirst();
  const contains = row && (row.role === null || (await mayStillWrite(db, row.by, 'people')));
  if (contains) return toLink(row);
  throw refused(
    404,
    'link-ended',
    'This link was used or withdrawn, or has expired. Ask a shop owner for a new one.',
  );
}

export async function redeemPasswordLink(db: Db, token: string, password: string): Promise<PasswordLink> {
  await readPasswordLink(db, token);
  const hash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    await lockName(transaction, 'accounts');
    const link = await readPasswordLink(transaction, token);
    const { email, role } = link;
    await removePasswordLink(transaction, email);
    if (role === null) await setPassword(transaction, await idOf(transaction, email), hash);
    else await insertAccount(transaction, { email, hash, role });
    await noteAccountEvent(transaction, { by: email, kind: role ? 'joined' : 'passwordSet', email, role });
    return link;
  });
}

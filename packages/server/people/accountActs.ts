import type { AccountEventKind } from '@lumitor/domain/people/account';
import type { AccountRole } from '@lumitor/domain/people/roles';
import { hashPassword } from 'better-auth/crypto';
import type { Db } from '../database/schema.ts';
import { noteAccountEvent } from '../sign-in/accountEvents.ts';
import {
  AccountFault,
  endGiven,
  endSessions,
  generatePassword,
  idOf,
  keepingAnOwner,
  removeSecondFactors,
  setPassword,
} from '../sign-in/accounts.ts';
import { makePasswordLink, removePasswordLink } from './passwordLinks.ts';

/** An owner's act on an account, by e-mails. */
interface Act {
  by: string;
  email: string;
}

export interface MadeLink {
  email: string;
  /** Of the account that is made; null where a password is set anew. */
  role: AccountRole | null;
  token: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** Tells the person of their link, within the transaction that makes it. @returns whether it could */
export type Tell = (transaction: Db, link: MadeLink) => Promise<boolean>;

async function makeLink(
  transaction: Db,
  { by, email, role }: Act & { role: AccountRole | null },
  tell: Tell,
) {
  const link = { email, role, ...(await makePasswordLink(transaction, { by, email, role })) };
  return { ...link, isMailed: await tell(transaction, link) };
}

/** @returns the link by which the invited person sets a password */
export const invite = (db: Db, { by, email, role }: Act & { role: AccountRole }, tell: Tell) =>
  keepingAnOwner(db, async (transaction) => {
    const found = await transaction
      .selectFrom('user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (found) throw new AccountFault('exists', `${email} has an account already: change its role.`);
    await noteAccountEvent(transaction, { by, kind: 'invited', email, role });
    return makeLink(transaction, { by, email, role }, tell);
  });

/** Takes an invitation or a link for a new password back. */
export const withdraw = (db: Db, { by, email }: Act) =>
  keepingAnOwner(db, async (transaction) => {
    if (!(await removePasswordLink(transaction, email)))
      throw new AccountFault('unknown', `${email} has no link that could be withdrawn.`);
    await noteAccountEvent(transaction, { by, kind: 'withdrawn', email });
  });

type Change = (transaction: Db, userId: string) => Promise<unknown>;

/** Changes an account and writes it down; never the last owner's to less. */
const onAccount = (
  db: Db,
  { role, kind, ...act }: Act & { kind: AccountEventKind; role?: AccountRole },
  change: Change,
): Promise<void> =>
  keepingAnOwner(db, async (transaction) => {
    await change(transaction, await idOf(transaction, act.email));
    await noteAccountEvent(transaction, { ...act, kind, role: role ?? null });
  });

/** What the account gave to others ends, as far as the new role could not give it. */
export const changeRole = (db: Db, act: Act & { role: AccountRole }): Promise<void> =>
  onAccount(db, { ...act, kind: 'role' }, async (transaction, id) => {
    await transaction.updateTable('user').set({ role: act.role }).where('id', '=', id).execute();
    await endGiven(transaction, act);
  });

/** The sessions end with it, on every instance, and so does what the account gave to others. */
export const deactivate = (db: Db, act: Act): Promise<void> =>
  onAccount(db, { ...act, kind: 'deactivated' }, async (transaction, id) => {
    await transaction
      .updateTable('user')
      .set({ deactivatedAt: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    await endSessions(transaction, id);
    await endGiven(transaction, { email: act.email, role: null });
  });

export const reactivate = (db: Db, act: Act): Promise<void> =>
  onAccount(db, { ...act, kind: 'reactivated' }, (transaction, id) =>
    transaction.updateTable('user').set({ deactivatedAt: null }).where('id', '=', id).execute(),
  );

/** The password alone signs in then; the sessions end. */
export const resetSecondFactor = (db: Db, act: Act): Promise<void> =>
  onAccount(db, { ...act, kind: 'secondFactorReset' }, async (transaction, id) => {
    await removeSecondFactors(transaction, id);
    await endSessions(transaction, id);
  });

/**
 * The password is no use any more, and the sessions end.
 * @returns the link by which a new one is set
 */
export async function resetByLink(db: Db, { by, email }: Act, tell: Tell) {
  const hash = await hashPassword(generatePassword());
  return keepingAnOwner(db, async (transaction) => {
    await setPassword(transaction, await idOf(transaction, email), hash);
    await noteAccountEvent(transaction, { by, kind: 'reset', email });
    return makeLink(transaction, { by, email, role: null }, tell);
  });
}

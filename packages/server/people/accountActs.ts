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
  removeSecondFactors,
  setPassword,
  withOneOwnerLeft,
} from '../sign-in/accounts.ts';
import { makePasswordLink, removePasswordLink } from './passwordLinks.ts';

interface Act {
  by: string;
  email: string;
}

export interface MadeLink {
  email: string;
  role: AccountRole | null;
  token: string;
  expiresAt: string;
}

/** Queues the mail within the transaction. @returns whether a mail server is set */
export type Notify = (transaction: Db, link: MadeLink) => Promise<boolean>;

async function makeLink(
  transaction: Db,
  { by, email, role }: Act & { role: AccountRole | null },
  notify: Notify,
) {
  const link = { email, role, ...(await makePasswordLink(transaction, { by, email, role })) };
  return { ...link, isMailed: await notify(transaction, link) };
}

export const invite = (db: Db, { by, email, role }: Act & { role: AccountRole }, notify: Notify) =>
  withOneOwnerLeft(db, async (transaction) => {
    const found = await transaction
      .selectFrom('user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (found) throw new AccountFault('exists', `${email} already has an account: change its role.`);
    await noteAccountEvent(transaction, { by, kind: 'invited', email, role });
    return makeLink(transaction, { by, email, role }, notify);
  });

export const withdraw = (db: Db, { by, email }: Act) =>
  withOneOwnerLeft(db, async (transaction) => {
    if (!(await removePasswordLink(transaction, email)))
      throw new AccountFault('unknown', `${email} has no link to withdraw.`);
    await noteAccountEvent(transaction, { by, kind: 'withdrawn', email });
  });

type Change = (transaction: Db, userId: string) => Promise<unknown>;

const onAccount = (
  db: Db,
  { role, kind, ...act }: Act & { kind: AccountEventKind; role?: AccountRole },
  change: Change,
): Promise<void> =>
  withOneOwnerLeft(db, async (transaction) => {
    await change(transaction, await idOf(transaction, act.email));
    await noteAccountEvent(transaction, { ...act, kind, role: role ?? null });
  });

/** Ends grants that the new role could not make. */
export const changeRole = (db: Db, act: Act & { role: AccountRole }): Promise<void> =>
  onAccount(db, { ...act, kind: 'role' }, async (transaction, id) => {
    await transaction.updateTable('user').set({ role: act.role }).where('id', '=', id).execute();
    await endGiven(transaction, act);
  });

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

/** The password alone signs in; sessions end. */
export const resetSecondFactor = (db: Db, act: Act): Promise<void> =>
  onAccount(db, { ...act, kind: 'secondFactorReset' }, async (transaction, id) => {
    await removeSecondFactors(transaction, id);
    await endSessions(transaction, id);
  });

export async function resetByLink(db: Db, { by, email }: Act, notify: Notify) {
  const hash = await hashPassword(generatePassword());
  return withOneOwnerLeft(db, async (transaction) => {
    await setPassword(transaction, await idOf(transaction, email), hash);
    await noteAccountEvent(transaction, { by, kind: 'reset', email });
    return makeLink(transaction, { by, email, role: null }, notify);
  });
}

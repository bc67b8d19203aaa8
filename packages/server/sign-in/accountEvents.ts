import { randomBytes } from 'node:crypto';
import type { AccountEvent, AccountEventKind } from '@lumitor/domain/people/account';
import { type AccountRole, roleNamed } from '@lumitor/domain/people/roles';
import type { Db } from '../database/schema.ts';

/** Who is said to have done what the command on the machine does. */
export const BY_COMMAND = '';

interface Done {
  /** E-mail of who did it. */
  by: string;
  kind: AccountEventKind;
  /** Whose account. */
  email: string;
  role?: AccountRole | null;
}

/** Writes down what became of an account, within the transaction that does it. */
export async function noteAccountEvent(db: Db, { role = null, ...done }: Done): Promise<void> {
  const at = new Date().toISOString();
  const id = `${at}-${randomBytes(6).toString('base64url')}`;
  await db
    .insertInto('accountEvents')
    .values({ id, at, role, ...done })
    .execute();
}

/** Newest first; `next` is where the following part begins. */
export async function listAccountEvents(
  db: Db,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<{ events: AccountEvent[]; next: string | null }> {
  const rows = await db
    .selectFrom('accountEvents')
    .selectAll()
    .$if(after !== undefined, (each) => each.where('id', '<', after as string))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const events = rows.slice(0, limit).map((row) => ({
    ...row,
    kind: row.kind as AccountEventKind,
    role: row.role === null ? null : roleNamed(row.role),
  }));
  return { events, next: rows.length > limit ? (events.at(-1)?.id ?? null) : null };
}

import { randomBytes } from 'node:crypto';
import type { AccountEvent, AccountEventKind } from '@lumitor/domain/people/account';
import { type AccountRole, roleNamed } from '@lumitor/domain/people/roles';
import type { Db } from '../database/schema.ts';

export const BY_COMMAND = '';

interface Done {
  by: string;
  kind: AccountEventKind;
  email: string;
  role?: AccountRole | null;
}

/** Call within the transaction of the act. */
export async function noteAccountEvent(db: Db, { role = null, ...done }: Done): Promise<void> {
  const at = new Date().toISOString();
  const id = `${at}-${randomBytes(6).toString('base64url')}`;
  await db
    .insertInto('accountEvents')
    .values({ id, at, role, ...done })
    .execute();
}

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

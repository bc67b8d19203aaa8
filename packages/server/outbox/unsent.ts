import { type AccessArea, type AccountRole, mayRead } from '@lumitor/domain/people/roles';
import * as v from 'valibot';
import type { Db, OutboxRow } from '../database/schema.ts';

export interface UnsentRow
  extends Pick<OutboxRow, 'id' | 'kind' | 'at' | 'nextAt' | 'attempts' | 'orderId' | 'lastError'> {
  about: string;
  to: string;
}

const SHOWN = 200;

const aboutSchema = v.object({
  subject: v.optional(v.string(), ''),
  to: v.optional(v.string(), ''),
  event: v.optional(v.string(), ''),
  area: v.optional(v.picklist(['people', 'sales']), 'sales'),
});

const aboutOf = (payload: string | null) => v.parse(aboutSchema, JSON.parse(payload ?? '{}'));

export async function areaOfUnsent(db: Db, id: string): Promise<AccessArea | null> {
  const row = await db
    .selectFrom('outbox')
    .select('payload')
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  return row ? aboutOf(row.payload).area : null;
}

export async function unsentRows(db: Db, role: AccountRole): Promise<UnsentRow[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'at', 'nextAt', 'attempts', 'orderId', 'lastError', 'payload'])
    .where('doneAt', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  return rows.flatMap(({ payload, ...row }) => {
    const { subject, to, event, area } = aboutOf(payload);
    return mayRead(role, area) ? [{ ...row, about: subject || event, to }] : [];
  });
}

export interface OutboxFigures {
  waiting: number;
  failed: number;
}

export async function countUnsent(db: Db): Promise<OutboxFigures> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll().as('all'), fn.count('nextAt').as('waiting')])
    .where('doneAt', 'is', null)
    .executeTakeFirstOrThrow();
  const waiting = Number(rows.waiting);
  return { waiting, failed: Number(rows.all) - waiting };
}

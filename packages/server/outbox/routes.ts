import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type AdministratorOf, needAdministrator } from '../documents/access.ts';
import { notFound } from '../refusal/refused.ts';
import type { Outbox } from './outbox.ts';
import { drop, tryNow } from './queue.ts';
import { unsentRows } from './unsent.ts';

interface Dependencies {
  db: Kysely<Schema>;
  outbox: Outbox;
  administratorOf: AdministratorOf;
}

const gone = (id: string) => notFound(`Nothing waits under ${id}. It may have been sent meanwhile.`);

/** What waits to leave the service, and what was given up. */
export function outboxRoutes({ db, outbox, administratorOf }: Dependencies): Hono {
  return new Hono()
    .get('/', async (c) => {
      await needAdministrator(administratorOf, c, 'sales', 'read');
      return c.json({ rows: await unsentRows(db) });
    })
    .post('/:id/try', async (c) => {
      await needAdministrator(administratorOf, c, 'sales', 'write');
      const id = c.req.param('id');
      if (!(await tryNow(db, id))) throw gone(id);
      outbox.wake();
      return c.body(null, 204);
    })
    .delete('/:id', async (c) => {
      await needAdministrator(administratorOf, c, 'sales', 'write');
      const id = c.req.param('id');
      if (!(await drop(db, id))) throw gone(id);
      return c.body(null, 204);
    });
}

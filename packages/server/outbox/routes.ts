import { type Context, Hono } from 'hono';
import type { Db } from '../database/schema.ts';
import { needRight } from '../documents/access.ts';
import { notFound } from '../refusal/refused.ts';
import type { Outbox } from './outbox.ts';
import { drop, tryNow } from './queue.ts';
import { areaOfUnsent, unsentRows } from './unsent.ts';

interface Dependencies {
  db: Db;
  outbox: Outbox;
}

const gone = (id: string) => notFound(`No unsent message ${id}. It may have been sent in the meantime.`);

export function outboxRoutes({ db, outbox }: Dependencies): Hono {
  /** Invitations do not belong to sales, so the area of an entry decides. */
  const needUnsent = async (c: Context): Promise<string> => {
    const id = c.req.param('id') ?? '';
    const area = await areaOfUnsent(db, id);
    if (area) needRight(c.get('administrator'), area, 'write');
    return id;
  };
  return new Hono()
    .get('/', async (c) => {
      const { role } = c.get('administrator');
      return c.json({ rows: await unsentRows(db, role) });
    })
    .post('/:id/try', async (c) => {
      const id = await needUnsent(c);
      if (!(await tryNow(db, id))) throw gone(id);
      outbox.wake();
      return c.body(null, 204);
    })
    .delete('/:id', async (c) => {
      const id = await needUnsent(c);
      if (!(await drop(db, id))) throw gone(id);
      return c.body(null, 204);
    });
}

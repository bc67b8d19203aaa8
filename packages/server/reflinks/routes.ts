import { Hono } from 'hono';
import * as v from 'valibot';
import type { Db } from '../database/schema.ts';
import { type AdministratorOf, needAdministrator } from '../documents/access.ts';
import { parse } from '../refusal/parse.ts';
import { reflinkStatistics } from './statistics.ts';

interface Dependencies {
  db: Db;
  administratorOf: AdministratorOf;
}

const querySchema = v.strictObject({
  from: v.optional(v.pipe(v.string(), v.isoDate('Must be a day such as 2026-11-21')), '2000-01-01'),
});

export const reflinkRoutes = ({ db, administratorOf }: Dependencies): Hono =>
  new Hono().get('/statistics', async (c) => {
    await needAdministrator(administratorOf, c, 'sales', 'read');
    const { from } = parse(querySchema, c.req.query());
    return c.json({ statistics: await reflinkStatistics(db, from) });
  });

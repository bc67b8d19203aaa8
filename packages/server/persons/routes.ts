import { emailAddress } from '@lumitor/domain/catalogue/emailAddress';
import type { Right } from '@lumitor/domain/people/roles';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { type AdministratorOf, needAdministrator } from '../documents/access.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { FileBin } from '../files/fileBin.ts';
import { readJson } from '../http/body.ts';
import { parse } from '../refusal/parse.ts';
import { countPerson, erasePerson } from './erase.ts';

interface Dependencies {
  store: DocumentStore;
  bin: FileBin;
  administratorOf: AdministratorOf;
  /** Leaves nothing of what was deleted, as far as the database can. */
  forget(): Promise<unknown>;
}

const requestSchema = v.strictObject({ email: emailAddress });

export function personRoutes({ store, bin, administratorOf, forget }: Dependencies): Hono {
  /** Posted, so that the address is in no log. */
  const emailOf = async (c: Context, right: Right) => {
    await needAdministrator(administratorOf, c, 'sales', right);
    return parse(requestSchema, await readJson(c.req.raw)).email;
  };
  return new Hono()
    .post('/count', async (c) => c.json(await countPerson(store, await emailOf(c, 'read'))))
    .post('/erase', async (c) => {
      const erased = await erasePerson(store, await emailOf(c, 'write'), bin);
      await forget();
      return c.json(erased);
    });
}

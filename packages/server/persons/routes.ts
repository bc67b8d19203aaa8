import { emailAddress } from '@lumitor/domain/catalogue/emailAddress';
import { Hono } from 'hono';
import * as v from 'valibot';
import { type AdministratorOf, needAdministrator } from '../documents/access.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { readJson } from '../http/body.ts';
import { parse } from '../http/parse.ts';
import { erasePerson } from './erase.ts';

interface Parts {
  store: DocumentStore;
  administratorOf: AdministratorOf;
}

const requestSchema = v.strictObject({ email: emailAddress });

export const personRoutes = ({ store, administratorOf }: Parts): Hono =>
  new Hono().post('/erase', async (c) => {
    await needAdministrator(administratorOf, c);
    const { email } = parse(requestSchema, await readJson(c.req.raw));
    return c.json(await erasePerson(store, email));
  });

import { emailAddress } from '@lumitor/domain/catalogue/field';
import { BESIDE, type Beside } from '@lumitor/domain/collections/personCounts';
import { phoneNumber } from '@lumitor/domain/order/enquiry';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { indexValue } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { FileBin } from '../files/fileBin.ts';
import { readBody } from '../http/body.ts';
import type { Person } from './enquired.ts';
import { countPerson, erasePerson } from './erase.ts';

interface Dependencies {
  store: DocumentStore;
  bin: FileBin;
  /** Removes deleted data from the database files, as far as the database can. */
  forget(): Promise<unknown>;
}

const requestSchema = v.pipe(
  v.strictObject({
    email: v.optional(emailAddress),
    phone: v.optional(phoneNumber),
    /** Related data of orders to erase too. */
    beside: v.optional(v.pipe(v.array(v.picklist(BESIDE)), v.maxLength(BESIDE.length)), []),
  }),
  v.forward(
    v.check(
      ({ email, phone }) => (email === undefined) !== (phone === undefined),
      'Enter either an email address or a phone number',
    ),
    ['email'],
  ),
);

export function personRoutes({ store, bin, forget }: Dependencies): Hono {
  /** Parses a POST body, because a query would put the address into logs. */
  const askedOf = async (c: Context): Promise<{ person: Person; beside: Beside[] }> => {
    const { email = '', phone = '', beside } = await readBody(c, requestSchema);
    return { person: { address: indexValue(email), phone }, beside };
  };
  return new Hono()
    .post('/count', async (c) => c.json(await countPerson(store, (await askedOf(c)).person)))
    .post('/erase', async (c) => {
      const { person, beside } = await askedOf(c);
      const erased = await erasePerson(store, person, bin, [...new Set(beside)]);
      await forget();
      return c.json(erased);
    });
}

import { emailAddress } from '@lumitor/domain/catalogue/field';
import { RELATED, type Related } from '@lumitor/domain/collections/personCounts';
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
  forget(): Promise<unknown>;
}

const requestSchema = v.pipe(
  v.strictObject({
    email: v.optional(emailAddress),
    phone: v.optional(phoneNumber),
    beside: v.optional(v.pipe(v.array(v.picklist(RELATED)), v.maxLength(RELATED.length)), []),
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
  /** Parses a body, because a query would put the address into logs. */
  const requestOf = async (c: Context): Promise<{ person: Person; beside: Related[] }> => {
    const { email = '', phone = '', beside: related } = await readBody(c, requestSchema);
    return { person: { address: indexValue(email), phone }, beside: related };
  };
  return new Hono()
    .post('/count', async (c) => c.json(await countPerson(store, (await requestOf(c)).person)))
    .post('/erase', async (c) => {
      const { person, beside: related } = await requestOf(c);
      const erased = await erasePerson(store, person, bin, [...new Set(related)]);
      await forget();
      return c.json(erased);
    });
}

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
import { countCustomer, countPerson, eraseCustomer, erasePerson } from './erase.ts';

interface Dependencies {
  store: DocumentStore;
  bin: FileBin;
  forget(): Promise<unknown>;
}

const requestSchema = v.pipe(
  v.strictObject({
    email: v.optional(emailAddress),
    phone: v.optional(phoneNumber),
    /** Id; all contacts of the customer are erased. */
    customer: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
    beside: v.optional(v.pipe(v.array(v.picklist(RELATED)), v.maxLength(RELATED.length)), []),
  }),
  v.forward(
    v.check(
      ({ email, phone, customer }) =>
        [email, phone, customer].filter((named) => named !== undefined).length === 1,
      'Enter either an email address or a phone number',
    ),
    ['email'],
  ),
);

export function personRoutes({ store, bin, forget }: Dependencies): Hono {
  /** Parses a body, because a query would put the address into logs. */
  const requestOf = async (
    c: Context,
  ): Promise<{ person: Person; customer: string | undefined; beside: Related[] }> => {
    const { email = '', phone = '', customer, beside: related } = await readBody(c, requestSchema);
    return { person: { address: indexValue(email), phone }, customer, beside: [...new Set(related)] };
  };
  return new Hono()
    .post('/count', async (c) => {
      const { person, customer } = await requestOf(c);
      return c.json(await (customer ? countCustomer(store, customer) : countPerson(store, person)));
    })
    .post('/erase', async (c) => {
      const { person, customer, beside: related } = await requestOf(c);
      const erased = await (customer
        ? eraseCustomer(store, customer, bin, related)
        : erasePerson(store, person, bin, related));
      await forget();
      return c.json(erased);
    });
}

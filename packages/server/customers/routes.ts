import {
  changeCustomerSchema,
  mergeSchema,
  newCustomerSchema,
  takeOrderSchema,
} from '@lumitor/domain/customers/customer';
import { importRequestSchema } from '@lumitor/domain/customers/importedCustomer';
import { Hono } from 'hono';
import type { DocumentStore } from '../documents/documentStore.ts';
import { readBody } from '../http/body.ts';
import { parse } from '../refusal/refused.ts';
import { addCustomer, changeCustomer, mergeCustomers, takeOrder } from './changeCustomer.ts';
import { importCustomers } from './importCustomers.ts';
import { customerListQuery, listCustomers } from './listCustomers.ts';
import { customerPage } from './readCustomer.ts';

const MAX_IMPORT_MEGABYTES = 5;

export const customerRoutes = ({ store }: { store: DocumentStore }): Hono =>
  new Hono()
    .get('/', async (c) => c.json(await listCustomers(store.db, parse(customerListQuery, c.req.query()))))
    .post('/', async (c) => {
      const { key, fields } = await readBody(c, newCustomerSchema);
      return c.json(await addCustomer(store, key, fields), 201);
    })
    .post('/import', async (c) => {
      const request = await readBody(c, importRequestSchema, MAX_IMPORT_MEGABYTES);
      return c.json(await importCustomers(store, request));
    })
    .get('/:id', async (c) => c.json(await customerPage(store.db, c.req.param('id'))))
    .post('/:id', async (c) => {
      const request = await readBody(c, changeCustomerSchema);
      return c.json(await changeCustomer(store, c.req.param('id'), request));
    })
    .post('/:id/merge', async (c) => {
      const { email } = c.get('administrator');
      const request = await readBody(c, mergeSchema);
      return c.json(await mergeCustomers(store, c.req.param('id'), request, email));
    })
    .post('/:id/orders', async (c) => {
      const { email } = c.get('administrator');
      await takeOrder(store, c.req.param('id'), await readBody(c, takeOrderSchema), email);
      return c.body(null, 204);
    });

import { randomBytes } from 'node:crypto';
import { emailAddress } from '@lumitor/domain/catalogue/field';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Db } from '../database/schema.ts';
import { newId } from '../documents/documentStore.ts';
import { readBody } from '../http/body.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import type { Secrets } from '../settings/secrets.ts';
import { delivered, notSet } from './delivery.ts';
import { composeMail } from './mailContent.ts';
import { testEvent } from './orderEvent.ts';
import { messageIdOf } from './outbox.ts';
import { sendMail } from './sendMail.ts';
import { sendWebhook } from './sendWebhook.ts';

interface Dependencies {
  db: Db;
  outgoing: Outgoing;
  secrets: Secrets;
  address: string;
}

const passwordSchema = v.strictObject({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(500)) });
const testSchema = v.strictObject({ to: emailAddress });

export function mailRoutes({ db, outgoing, secrets, address }: Dependencies): Hono {
  return new Hono()
    .get('/password', async (c) => {
      return c.json({ isSet: (await secrets.read(db, 'mailPassword')) !== null });
    })
    .post('/password', async (c) => {
      const { password } = await readBody(c, passwordSchema);
      await secrets.write(db, 'mailPassword', password);
      return c.body(null, 204);
    })
    .delete('/password', async (c) => {
      await secrets.clear(db, 'mailPassword');
      return c.body(null, 204);
    })
    .post('/test', async (c) => {
      const { to } = await readBody(c, testSchema);
      const server = await outgoing.mailServer(db);
      if (!server) throw notSet('mail server');
      const values = { shop: await outgoing.shopName(db), address };
      const content = await composeMail(db, 'serverTest', DEFAULT_LANGUAGE, values);
      await delivered(sendMail(server, { messageId: messageIdOf(newId(), address), to, ...content }));
      return c.body(null, 204);
    });
}

export function webhookRoutes({ db, outgoing, secrets, address }: Dependencies): Hono {
  return new Hono()
    .get('/secret', async (c) => {
      return c.json({ isSet: (await secrets.read(db, 'webhookSecret')) !== null });
    })
    .post('/secret', async (c) => {
      const secret = `whsec_${randomBytes(32).toString('base64url')}`;
      await secrets.write(db, 'webhookSecret', secret);
      return c.json({ secret }, 201);
    })
    .post('/test', async (c) => {
      const webhook = await outgoing.webhook(db);
      if (!webhook) throw notSet('webhook');
      const secret = await outgoing.webhookSecret(db);
      if (secret === null) throw notSet('signing secret');
      await delivered(sendWebhook(webhook, secret, testEvent(address)));
      return c.body(null, 204);
    });
}

import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { Db } from '../database/schema.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import type { Secrets } from '../settings/secrets.ts';
import { delivered, notSet } from './delivery.ts';
import { testEvent } from './orderEvent.ts';
import { sendWebhook } from './sendWebhook.ts';

interface Dependencies {
  db: Db;
  outgoing: Outgoing;
  secrets: Secrets;
  /** By which browsers reach the service. */
  address: string;
}

/** The secret that events are signed by, and an event to try it with. */
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
      if (secret === null) throw notSet('secret of the webhook');
      await delivered(sendWebhook(webhook, secret, testEvent(address)));
      return c.body(null, 204);
    });
}

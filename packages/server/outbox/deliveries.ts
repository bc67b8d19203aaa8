import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Schema } from '../database/schema.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import { DeliveryFault } from './delivery.ts';
import { orderEventSchema } from './orderEvent.ts';
import { keptMailSchema, type MailPdf } from './outbox.ts';
import type { Claimed } from './queue.ts';
import { sendMail } from './sendMail.ts';
import { sendWebhook } from './sendWebhook.ts';

/** A PDF under the name of its file; null where what it shows is not there any more. */
export type MakePdf = (pdf: MailPdf) => Promise<{ name: string; content: Buffer } | null>;

interface Options {
  db: Kysely<Schema>;
  outgoing: Outgoing;
  makePdf: MakePdf;
  onError(error: unknown): void;
}

/** How each kind is sent, by the settings of the moment. */
export const deliveries = ({ db, outgoing, makePdf, onError }: Options) => ({
  async mail({ payload }: Claimed): Promise<void> {
    const mail = v.parse(keptMailSchema, JSON.parse(payload));
    const server = await outgoing.mailServer(db);
    if (!server) throw new DeliveryFault('No mail server is set. Set one in the settings.');
    // The mail says where the same is to be seen: it does not wait for a PDF that can't be made.
    const pdf =
      mail.pdf &&
      (await makePdf(mail.pdf).catch((error) => {
        onError(error);
        return null;
      }));
    await sendMail(server, mail, pdf);
  },
  async webhook({ payload }: Claimed): Promise<void> {
    const event = v.parse(orderEventSchema, JSON.parse(payload));
    const webhook = await outgoing.webhook(db);
    if (!webhook) throw new DeliveryFault('No webhook is set any more.', { isFinal: true });
    const secret = await outgoing.webhookSecret(db);
    if (secret === null)
      throw new DeliveryFault('The webhook has no secret to sign by. Make one in the settings.');
    await sendWebhook(webhook, secret, event);
  },
});

import { afterQuietHours } from '@lumitor/domain/settings/quietHours';
import * as v from 'valibot';
import type { Db } from '../database/schema.ts';
import { PdfFault } from '../pdf/orderPdf.ts';
import { Refused } from '../refusal/refused.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import { DeliveryFault, Postponed, TakesLong } from './delivery.ts';
import { orderEventSchema } from './orderEvent.ts';
import { type MailPdf, type StoredMail, storedMailSchema } from './outbox.ts';
import type { Claimed, Lane } from './queue.ts';
import { sendMail } from './sendMail.ts';
import { sendWebhook } from './sendWebhook.ts';

interface PdfFile {
  name: string;
  content: Buffer;
}

/** Orders remembered as slow; a forgotten one only costs another time limit. */
const MAX_KNOWN = 1_000;

/** Null if the order is deleted, or the computing time used up. */
export type MakePdf = (pdf: MailPdf, lane: Lane) => Promise<PdfFile | null>;

interface Options {
  db: Db;
  outgoing: Outgoing;
  makePdf: MakePdf;
  /** Null once nobody need be reminded of the offer. */
  awaitsAnswer(db: Db, offer: NonNullable<StoredMail['reminds']>): Promise<object | null>;
  onError(error: unknown): void;
}

/**
 * PDF of a mail. A slow one moves the mail of a visitor to the lane `long`. An offer fails without its
 * PDF; other mails contain the link and go without.
 */
async function attached(
  pdf: MailPdf,
  lane: Lane,
  { makePdf, onError }: Options,
  takesLong: Set<string>,
): Promise<PdfFile | null> {
  if (lane === 'visitor' && takesLong.has(pdf.orderId)) throw new TakesLong();
  try {
    return await makePdf(pdf, lane);
  } catch (error) {
    if (error instanceof PdfFault && error.isTooMuch && lane === 'visitor') {
      if (takesLong.size >= MAX_KNOWN) takesLong.clear();
      takesLong.add(pdf.orderId);
      throw new TakesLong();
    }
    if (pdf.offer !== undefined && error instanceof Refused) throw new DeliveryFault(error.message);
    onError(error);
    if (pdf.offer !== undefined)
      throw new DeliveryFault('The PDF could not be created: check the log of the service.');
    return null;
  }
}

export const deliveries = (options: Options, takesLong = new Set<string>()) => ({
  async mail({ payload, lane }: Claimed): Promise<void> {
    const { db, outgoing, awaitsAnswer } = options;
    const mail = v.parse(storedMailSchema, JSON.parse(payload));
    const server = await outgoing.mailServer(db);
    if (!server) throw new DeliveryFault('No mail server is set. Set one in the settings.');
    if (mail.reminds) {
      if (!(await awaitsAnswer(db, mail.reminds))) return;
      const until = afterQuietHours(new Date(), await outgoing.offers(db));
      if (until.getTime() > Date.now()) throw new Postponed(until);
    }
    await sendMail(server, mail, mail.pdf && (await attached(mail.pdf, lane, options, takesLong)));
  },
  async webhook({ payload }: Claimed): Promise<void> {
    const { db, outgoing } = options;
    const event = v.parse(orderEventSchema, JSON.parse(payload));
    const webhook = await outgoing.webhook(db);
    if (!webhook) throw new DeliveryFault('The webhook is no longer set.', { isFinal: true });
    const secret = await outgoing.webhookSecret(db);
    if (secret === null)
      throw new DeliveryFault('The webhook has no signing secret. Create one in the settings.');
    await sendWebhook(webhook, secret, event);
  },
});

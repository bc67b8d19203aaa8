import { createHmac } from 'node:crypto';
import type { Bytes, Seconds } from '@lumitor/domain/units';
import type { Webhook } from '../settings/outgoing.ts';
import { DeliveryFault } from './delivery.ts';
import type { WebhookOrderEvent } from './orderEvent.ts';
import { requestPublic } from './requestPublic.ts';

const SHOWN: Bytes = 200;

/** Covers the time too, so that a receiver can refuse a replayed event. */
const signatureOf = (secret: string, at: Seconds, body: string): string =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');

/**
 * Posts an event; statuses 200 to 299 confirm it.
 * @param secret verifies the sender
 */
export async function sendWebhook(
  { url, allowsPrivate }: Pick<Webhook, 'url' | 'allowsPrivate'>,
  secret: string,
  event: WebhookOrderEvent,
  now = Date.now(),
): Promise<void> {
  const body = JSON.stringify(event);
  const at = Math.floor(now / 1_000);
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': event.id,
    'lumitor-signature': `t=${at},v1=${signatureOf(secret, at, body)}`,
  };
  const { status, text } = await requestPublic({
    method: 'POST',
    url: new URL(url),
    headers,
    body,
    allowsPrivate,
    maxBytes: SHOWN,
  });
  if (status >= 300 && status < 400)
    throw new DeliveryFault(
      `The endpoint responded with ${status}, a redirect. Set the address it redirects to.`,
    );
  if (status < 200 || status >= 300)
    throw new DeliveryFault(`The endpoint responded with ${status}. ${text}`.trim());
}

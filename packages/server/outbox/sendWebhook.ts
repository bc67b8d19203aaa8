import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Ms, Seconds } from '@lumitor/domain/units';
import type { Webhook } from '../settings/outgoing.ts';
import { DeliveryFault } from './delivery.ts';
import type { WebhookOrderEvent } from './orderEvent.ts';
import { resolvePublic } from './publicAddress.ts';

const TIMEOUT: Ms = 15_000;
const SHOWN = 200;

/** Covers the time too, so that a receiver can refuse a replayed event. */
const signatureOf = (secret: string, at: Seconds, body: string): string =>
  createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');

interface Posted {
  url: URL;
  headers: Record<string, string>;
  body: string;
  allowsPrivate: boolean;
}

async function post({
  url,
  headers,
  body,
  allowsPrivate,
}: Posted): Promise<{ status: number; text: string }> {
  const { address, family } = await resolvePublic(url.hostname.replace(/^\[|\]$/g, ''), allowsPrivate);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const requested = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        agent: false,
        lookup: (_host, { all }, done) =>
          all ? done(null, [{ address, family }]) : done(null, address, family),
        signal: AbortSignal.timeout(TIMEOUT),
      },
      async (response) => {
        let text = '';
        try {
          for await (const part of response) {
            text += part;
            if (text.length >= SHOWN) break;
          }
        } catch {
          // The status alone is an answer.
        }
        resolve({ status: response.statusCode ?? 0, text: text.slice(0, SHOWN) });
      },
    );
    requested.on('error', reject);
    requested.end(body);
  });
}

/**
 * Posts an event; statuses 200 to 299 confirm it, and redirects are not followed.
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
    'user-agent': 'Lumitor',
    'idempotency-key': event.id,
    'lumitor-signature': `t=${at},v1=${signatureOf(secret, at, body)}`,
  };
  const { status, text } = await post({ url: new URL(url), headers, body, allowsPrivate }).catch((error) => {
    if (error instanceof DeliveryFault) throw error;
    const isLate = error.name === 'TimeoutError' || error.name === 'AbortError';
    throw new DeliveryFault(
      isLate ? `The endpoint did not respond within ${TIMEOUT / 1_000} seconds.` : error.message,
    );
  });
  if (status >= 300 && status < 400)
    throw new DeliveryFault(
      `The endpoint responded with ${status}, a redirect. Set the address it redirects to.`,
    );
  if (status < 200 || status >= 300)
    throw new DeliveryFault(`The endpoint responded with ${status}. ${text}`.trim());
}

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The id of an order derives from its key, so that a retry finds it; guessing the id requires the secret. */
export const orderId = (secret: string, idempotencyKey: string): string =>
  createHmac('sha256', secret).update(idempotencyKey.toLowerCase()).digest('base64url').slice(0, 20);

/** Proves that a browser saved an order (D71a). The key is derived, so a retry receives the same one. */
export const ownerKeyOf = (secret: string, orderId: string): string =>
  createHmac('sha256', secret).update(`owner ${orderId}`).digest('base64url').slice(0, 22);

export function isOwnerKey(secret: string, orderId: string, sent: string | undefined): boolean {
  const [key, own] = [Buffer.from(sent ?? ''), Buffer.from(ownerKeyOf(secret, orderId))];
  return key.length === own.length && timingSafeEqual(key, own);
}

/** Id of a picture, which only a retry of the same request finds, under any key. */
export const sentPictureId = (secret: string, idempotencyKey: string, hash: string): string =>
  orderId(secret, `${idempotencyKey} ${hash}`);

const OF_WHAT_WAS_SENT = 'sent:';

const withSortedFields = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/**
 * Distinguishes a retry from another order under the same key. The hash covers the request as sent, because later
 * versions parse it differently.
 */
export const requestHash = (sent: unknown): string =>
  OF_WHAT_WAS_SENT + createHash('sha256').update(JSON.stringify(sent, withSortedFields)).digest('base64url');

/**
 * Whether a stored order can result from a request. Hashes of older versions cover the parsed request; these orders
 * match by key alone.
 */
export const isOfRequest = (stored: string, hash: string): boolean =>
  stored === hash || !stored.startsWith(OF_WHAT_WAS_SENT);

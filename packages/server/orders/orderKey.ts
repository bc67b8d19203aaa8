import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Derived, so that a retry finds the order; guessing requires the secret. */
export const orderId = (secret: string, idempotencyKey: string): string =>
  createHmac('sha256', secret).update(idempotencyKey.toLowerCase()).digest('base64url').slice(0, 20);

/** Proves that a browser saved an order (D71a); a retry receives the same. */
export const ownerKeyOf = (secret: string, orderId: string): string =>
  createHmac('sha256', secret).update(`owner ${orderId}`).digest('base64url').slice(0, 22);

export function isOwnerKey(secret: string, orderId: string, sent: string | undefined): boolean {
  const [key, own] = [Buffer.from(sent ?? ''), Buffer.from(ownerKeyOf(secret, orderId))];
  return key.length === own.length && timingSafeEqual(key, own);
}

/** Derived, so that only a retry finds the picture. */
export const sentPictureId = (secret: string, idempotencyKey: string, hash: string): string =>
  orderId(secret, `${idempotencyKey} ${hash}`);

const SENT_PREFIX = 'sent:';

const withSortedFields = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Covers the request as sent, because later versions parse it differently. */
export const requestHash = (sent: unknown): string =>
  SENT_PREFIX + createHash('sha256').update(JSON.stringify(sent, withSortedFields)).digest('base64url');

/** Hashes of older versions cover the parsed request: match by key alone. */
export const isOfRequest = (stored: string, hash: string): boolean =>
  stored === hash || !stored.startsWith(SENT_PREFIX);

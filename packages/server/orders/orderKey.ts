import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A record's id follows from its key, so that a retry meets the record; without the secret nobody can guess it. */
export const orderId = (secret: string, idempotencyKey: string): string =>
  createHmac('sha256', secret).update(idempotencyKey.toLowerCase()).digest('base64url').slice(0, 20);

/** Proves that a browser saved an order (D71a). Derived, so a retry of the save is answered with the same key. */
export const ownerKeyOf = (secret: string, orderId: string): string =>
  createHmac('sha256', secret).update(`owner ${orderId}`).digest('base64url').slice(0, 22);

export function isOwnerKey(secret: string, orderId: string, sent: string | undefined): boolean {
  const [key, own] = [Buffer.from(sent ?? ''), Buffer.from(ownerKeyOf(secret, orderId))];
  return key.length === own.length && timingSafeEqual(key, own);
}

/** So a retry meets the file of its own request, and no request that of another, under whatever key it comes. */
export const sentPictureId = (secret: string, idempotencyKey: string, hash: string): string =>
  orderId(secret, `${idempotencyKey} ${hash}`);

const OF_WHAT_WAS_SENT = 'sent:';

const withSortedFields = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/**
 * Tells a retry from another order under the same key: of the request as it was sent, which a later version reads
 * otherwise.
 */
export const requestHash = (sent: unknown): string =>
  OF_WHAT_WAS_SENT + createHash('sha256').update(JSON.stringify(sent, withSortedFields)).digest('base64url');

/** Whether a stored order may be that of a request. One whose hash is of what an older version read is met by its key alone. */
export const isOfRequest = (stored: string, hash: string): boolean =>
  stored === hash || !stored.startsWith(OF_WHAT_WAS_SENT);

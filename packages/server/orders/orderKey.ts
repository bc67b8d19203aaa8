import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Derived, so that a retry finds the order; guessing requires the secret. */
export const orderId = (secret: string, idempotencyKey: string): string =>
  createHmac('sha256', secret).update(idempotencyKey.toLowerCase()).digest('base64url').slice(0, 20);

/** Proves that a browser saved an order (D71a); a retry receives the same. */
export const ownerKeyOf = (secret: string, orderId: string): string =>
  createHmac('sha256', secret).update(`owner ${orderId}`).digest('base64url').slice(0, 22);

/** Opens the offers of an order and all its revisions (D76a). @param firstId of the first revision */
const offerKeyOf = (secret: string, firstId: string): string =>
  createHmac('sha256', secret).update(`offers ${firstId}`).digest('base64url').slice(0, 22);

function isSame(sent: string | undefined, expected: string): boolean {
  const [given, own] = [Buffer.from(sent ?? ''), Buffer.from(expected)];
  return given.length === own.length && timingSafeEqual(given, own);
}

export const isOwnerKey = (secret: string, orderId: string, sent: string | undefined): boolean =>
  isSame(sent, ownerKeyOf(secret, orderId));

export const isOfferKey = (secret: string, firstId: string, sent: string | undefined): boolean =>
  isSame(sent, offerKeyOf(secret, firstId));

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

/** Address of an order's offers for its customer. */
export const offerLink = (address: string, secret: string, firstId: string): string =>
  `${address}/oferta/${encodeURIComponent(firstId)}#${offerKeyOf(secret, firstId)}`;

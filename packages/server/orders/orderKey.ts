import { createHash, createHmac } from 'node:crypto';
import type { OrderRequest } from '@lumitor/domain/order/orderRequest';

/** A record's id follows from its key, so that a retry meets the record; without the secret nobody can guess it. */
export const orderId = (secret: string, idempotencyKey: string): string =>
  createHmac('sha256', secret).update(idempotencyKey.toLowerCase()).digest('base64url').slice(0, 20);

/** So a retry meets the file of its own request, and no request that of another, under whatever key it comes. */
export const sentPictureId = (secret: string, { idempotencyKey }: OrderRequest, hash: string): string =>
  orderId(secret, `${idempotencyKey} ${hash}`);

/** Tells a retry from another order under the same key; a parsed request has its fields in one order. */
export const requestHash = (request: OrderRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/**
 * Header with the owner key of an order: the answer to its save shows the key, and no page of the order does. Who sends the
 * key is the browser that saved the order (D71a).
 */
export const OWNER_KEY_HEADER = 'x-order-key';

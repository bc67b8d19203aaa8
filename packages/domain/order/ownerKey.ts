/**
 * Header with the owner key of an order. Only the answer to the save contains the key, so its sender is the browser
 * that saved the order (D71a).
 */
export const OWNER_KEY_HEADER = 'x-order-key';

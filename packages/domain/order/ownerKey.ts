/** Only the browser that saved the order has the key (D71a). */
export const OWNER_KEY_HEADER = 'x-order-key';

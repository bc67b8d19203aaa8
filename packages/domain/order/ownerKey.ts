/** Header with the owner key, which only the browser that saved the order received (D71a). */
export const OWNER_KEY_HEADER = 'x-order-key';

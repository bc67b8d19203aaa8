/** Of the sign of a supply or a gateway, in pixels. */
export const DEVICE_SIZE = { width: 24, height: 18 };

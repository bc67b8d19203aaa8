/** The three control protocols; a system's `type` is one of them. Apart from the schemas, which the first price does without. */
export const SYSTEM_TYPES = ['onOff', 'dali', 'zigbee'] as const;
export type SystemType = (typeof SYSTEM_TYPES)[number];

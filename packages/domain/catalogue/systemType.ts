/** Control protocols. A file without schemas, because the first price loads it. */
export const SYSTEM_TYPES = ['onOff', 'dali', 'zigbee'] as const;
export type SystemType = (typeof SYSTEM_TYPES)[number];

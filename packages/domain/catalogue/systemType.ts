/** Control protocols, in a file without schemas because the first price loads them. */
export const SYSTEM_TYPES = ['onOff', 'dali', 'zigbee'] as const;
export type SystemType = (typeof SYSTEM_TYPES)[number];

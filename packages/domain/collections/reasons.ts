/** Why an administrator changed something; the history says it. */
export const REASONS = [
  'add',
  'edit',
  'remove',
  'duplicate',
  'copy',
  'activate',
  'deactivate',
  'prices',
  'import',
  'restore',
  'undo',
  'texts',
] as const;

/** A table's head that stays below the bar while rows go by. */
export const STICKY_HEAD = {
  position: 'sticky',
  top: 48,
  zIndex: 2,
  bgcolor: 'background.paper',
} as const;

/** A table's head that stays below the bar while rows go by. */
export const STICKY_HEAD = {
  position: 'sticky',
  top: 48,
  zIndex: 2,
  bgcolor: 'background.paper',
} as const;

/** Columns close together, so that words have the room; the outer ones keep to the card's edge. */
export const CLOSE_COLUMNS = {
  '& td, & th': { px: 1 },
  '& td:first-of-type, & th:first-of-type': { pl: 2 },
  '& td:last-of-type, & th:last-of-type': { pr: 2 },
} as const;

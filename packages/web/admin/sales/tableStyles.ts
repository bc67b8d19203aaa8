/** A table's head that stays in sight while rows go by; what is reached by keyboard is not under it. */
export const TABLE = {
  '& thead': { position: 'sticky', top: 48, zIndex: 2, bgcolor: 'background.paper' },
  '& tbody :is(a, button, input)': { scrollMarginTop: 112 },
} as const;

/** The same with columns close together, so that words have the room; the outer ones keep to the card's edge. */
export const CLOSE_TABLE = {
  ...TABLE,
  '& td, & th': { px: 1 },
  '& td:first-of-type, & th:first-of-type': { pl: 2 },
  '& td:last-of-type, & th:last-of-type': { pr: 2 },
} as const;

/** A card that its table's head can stick beyond. */
export const TABLE_CARD = { overflow: 'visible' } as const;

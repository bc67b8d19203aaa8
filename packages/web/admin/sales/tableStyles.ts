/** A table whose head stays in sight while rows go by; what is reached by keyboard is not under it. */
export const TABLE = {
  '& .RaDataTable-tableWrapper': { overflowX: 'visible' },
  '& .RaDataTable-headerCell': { top: 48 },
  '&& .RaBulkActionsToolbar-toolbar': { backgroundColor: 'background.default' },
  '& tbody :is(a, button, input)': { scrollMarginTop: 112 },
} as const;

/** A card that its table's head can stick beyond. */
export const TABLE_CARD = { overflow: 'visible' } as const;

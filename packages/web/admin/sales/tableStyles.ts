/** Sticky head that does not cover the focused row. */
export const TABLE = {
  '& .RaDataTable-tableWrapper': { overflowX: 'visible' },
  '& .RaDataTable-headerCell': { top: 48 },
  '&& .RaBulkActionsToolbar-toolbar': { backgroundColor: 'background.default' },
  '& tbody :is(a, button, input)': { scrollMarginTop: 48 },
} as const;

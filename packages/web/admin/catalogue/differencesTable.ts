/** How two states of an article stand side by side. */
export const DIFFERENCES_TABLE = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& :is(th, td)': {
    px: 1,
    py: 0.75,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& thead th': { fontWeight: 600, color: 'text.secondary' },
  '& :is(th, td):first-of-type': { width: '30%' },
  '& em': { color: 'text.secondary' },
} as const;

/** From which width on a cell has a column of its own; below it stands under the layout's name. */
export const AT = {
  /** The first column, unless there is room for the time before it. */
  layout: { width: { md: '28%' }, '&&': { pl: { xs: 2, lg: 1 } } },
  middle: { display: { xs: 'none', md: 'table-cell' } },
  wide: { display: { xs: 'none', lg: 'table-cell' } },
} as const;

/** Shown only where the column is not. */
export const BELOW = {
  middle: { display: { xs: 'block', md: 'none' } },
  wide: { display: { xs: 'block', lg: 'none' } },
} as const;

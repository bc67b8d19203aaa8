/** From which width on a cell has a column of its own; below it stands under the article's title. */
export const AT = {
  middle: { display: { xs: 'none', md: 'table-cell' } },
  wide: { display: { xs: 'none', sm: 'table-cell' } },
} as const;

/** Shown only where the columns are not. */
export const BELOW = { display: { xs: 'block', md: 'none' } } as const;

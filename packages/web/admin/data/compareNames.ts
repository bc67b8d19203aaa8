/** Order of names in lists: Polish letters, and numbers by value. `localeCompare` would build a collator per call. */
export const compareNames = new Intl.Collator('pl', { numeric: true }).compare;

/** What differs from the usual, by field: the rest need not be written down. Fields are compared as they are. */
export const unusual = <Whole extends object>(whole: Whole, usual: Partial<Whole>): Partial<Whole> =>
  Object.fromEntries(
    Object.entries(whole).filter(([name, value]) => value !== usual[name as keyof Whole]),
  ) as Partial<Whole>;

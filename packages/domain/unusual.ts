/** Fields that differ from the defaults, compared by identity. */
export function unusual<Whole extends object>(whole: Whole, usual: Partial<Whole>): Partial<Whole> {
  const stored: Partial<Whole> = {};
  for (const name of Object.keys(whole) as (keyof Whole)[])
    if (whole[name] !== usual[name]) stored[name] = whole[name];
  return stored;
}

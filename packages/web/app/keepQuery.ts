/** What an address carries from screen to screen: language, partner's link, and whether texts are edited in place. */
const KEPT = ['lang', 'ref', 'texts'];

/** The path with what the present address carries; what the path names itself stays. */
export function keepQuery(path: string, search: string): string {
  const [rest = '', hash] = path.split('#');
  const [pathname = '', own] = rest.split('?');
  const query = new URLSearchParams(own);
  const present = new URLSearchParams(search);
  for (const name of KEPT) {
    const value = present.get(name);
    if (value && !query.has(name)) query.set(name, value);
  }
  return pathname + (query.size > 0 ? `?${query}` : '') + (hash === undefined ? '' : `#${hash}`);
}

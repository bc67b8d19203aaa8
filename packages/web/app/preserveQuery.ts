/** Parameters carried from screen to screen: language, partner's link, and text editing. */
const CACHED = ['lang', 'ref', 'texts'];

/** Path with the carried parameters of the current address; those in the path take precedence. */
export function preserveQuery(path: string, search: string): string {
  const [rest = '', hash] = path.split('#');
  const [pathname = '', own] = rest.split('?');
  const query = new URLSearchParams(own);
  const present = new URLSearchParams(search);
  for (const name of CACHED) {
    const value = present.get(name);
    if (value && !query.has(name)) query.set(name, value);
  }
  return pathname + (query.size > 0 ? `?${query}` : '') + (hash === undefined ? '' : `#${hash}`);
}

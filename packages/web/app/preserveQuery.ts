const CARRIED = ['lang', 'ref', 'texts'];

/** Parameters in the path take precedence over those of the current address. */
export function preserveQuery(path: string, search: string): string {
  const [rest = '', hash] = path.split('#');
  const [pathname = '', own] = rest.split('?');
  const query = new URLSearchParams(own);
  const present = new URLSearchParams(search);
  for (const name of CARRIED) {
    const value = present.get(name);
    if (value && !query.has(name)) query.set(name, value);
  }
  return pathname + (query.size > 0 ? `?${query}` : '') + (hash === undefined ? '' : `#${hash}`);
}

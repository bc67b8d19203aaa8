import { fileURLToPath } from 'node:url';

/** The repository's folder, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What scripts keep between runs; never committed. */
export const CACHE = `${ROOT}.cache/`;

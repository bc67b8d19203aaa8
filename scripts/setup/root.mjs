import { fileURLToPath } from 'node:url';

/** Ends with a slash. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Data between runs; never committed. */
export const CACHE = `${ROOT}.cache/`;

import { fileURLToPath } from 'node:url';

/** With a slash at its end. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Data between runs; never committed. */
export const CACHE = `${ROOT}.cache/`;

import { fileURLToPath } from 'node:url';

/** Repository folder, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Data of scripts between runs; never committed. */
export const CACHE = `${ROOT}.cache/`;

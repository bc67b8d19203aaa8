import { CACHE } from '../scripts/setup/root.mjs';

/** Data folder of the server of the browser tests. */
export const DATA_FOLDER = `${CACHE}e2e-data`;

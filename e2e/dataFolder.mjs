import { CACHE } from '../scripts/setup/root.mjs';

/** The data folder of the server that the browser tests start. */
export const DATA_FOLDER = `${CACHE}e2e-data`;

import { CACHE } from '../scripts/setup/root.mjs';

export const DATA_FOLDER = `${CACHE}e2e-data`;

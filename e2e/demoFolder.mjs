import { fingerprint } from '../scripts/setup/fingerprint.mjs';
import { CACHE, ROOT } from '../scripts/setup/root.mjs';

/** Holds the demo catalogues of earlier versions, too, until another is loaded. */
export const DEMO_FOLDERS = `${CACHE}e2e-demo/`;

/** A data folder with the demo catalogue and the administrator, where one has been made by these very sources. */
export const demoFolder = () =>
  DEMO_FOLDERS + fingerprint(ROOT, ['package-lock.json', 'packages/domain', 'packages/server']);

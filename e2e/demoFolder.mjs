import { fingerprint } from '../scripts/setup/fingerprint.mjs';
import { CACHE, ROOT } from '../scripts/setup/root.mjs';

/** Demo catalogues, including those of earlier versions until another is loaded. */
export const DEMO_FOLDERS = `${CACHE}e2e-demo/`;

/** Data folder with the demo catalogue and the administrator, if made from the current sources. */
export const demoFolder = () =>
  DEMO_FOLDERS + fingerprint(ROOT, ['package-lock.json', 'packages/domain', 'packages/server']);

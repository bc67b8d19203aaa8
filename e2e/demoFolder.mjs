import { fingerprint } from '../scripts/setup/fingerprint.mjs';
import { CACHE, ROOT } from '../scripts/setup/root.mjs';

export const DEMO_FOLDERS = `${CACHE}e2e-demo/`;

/** Rebuilt unless made from the current sources. */
export const demoFolder = () =>
  DEMO_FOLDERS + fingerprint(ROOT, ['package-lock.json', 'packages/domain', 'packages/server']);

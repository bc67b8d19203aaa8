import base from '../../playwright.config.ts';
import { ROOT } from '../../scripts/setup/root.mjs';

/** Not tests: creates the stored data of this version. */
export default {
  ...base,
  testDir: '.',
  testMatch: /leave\.ts$/,
  outputDir: `${ROOT}test-results`,
  use: { ...base.use, actionTimeout: 30_000 },
  webServer: { ...base.webServer, cwd: ROOT },
};

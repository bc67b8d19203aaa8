import base from '../../playwright.config.ts';
import { ROOT } from '../../scripts/setup/root.mjs';

export default {
  ...base,
  testDir: '.',
  testMatch: /leave\.ts$/,
  outputDir: `${ROOT}test-results`,
  use: { ...base.use, actionTimeout: 30_000 },
  webServer: { ...base.webServer, cwd: ROOT },
};

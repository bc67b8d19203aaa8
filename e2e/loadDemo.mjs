import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { ROOT } from '../scripts/setup/root.mjs';
import { ADMINISTRATOR } from './administrator.mjs';
import { DEMO_FOLDERS, demoFolder } from './demoFolder.mjs';

/* Loads the demo catalogue. Its pictures take as long as twenty tests, so `npm test` runs this in parallel. */
const folder = demoFolder();
if (!existsSync(folder)) {
  rmSync(DEMO_FOLDERS, { recursive: true, force: true });
  mkdirSync(DEMO_FOLDERS, { recursive: true });
  const unfinished = mkdtempSync(`${DEMO_FOLDERS}unfinished-`);
  const service = spawn(process.execPath, [`${ROOT}packages/server/dist/main.js`], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: unfinished,
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      // The tests have their own rate.
      EXCHANGE_RATE_URL: 'http://127.0.0.1:1',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: service.stdout }).on('line', (line) => {
    if (line.startsWith('Lumitor is ready')) service.kill('SIGTERM');
  });
  service.on('close', (code) => {
    if (code === 0) renameSync(unfinished, folder);
    else process.exitCode = 1;
  });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSteps } from '../setup/build.mjs';
import { installPackages } from '../setup/debianPackages.ts';
import { runSteps } from '../setup/steps.mjs';
import { checkFiles } from './checkFiles.ts';
import { checkImage } from './checkImage.ts';
import { checkProxies } from './checkProxies.ts';
import { found } from './checks.ts';

/** No container engine; root on Debian. */
const CHECKS: Record<string, (folder: string) => Promise<void>> = {
  files: checkFiles,
  proxies: checkProxies,
  image: checkImage,
};

const named = process.argv.slice(2);
await installPackages(['caddy', 'curl', 'docker-compose', 'nginx', 'postgresql', 'systemd']);
await runSteps(buildSteps);
const folder = mkdtempSync(join(tmpdir(), 'lumitor-deploy-'));
try {
  for (const [name, run] of Object.entries(CHECKS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.log(name);
    await run(join(folder, name));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${found.passed} passed, ${found.failed.length} failed`);
process.exit(found.failed.length > 0 ? 1 : 0);

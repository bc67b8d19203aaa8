import { administrationLoad, firstLoad, MOST } from '../bench/firstLoad.ts';
import { webBuildStep } from './setup/build.mjs';
import { runSteps } from './setup/steps.mjs';

/** Bytes do not depend on the machine's load. */
await runSteps([webBuildStep]);
const scripts = firstLoad();
const total = scripts.reduce((sum, { gzip }) => sum + gzip, 0);
for (const { name, gzip } of scripts) console.log(`${gzip.toFixed(1).padStart(8)} kB  ${name}`);
console.log(
  `${total.toFixed(1).padStart(8)} kB of JavaScript (gzip) until the first price; at most ${MOST} kB`,
);
if (total > MOST) {
  console.error('Load later what the first price does without: see packages/web/build/firstLoad.ts.');
  process.exitCode = 1;
}

for (const { page, kB, most } of administrationLoad()) {
  console.log(
    `${kB.toFixed(1).padStart(8)} kB of JavaScript (gzip) until ${page} of the administration; at most ${most} kB`,
  );
  if (kB <= most) continue;
  console.error('Load pages on demand: see packages/web/admin/frame/pages.ts.');
  process.exitCode = 1;
}

import './setup/nodeVersion.mjs';
import { installStep } from './setup/install.mjs';
import { ROOT } from './setup/root.mjs';
import { runSteps } from './setup/steps.mjs';

/** Starts before an installation too: `node scripts/run.mjs FILE ARGUMENTS`. */
const [file = ''] = process.argv.splice(2, 1);

// Another program may read stdout, so progress goes to stderr.
if (!installStep.isDone?.()) await runSteps([installStep], process.stderr);

// Signals and exit code are the program's.
process.chdir(ROOT);
const { register } = await import('tsx/esm/api');
register();
await import(`${ROOT}${file}`);

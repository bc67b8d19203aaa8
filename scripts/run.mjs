import './setup/nodeVersion.mjs';
import { installStep } from './setup/install.mjs';
import { ROOT } from './setup/root.mjs';
import { runSteps } from './setup/steps.mjs';

/** Runs a program in TypeScript, also where nothing is installed yet: `node scripts/run.mjs FILE ARGUMENTS`. */
const [file = ''] = process.argv.splice(2, 1);

// Not among what the program prints: that may be read by another.
if (!installStep.isDone?.()) await runSteps([installStep], process.stderr);

// In this very process: arguments, exit code and signals are the program's own.
process.chdir(ROOT);
const { register } = await import('tsx/esm/api');
register();
await import(`${ROOT}${file}`);

import './setup/nodeVersion.mjs';
import { installStep } from './setup/install.mjs';
import { ROOT } from './setup/root.mjs';
import { runSteps } from './setup/steps.mjs';

/** Runs a TypeScript program, even before anything is installed: `node scripts/run.mjs FILE ARGUMENTS`. */
const [file = ''] = process.argv.splice(2, 1);

// Progress goes to stderr, because another program may read stdout.
if (!installStep.isDone?.()) await runSteps([installStep], process.stderr);

// Same process: arguments, exit code and signals belong to the program.
process.chdir(ROOT);
const { register } = await import('tsx/esm/api');
register();
await import(`${ROOT}${file}`);

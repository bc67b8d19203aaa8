import './setup/nodeVersion.mjs';
import { installStep } from './setup/install.mjs';
import { ROOT } from './setup/root.mjs';
import { runSteps } from './setup/steps.mjs';

/** TypeScript program, also before an installation: `node scripts/run.mjs FILE ARGUMENTS`. */
const [file = ''] = process.argv.splice(2, 1);

// Another program may read stdout, so progress goes to stderr.
if (!installStep.isDone?.()) await runSteps([installStep], process.stderr);

// Arguments, exit code and signals belong to the program.
process.chdir(ROOT);
const { register } = await import('tsx/esm/api');
register();
await import(`${ROOT}${file}`);

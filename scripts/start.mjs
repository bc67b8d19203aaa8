import './setup/nodeVersion.mjs';
import { buildSteps } from './setup/build.mjs';
import { installStep } from './setup/install.mjs';
import { ROOT } from './setup/root.mjs';
import { runSteps } from './setup/steps.mjs';

const steps = [installStep, ...buildSteps];
if (!steps.every((step) => step.isDone?.())) await runSteps(steps);

// Same process: signals reach the service, and no second Node takes memory.
process.chdir(ROOT);
await import(new URL('../packages/server/dist/main.js', import.meta.url).href);

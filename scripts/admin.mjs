import './setup/nodeVersion.mjs';
import { serverBuildStep } from './setup/build.mjs';
import { installStep } from './setup/install.mjs';
import { ROOT } from './setup/root.mjs';
import { runSteps } from './setup/steps.mjs';

// A running service reads the web build.
const steps = [installStep, serverBuildStep];
if (!steps.every((step) => step.isDone?.())) await runSteps(steps);

process.chdir(ROOT);
await import(new URL('../packages/server/dist/admin.js', import.meta.url).href);

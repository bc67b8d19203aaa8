import './setup/nodeVersion.mjs';
import { serverBuildStep } from './setup/build.mjs';
import { installStep } from './setup/install.mjs';
import { ROOT } from './setup/root.mjs';
import { runSteps } from './setup/steps.mjs';

// The web build is left alone: a running service reads its files.
const steps = [installStep, serverBuildStep];
if (!steps.every((step) => step.isDone?.())) await runSteps(steps);

process.chdir(ROOT);
await import(new URL('../packages/server/dist/data.js', import.meta.url).href);

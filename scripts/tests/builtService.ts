import type { TestProject } from 'vitest/node';
import type {} from '../../packages/server/testing/child.ts';
import { isBuilt } from '../setup/build.mjs';
import { ROOT } from '../setup/root.mjs';

/** Tells tests whether they may start the service as built. While files are watched, the sources run ahead of it. */
export default function setup({ provide, config }: TestProject): void {
  provide('isServiceBuilt', !config.watch && isBuilt(ROOT, 'server'));
}

import type { TestProject } from 'vitest/node';
import type {} from '../../packages/server/testing/child.ts';
import { isBuilt } from '../setup/build.mjs';
import { ROOT } from '../setup/root.mjs';

/** The build is older than the sources in watch mode. */
export default function setup({ provide, config }: TestProject): void {
  provide('isServiceBuilt', !config.watch && isBuilt(ROOT, 'server'));
}

import type { Measured } from '../bench/measured.ts';
import { runTool } from '../scripts/setup/command.mjs';

const REQUESTS = 50_000;
const TEST = 'packages/server/security/generatedRequests.test.ts';

/** The test of generated requests with many more of them. What it finds it says itself, with a seed to find it again. */
export async function run(): Promise<Measured[]> {
  const env = { GENERATED_REQUESTS: String(REQUESTS) };
  const { code } = await runTool('vitest/vitest.mjs', ['run', TEST], { env });
  return [
    { what: 'generated requests', value: REQUESTS, unit: '' },
    {
      what: 'with a fault, no answer, or a change by a refused one',
      value: code === 0 ? 0 : 1,
      unit: '',
      target: { most: 0 },
    },
  ];
}

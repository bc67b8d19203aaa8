import { onTestFinished } from 'vitest';
import { send } from './cdp.ts';

const emulate = (enabled: boolean) => send('Emulation.setTouchEmulationEnabled', { enabled });

/** The pointer is coarse, and touches arrive, until the test ends. */
export async function emulateTouch(): Promise<void> {
  onTestFinished(async () => {
    await emulate(false);
  });
  await emulate(true);
}

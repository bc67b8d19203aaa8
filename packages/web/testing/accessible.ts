import { expect } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    findViolations(): Promise<string[]>;
  }
}

/** Expects no violation that axe finds in the shown components, in both themes. */
export async function expectAccessible(): Promise<void> {
  expect(await commands.findViolations()).toEqual([]);
}

import type { ComponentType } from 'react';

/** For a part that others do without: where it can't be loaded, nothing stands in its place. */
export const orNothing =
  <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  (): Promise<{ default: ComponentType<Props> }> =>
    load().catch(() => ({ default: () => null }));

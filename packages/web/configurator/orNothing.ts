import type { ComponentType } from 'react';

/** For a part that the work goes on without: where it can't be loaded, nothing or another stands in its place. */
export const orNothing =
  <Props>(
    load: () => Promise<{ default: ComponentType<Props> }>,
    instead: ComponentType<Props> = () => null,
  ) =>
  (): Promise<{ default: ComponentType<Props> }> =>
    load().catch(() => ({ default: instead }));

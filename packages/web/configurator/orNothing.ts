import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** For a part that the work goes on without: where it can't be loaded, nothing or another stands in its place. */
export const orNothing =
  <Props>(load: Load<Props>, instead: ComponentType<Props> = () => null): Load<Props> =>
  () =>
    load().catch(() => ({ default: instead }));

const waiting: (() => Promise<unknown>)[] = [];

/** A part that the first price does not need: it is fetched as soon as the drawing is there, or when it is shown. */
export function later<Props>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  waiting.push(load);
  return lazy(load);
}

/** The same for what is no component. */
export function loadLater<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  waiting.push(load);
  return load;
}

/** Fetches all that was put off. Where that fails, it is tried again when it is shown. */
export function fetchLater(): void {
  for (const load of waiting) load().catch(() => {});
}

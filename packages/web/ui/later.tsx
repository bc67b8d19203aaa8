import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
/** `waiting` is shown until the part has loaded. */
type Part<Props> = (props: Props & { waiting?: ReactNode }) => ReactNode;

/** Component that loads when it is first shown. */
export function onDemand<Props extends object>(load: Load<Props>): Part<Props> {
  const Loaded: ComponentType<Props> = lazy(load);
  return ({ waiting, ...props }) => (
    <Suspense fallback={waiting}>{createElement(Loaded, props as Props)}</Suspense>
  );
}

/** Makes a component optional: if loading fails, it is replaced by nothing or by a substitute. */
export const orNothing =
  <Props,>(load: Load<Props>, instead: ComponentType<Props> = () => null): Load<Props> =>
  () =>
    load().catch(() => ({ default: instead }));

const waiting: (() => Promise<unknown>)[] = [];

/** Component that is not needed for the first price: loads when the drawing is ready, or when shown. */
export function later<Props extends object>(load: Load<Props>): Part<Props> {
  waiting.push(load);
  return onDemand(load);
}

/** Like `later`, for modules without a component. */
export function loadLater<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  waiting.push(load);
  return load;
}

/** Loads all deferred modules. Failed ones are retried when they are shown. */
export function fetchLater(): void {
  for (const load of waiting) load().catch(() => {});
}

import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type Part<Props> = (props: Props & { waiting?: ReactNode }) => ReactNode;

export function onDemand<Props extends object>(load: Load<Props>): Part<Props> {
  const Loaded: ComponentType<Props> = lazy(load);
  return ({ waiting, ...props }) => (
    <Suspense fallback={waiting}>{createElement(Loaded, props as Props)}</Suspense>
  );
}

/** Failed loads render `instead`. */
export const orNothing =
  <Props,>(load: Load<Props>, instead: ComponentType<Props> = () => null): Load<Props> =>
  () =>
    load().catch(() => ({ default: instead }));

const waiting: (() => Promise<unknown>)[] = [];

/** Loads when the drawing is ready, or when shown. */
export function later<Props extends object>(load: Load<Props>): Part<Props> {
  waiting.push(load);
  return onDemand(load);
}

export function loadLater<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  waiting.push(load);
  return load;
}

/** Failed modules are retried when they are shown. */
export function fetchLater(): void {
  for (const load of waiting) load().catch(() => {});
}

import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
/** `waiting` stands in its place until it has come. */
type Part<Props> = (props: Props & { waiting?: ReactNode }) => ReactNode;

/** A part that is fetched when it is shown. */
export function onDemand<Props extends object>(load: Load<Props>): Part<Props> {
  const Loaded: ComponentType<Props> = lazy(load);
  return ({ waiting, ...props }) => (
    <Suspense fallback={waiting}>{createElement(Loaded, props as Props)}</Suspense>
  );
}

/** For a part that the work goes on without: where it can't be loaded, nothing or another stands in its place. */
export const orNothing =
  <Props,>(load: Load<Props>, instead: ComponentType<Props> = () => null): Load<Props> =>
  () =>
    load().catch(() => ({ default: instead }));

const waiting: (() => Promise<unknown>)[] = [];

/** A part that the first price does not need: it is fetched as soon as the drawing is there, or when it is shown. */
export function later<Props extends object>(load: Load<Props>): Part<Props> {
  waiting.push(load);
  return onDemand(load);
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

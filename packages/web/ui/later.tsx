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
